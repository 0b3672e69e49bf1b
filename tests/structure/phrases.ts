/** What the reader calls a thing before it says its name. */
const ROLE =
  /^(link|button|heading|textbox|searchbox|combobox|option|radio|slider|list|item \d+ of \d+(?:, level \d+)?|group|figure|caption|table|row|columnheader|rowheader|cell|term|definition|navigation|search|form|region|banner|main|contentinfo|article|status|image|separator)(?:, |$)/;

/** What it says after the name, in its own words. */
const STATE =
  /, (?:level \d+|current (?:page|item)|(?:not )?(?:pressed|expanded|selected|checked)|disabled|invalid|position \d+|set size \d+|has popup listbox|orientated \w+|(?:max|min) value \d+|current value [^,]+)$/;

const FIELDS = ['textbox', 'searchbox', 'combobox', 'radio', 'slider'];

/** What is heard of a phrase in the page's own words: neither its role nor its state. */
export const wordsOf = (phrase: string): string => {
  const role = roleOf(phrase);
  let words = role ? phrase.slice(role.length).replace(/^, /, '') : phrase;
  while (STATE.test(words) || STATE.test(`, ${words}`))
    words = `, ${words}`.replace(STATE, '').replace(/^, /, '');
  return words.trim();
};

/** The role that a phrase begins with, if it is more than text. */
export const roleOf = (phrase: string): string | undefined => ROLE.exec(phrase)?.[1];

/** The phrases of some roles, in order. */
export const withRole = (phrases: readonly string[], ...roles: readonly string[]): string[] =>
  phrases.filter((phrase) => roles.includes(roleOf(phrase) ?? ''));

/** The phrases from the first that is `from` up to, and without, the next that is `to`; to the end without it. */
export const between = (phrases: readonly string[], from: string, to?: string): string[] => {
  const start = phrases.indexOf(from);
  if (start < 0) throw new Error(`«${from}» is not heard:\n${phrases.join('\n')}`);
  const end = to === undefined ? -1 : phrases.indexOf(to, start + 1);
  if (to !== undefined && end < 0) throw new Error(`«${to}» is not heard after «${from}».`);
  return phrases.slice(start, end < 0 ? undefined : end);
};

/** A list with these items, each of one or more phrases, as it is heard. */
export const list = (items: readonly (string | readonly string[])[]): string[] => [
  'list',
  ...items.flatMap((item, index) => [
    `item ${index + 1} of ${items.length}`,
    ...(typeof item === 'string' ? [item] : item),
  ]),
];

/** Something folded away, as it is heard before it is opened; what follows it once it is. */
export const folded = (summary: string): string[] => ['group', `button, ${summary}, not expanded`];
export const unfolded = (summary: string): string[] => ['group', `button, ${summary}, expanded`];

/**
 * The phrases that say what the one before has just said. Only a label, which is also seen, is the name of its field; a link
 * that is all of a heading is heard as one with it; and figures in a table may be the same.
 */
export const saidTwice = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase, index) => {
    const before = phrases[index - 1];
    if (before === undefined || wordsOf(phrase) === '' || wordsOf(phrase) !== wordsOf(before))
      return false;
    const roles = [roleOf(before) ?? '', roleOf(phrase) ?? ''] as const;
    const isLabel = roles.some((role) => FIELDS.includes(role));
    const isAllOfIt = roles[1] === 'link' && /^heading|header$/.test(roles[0]);
    return !isLabel && !isAllOfIt && roles[1] !== 'cell';
  });

/** Whatever can be used, or is a figure or a table, and has no name. */
export const nameless = (phrases: readonly string[]): string[] =>
  withRole(phrases, ...FIELDS, 'link', 'button', 'heading', 'option', 'table', 'image').filter(
    (phrase) => wordsOf(phrase) === '',
  );
