/** What the addresses of the site say in English. A script takes only those that it uses. */
export const RULES = 'rules';
export const CARD = 'summary';
export const EXAMPLES = 'examples';
export const STEPS = 'steps';
export const TRAINER = 'practice';
export const WINNABLE_DEALS = 'winnable';
export const LESSONS = 'lessons';
export const DRILL = 'legal-or-not';
export const WINNABLE = 'how-often-you-win';
export const STRATEGY = 'strategy';
export const GLOSSARY = 'glossary';
export const ACCESSIBILITY = 'accessibility';
export const CRITERIA = 'wcag';
export const LISTENINGS = 'heard';
export const SEARCH = 'search';
export const EMBED = 'embed';
export const PREVIEWS = 'previews';
export const ICONS = 'icons';

/** The id of the main content, where the skip link leads. */
export const MAIN = 'content';
