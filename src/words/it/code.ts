import type { CodeError } from '../../engine/index.ts';

/** The code of examples. */
export const CODE_EXAMPLE = 'CR1-N-AAAAAAB';

/** What is wrong with a code, and how to mend it. */
export const codeError = (error: CodeError): string => {
  switch (error.kind) {
    case 'empty':
      return `Scrivi un codice, per esempio ${CODE_EXAMPLE}.`;
    case 'wrong-beginning':
      return `Il codice comincia con CR1-N-, come ${CODE_EXAMPLE}.`;
    case 'unknown-game':
      return `Dopo CR1 va una N, come in ${CODE_EXAMPLE}.`;
    case 'wrong-character':
      return `Nel codice non si usa «${error.character}»: dopo CR1-N- vanno solo lettere senza accenti e cifre da 2 a 7.`;
    case 'wrong-length':
      return `Dopo CR1-N- vanno 7 caratteri, qui ${error.count === 1 ? 'ce n’è 1' : `ce ne sono ${error.count}`}.`;
  }
};
