import type { LiveWords } from '../../words/it/live.ts';
import type { Origin, OriginError } from './origin.ts';

/** Which game is on the table. */
export const sayOrigin = (origin: Origin, words: LiveWords): string => {
  if (origin.kind === 'code') return words.trainer.fromCode(origin.code);
  return words.trainer.fromGame(
    'after' in origin.moment
      ? words.trainer.afterMove(origin.moment.after)
      : words.trainer.afterRedistribution(origin.moment.redistribution),
  );
};

/** Why an address names no game, and what it should say. */
export const sayOriginError = (error: OriginError, words: LiveWords): string => {
  switch (error.kind) {
    case 'code':
      return words.trainer.codeError(error.error);
    case 'mixed':
      return words.trainer.mixedAddress;
    case 'no-such-game':
      return words.trainer.noSuchGame(error.games);
    case 'no-such-moment':
      return words.trainer.noSuchMoment(error.most, error.of);
  }
};
