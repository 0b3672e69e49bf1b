/**
 * What the addresses of the site say in Italian: one name for each folder, and no name twice, so that an address can be
 * said in another language name by name. A script takes only those that it uses.
 */
export const RULES = 'regole';
export const CARD = 'scheda';
export const EXAMPLES = 'esempi';
export const STEPS = 'passi';
export const TRAINER = 'allenamento';
export const WINNABLE_DEALS = 'vincibili';
export const LESSONS = 'lezioni';
export const DRILL = 'si-puo-fare';
export const WINNABLE = 'quanto-si-vince';
export const STRATEGY = 'strategia';
export const GLOSSARY = 'glossario';
export const ACCESSIBILITY = 'accessibilita';
export const CRITERIA = 'wcag';
export const LISTENINGS = 'ascolti';
export const SEARCH = 'ricerca';
export const EMBED = 'incorpora';
export const PREVIEWS = 'anteprime';
export const ICONS = 'icone';

/** The id of the main content, where the skip link leads. */
export const MAIN = 'contenuto';
