import type { LiveWords } from '#words/live.ts';
import type { Origin } from './origin.ts';

/** Which game is on the table. */
export const sayOrigin = (origin: Origin, { trainer }: LiveWords): string => {
  if (origin.kind === 'code') return trainer.fromCode(origin.code);
  if (origin.kind === 'board') return trainer.fromBoard;
  return trainer.fromGame(
    'after' in origin.moment
      ? trainer.afterMove(origin.moment.after)
      : trainer.afterRedistribution(origin.moment.redistribution),
  );
};
