import { fail, succeed, type Result } from './result.ts';

/** A game code in its canonical form, `CR1-N-` and seven characters (R28, D7): whoever has one has a readable code. */
export type GameCode = `CR1-N-${string}`;

export type CodeError =
  | { readonly kind: 'empty' }
  /** It does not begin with `CR1`, as every code does. */
  | { readonly kind: 'wrong-beginning' }
  /** `CR1` is there, but no `N` follows: another kind of game. */
  | { readonly kind: 'unknown-game' }
  /** A character that codes never use: they have A–Z and 2–7. */
  | { readonly kind: 'wrong-character'; readonly character: string }
  /** Not seven characters after `CR1-N-`. */
  | { readonly kind: 'wrong-length'; readonly count: number };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 7;

/** How many codes there are: the numbers below 2^35. */
export const CODES = ALPHABET.length ** LENGTH;

/** The code of a whole number from 0 to 2^35 − 1; 1 is `CR1-N-AAAAAAB` (D7). Throws a `RangeError` on any other number. */
export const formatCode = (number: number): GameCode => {
  if (!Number.isInteger(number) || number < 0 || number >= CODES)
    throw new RangeError(`No code for ${number}`);
  let text = '';
  for (let rest = number; text.length < LENGTH; rest = Math.floor(rest / ALPHABET.length))
    text = ALPHABET.charAt(rest % ALPHABET.length) + text;
  return `CR1-N-${text}`;
};

/** The number of a code, from 0 to 2^35 − 1. */
export const codeNumber = (code: GameCode): number => {
  let number = 0;
  for (const character of code.slice(-LENGTH))
    number = number * ALPHABET.length + ALPHABET.indexOf(character);
  return number;
};

/**
 * Reads a code as people type it: lower case, without hyphens or with any other dash, with spaces (D7) or
 * with signs that can’t be seen, as text that was copied may have.
 * Fails with the first thing that is wrong.
 */
export const parseCode = (text: string): Result<GameCode, CodeError> => {
  const compact = text.replace(/[\s\p{Dash}\p{Cc}\p{Cf}]/gu, '');
  if (!compact) return fail({ kind: 'empty' });
  if (!/^CR1/i.test(compact)) return fail({ kind: 'wrong-beginning' });
  if (!/^CR1N/i.test(compact)) return fail({ kind: 'unknown-game' });
  const characters = compact.slice(4);
  // Looked for before any change of case: «ß», once a capital, would read as two good letters.
  const [wrong] = /[^A-Za-z2-7]/u.exec(characters) ?? [];
  if (wrong) return fail({ kind: 'wrong-character', character: wrong });
  if (characters.length !== LENGTH) return fail({ kind: 'wrong-length', count: characters.length });
  return succeed(`CR1-N-${characters.toUpperCase()}` as const);
};
