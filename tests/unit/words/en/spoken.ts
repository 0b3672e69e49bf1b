/** Names that the code uses for itself, and that no reader should meet. */
const INTERNAL: readonly RegExp[] = [
  /\b(?:undefined|null|NaN|Infinity)\b|\[object|=>|\$\{/,
  /\b(?:same-place|no-card|base-locked|foundation-to-pile|empty-pile|pile-full|game-over)\b/,
  /\b(?:different-suit|not-adjacent|wrong-foundation|does-not-follow|no-redistributions)\b/,
  /\b(?:at-start|after-redistribution|limit-reached|nothing-undone)\b/,
  // A card, a foundation or a move in the notation of records; the field's own `d-` is in lower case.
  /\b(?:A|[2-9]|10|J|Q|K)[SHDC]\b/,
  /\b[SHDC][+-]/,
  /\d>\d|->/,
];

const ITALIAN =
  /[àèéìòù]|\b(?:pila|carta|mossa|asso|fante|donna|re|picche|cuori|quadri|fiori|partita|di|della|che|non)\b/i;

const TYPOGRAPHY: readonly [fault: string, pattern: RegExp][] = [
  ['a straight quotation mark or apostrophe', /['"`´]/],
  ['the quotation marks of Italian', /[«»]/],
  ['two spaces, or a space that is not one', / {2}|[\t\n\r\u00a0]/],
  ['a space at an end', /^\s|\s$/],
  ['a space before a stop', / [.,;:!?%…]/],
  ['two stops', /[.,;:!?]{2}|…[.,;:]/],
  ['three full stops for an ellipsis', /\.\.\./],
  ['“ and ” that are no pairs', /^[^“]*”|“[^”]*$|“[^”]*“/],
  ['a word twice', /\b([a-z]+) \1\b/i],
  [
    'one of many',
    /(?<![.,\d])1 (?:cards|piles|moves|redistributions|games|wins|places|seconds|minutes)\b/,
  ],
  ['the wrong article', /\ban [2-79jkq]|\ba (?:ace|8)\b/i],
  ['a comma before the last of a list', /, (?:and|or) (?:pile|the \w+ \w+ foundation)/],
];

/** The names that the code uses for itself in a text, as the patterns that they are found by. */
export const internalNamesIn = (text: string): RegExp[] =>
  INTERNAL.filter((pattern) => pattern.test(text));

/** What is wrong with an English text of the site, wherever it stands: the names of the faults, none for a good one. */
export const faultsOfText = (text: string): string[] => [
  ...internalNamesIn(text).map((pattern) => `internal: ${pattern}`),
  ...(ITALIAN.test(text) ? ['Italian'] : []),
  ...TYPOGRAPHY.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault),
];

/** What is wrong with a text that is announced: whole sentences, each from its capital to its stop. */
export const faultsOfSpeech = (text: string): string[] => [
  ...faultsOfText(text),
  ...(/^[“\p{Lu}\d]/u.test(text) ? [] : ['no capital at the beginning']),
  ...(/[.!?…]$/.test(text) ? [] : ['no stop at the end']),
  ...(/[\p{L}\d”][.!?] \p{Ll}/u.test(text) ? ['no capital after a stop'] : []),
];
