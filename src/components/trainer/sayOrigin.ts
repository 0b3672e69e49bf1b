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

/** What is said of each kind of error. */
type Sayings = {
  readonly [Kind in OriginError['kind']]: (error: Extract<OriginError, { kind: Kind }>) => string;
};

/** Why an address names no game, and what it should say. */
export const sayOriginError = (error: OriginError, { trainer }: LiveWords): string => {
  const sayings: Sayings = trainer.originError;
  return (sayings[error.kind] as (error: OriginError) => string)(error);
};
