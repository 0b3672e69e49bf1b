/** Words that are right though no dictionary of Italian has them, each kind for a reason. Read it over when it grows. */
export const acceptedInItalian: readonly string[] = [
  // Names: of the game, of programs, of what is measured by.
  ...['Crescent', 'Chromium', 'Firefox', 'Mozilla', 'JavaScript', 'Gulpease'],
  ...['NVDA', 'JAWS', 'VoiceOver', 'TalkBack', 'axe', 'WCAG', 'AA', 'AAA'],
  // Keys, as they are written on a keyboard.
  ...['Tab', 'Esc', 'Ins', 'Maiusc', 'Ctrl'],
  // English that Italian has taken in, and a variant's name; whatever else is English says so in its markup.
  ...['app', 'screen', 'reader', 'Four'],
  // The folder of this file, which the page on WCAG names.
  'tests',
  // Names of criteria in the authorised translation of WCAG 2.2.
  ...['audiodescrizione', 'preregistrati', 'preregistrato', 'preregistrata', 'riautenticazione'],
  ...['hover'],
];

/** The same of English. */
export const acceptedInEnglish: readonly string[] = [
  // Names: of programs, of what is measured by.
  ...['Flesch', 'NVDA', 'WCAG'],
  // Names of criteria of WCAG 2.2.
  ...['Color', 'Reflow'],
];

/** The same of what readers of the repository read, and of comments. */
export const acceptedInRepository: readonly string[] = [
  // Names: of people, of formats, of what is measured by.
  ...[
    'Doty',
    'Newcombe',
    'sfc',
    'nosniff',
    'Gulpease',
    'Flesch',
    'WCAG',
    'GTK',
    'Orca',
    'Stryker',
    'Cloudflare',
    'nginx',
  ],
  // Terms of the field.
  ...['frontmatter', 'reflows', 'p̂', 'manieth', 'dialogs'],
  // Italian words that are spoken of.
  ...['asso', 'pila', 'fondazione', 'ecco', 'primi'],
];
