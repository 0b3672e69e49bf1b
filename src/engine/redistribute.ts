import type { Verdict } from './judge.ts';
import { REDISTRIBUTION } from './move.ts';
import { isWon } from './outcome.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';

/**
 * Puts the bottom card of every pile of two or more on its top, and uses up one redistribution (R19, R20).
 * Refused when none is left or the game is won; accepted even where it changes nothing (D3).
 */
export const redistribute = (position: Position): Verdict => {
  if (isWon(position)) return { ok: false, rejections: [{ kind: 'game-over' }] };
  if (position.redistributionsLeft === 0)
    return { ok: false, rejections: [{ kind: 'no-redistributions' }] };
  return { ok: true, next: play(position, REDISTRIBUTION) };
};
