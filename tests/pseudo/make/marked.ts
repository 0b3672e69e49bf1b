/** A text between these is in the made-up language. A visitor's own words, and numbers, need not be. */
export const OPEN = '‹';
export const CLOSE = '›';

/** What Italian says with three letters takes four here: a, e and o are a third of its letters, and each is written twice. */
export const lengthen = (text: string): string => text.replaceAll(/([aeo])\1*/g, '$1$1');

const SAYS_SOMETHING = /\p{L}.*\p{L}/su;

/** A text in the made-up language. What is one letter at the most is the same there: the letter of a card, a number. */
export const mark = (text: string): string => {
  if (!SAYS_SOMETHING.test(text)) return text;
  const [, before, said, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  return `${before!}${OPEN}${lengthen(said!.replaceAll(OPEN, '').replaceAll(CLOSE, ''))}${CLOSE}${after!}`;
};

/** What a program reads, not people: the words of commands, a code, the name of a file. */
const KEPT = new Set(['command', 'answerVocabulary', 'CODE_EXAMPLE', 'fileName']);

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** The words of a language with every text marked that is in them or that their functions give. `name` is how they are exported. */
export const marked = <Value>(value: Value, name = ''): Value => deep(value, name) as Value;

const deep = (value: unknown, name: string): unknown => {
  if (KEPT.has(name)) return value;
  if (typeof value === 'string') return mark(value);
  if (typeof value === 'function') {
    const say = value as (...given: unknown[]) => unknown;
    return (...given: unknown[]) => deep(say(...given), '');
  }
  if (Array.isArray(value)) return value.map((one) => deep(one, ''));
  if (value instanceof Map)
    return new Map([...value].map(([key, one]) => [key, deep(one, '')] as const));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one, key)]));
};
