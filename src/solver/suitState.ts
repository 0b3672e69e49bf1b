import { SUIT_LENGTH } from '../engine/index.ts';

/**
 * The two foundations of a suit as one number: `suitState(up, down)`, or PASSING. While they hold 13 cards together any
 * split of the 13 can be reached by passing cards (D9), so the splits are one state in which any rank's turn has come.
 * They pass at no other time: the top of one foundation follows the other's only while the two hold 13.
 */
export const suitState = (up: number, down: number): number => (up - 1) * SUIT_LENGTH + down - 1;

export const PASSING = SUIT_LENGTH * SUIT_LENGTH;

/** What a table of `SuitTables` says of a card that the foundations don't take now. */
export const REFUSED = 255;

/** Both foundations have their 13 cards (R23). */
export const FINISHED = suitState(SUIT_LENGTH, SUIT_LENGTH);

/** The need of a card that the foundations will never take: there is none such in the piles. */
const NEVER = SUIT_LENGTH;

/** The rules of the foundations, by suit state and rank: entry `state * 13 + rank`, the rank from 0. */
export interface SuitTables {
  /** The state after the card is played, or REFUSED. Where both foundations take it: the ascending one's. */
  readonly after: Uint8Array;
  /** Where both foundations take the card and it makes a difference: the state if the descending one does. */
  readonly otherwise: Uint8Array;
  /** How many cards of the suit must be played before this one on the foundation that takes it sooner. */
  readonly sooner: Uint8Array;
  /** By state alone: the cards on the two foundations. */
  readonly count: Uint8Array;
}

/** The tables with or without passing between the two foundations of a suit (R17). */
export const suitTables = (passes: boolean): SuitTables => {
  const size = (PASSING + 1) * SUIT_LENGTH;
  const after = new Uint8Array(size).fill(REFUSED);
  const otherwise = new Uint8Array(size).fill(REFUSED);
  const sooner = new Uint8Array(size).fill(NEVER);
  const count = new Uint8Array(PASSING + 1);
  const named = (up: number, down: number) =>
    passes && up + down === SUIT_LENGTH ? PASSING : suitState(up, down);
  for (let up = 1; up <= SUIT_LENGTH; up++)
    for (let down = 1; down <= SUIT_LENGTH; down++) {
      const state = named(up, down);
      count[state] = up + down;
      for (let rank = 0; rank < SUIT_LENGTH; rank++) {
        const entry = state * SUIT_LENGTH + rank;
        const toUp = rank - up;
        const toDown = SUIT_LENGTH - 1 - down - rank;
        const waits = [toUp, toDown].filter((wait) => wait >= 0);
        if (waits.length > 0) sooner[entry] = Math.min(...waits);
        if (toUp === 0) after[entry] = named(up + 1, down);
        if (toDown !== 0) continue;
        const next = named(up, down + 1);
        if (toUp !== 0) after[entry] = next;
        else if (after[entry] !== next) otherwise[entry] = next;
      }
    }
  return { after, otherwise, sooner, count };
};
