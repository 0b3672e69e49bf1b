import type { CodeError } from '../../engine/index.ts';

/** The code of examples. */
export const CODE_EXAMPLE = 'CR1-N-AAAAAAB';

/** What is wrong with a code, and how to mend it. */
export const codeError = (error: CodeError): string => {
  switch (error.kind) {
    case 'empty':
      return `Type a code, for example ${CODE_EXAMPLE}.`;
    case 'wrong-beginning':
      return `A code begins with CR1-N-, like ${CODE_EXAMPLE}.`;
    case 'unknown-game':
      return `After CR1 comes an N, as in ${CODE_EXAMPLE}.`;
    case 'wrong-character':
      return `A code has no “${error.character}”: after CR1-N- come only letters without accents and digits from 2 to 7.`;
    case 'wrong-length':
      return `After CR1-N- come 7 characters, and here there ${error.count === 1 ? 'is' : 'are'} ${error.count}.`;
  }
};
