import { PILE_LIMIT } from '../../engine/index.ts';
import type { Case } from './case.ts';
import { fromPile, gapOf, isRoundTheEnd, isSameSuit, isTwin, toPile, type Sight } from './sight.ts';

const onPiles = (sight: Sight): boolean => fromPile(sight) && toPile(sight);
const areNeighbours = (sight: Sight): boolean =>
  onPiles(sight) && isSameSuit(sight) && gapOf(sight) === 1;
/** With room for one card or two: were it always a yes, a thick pile would give the answer away. */
const isNearlyFull = ({ countTo }: Sight): boolean =>
  countTo < PILE_LIMIT && countTo >= PILE_LIMIT - 2;
const hasRoom = ({ countTo }: Sight): boolean => countTo < PILE_LIMIT - 2;
/** The last card of a pile, which would else be met only where it can go. */
const isLast = ({ countFrom }: Sight): boolean => countFrom === 1;
const isOneBetween = (sight: Sight): boolean =>
  onPiles(sight) && gapOf(sight) === 2 && !isRoundTheEnd(sight);

/** The questions about moves from pile to pile. */
export const PILE_CASES = {
  'other-suit': {
    subject: 'suit',
    ruling: 'different-suit',
    fits: (sight) => onPiles(sight) && gapOf(sight) === 1 && hasRoom(sight),
    style: 'wander',
  },
  'other-suit-and-rank': {
    subject: 'suit',
    ruling: 'different-suit',
    fits: (sight) => onPiles(sight) && gapOf(sight) > 1 && hasRoom(sight),
    style: 'wander',
  },
  'other-suit-onto-thick': {
    subject: 'suit',
    ruling: 'different-suit',
    fits: (sight) => onPiles(sight) && gapOf(sight) === 1 && isNearlyFull(sight),
    style: 'hoard',
  },
  'other-suit-last': {
    subject: 'suit',
    ruling: 'different-suit',
    fits: (sight) => onPiles(sight) && gapOf(sight) === 1 && hasRoom(sight) && isLast(sight),
    style: 'clear',
  },
  'one-between': {
    subject: 'neighbour',
    ruling: 'not-adjacent',
    fits: isOneBetween,
    style: 'wander',
  },
  'one-between-onto-thick': {
    subject: 'neighbour',
    ruling: 'not-adjacent',
    fits: (sight) => isOneBetween(sight) && isNearlyFull(sight),
    style: 'hoard',
  },
  'one-between-last': {
    subject: 'neighbour',
    ruling: 'not-adjacent',
    fits: (sight) => isOneBetween(sight) && isLast(sight),
    style: 'clear',
  },
  'far-apart': {
    subject: 'neighbour',
    ruling: 'not-adjacent',
    fits: (sight) => onPiles(sight) && gapOf(sight) > 2,
    style: 'wander',
  },
  neighbours: {
    subject: 'neighbour',
    ruling: 'legal',
    fits: (sight) =>
      areNeighbours(sight) && !isRoundTheEnd(sight) && sight.countFrom > 1 && hasRoom(sight),
    style: 'wander',
  },
  'past-ace-and-king': {
    subject: 'ace-king',
    ruling: 'not-adjacent',
    fits: (sight) => onPiles(sight) && gapOf(sight) === 2 && isRoundTheEnd(sight),
    style: 'wander',
  },
  'ace-on-king': {
    subject: 'ace-king',
    ruling: 'legal',
    fits: (sight) => areNeighbours(sight) && isRoundTheEnd(sight) && sight.card!.startsWith('A'),
    style: 'wander',
  },
  'king-on-ace': {
    subject: 'ace-king',
    ruling: 'legal',
    fits: (sight) => areNeighbours(sight) && isRoundTheEnd(sight) && sight.card!.startsWith('K'),
    style: 'wander',
  },
  'twin-on-pile': {
    subject: 'two-copies',
    ruling: 'not-adjacent',
    fits: (sight) => onPiles(sight) && isTwin(sight),
    style: 'wander',
  },
  'full-pile': {
    subject: 'full-pile',
    ruling: 'pile-full',
    fits: (sight) => areNeighbours(sight) && sight.countTo === PILE_LIMIT,
    style: 'hoard',
  },
  'nearly-full-pile': {
    subject: 'full-pile',
    ruling: 'legal',
    fits: (sight) => areNeighbours(sight) && isNearlyFull(sight),
    style: 'hoard',
  },
  'onto-empty-pile': {
    subject: 'empty-pile',
    ruling: 'empty-pile',
    fits: (sight) => onPiles(sight) && sight.countTo === 0,
    style: 'clear',
  },
  'from-empty-pile': {
    subject: 'empty-pile',
    ruling: 'no-card',
    fits: ({ countFrom, countTo }) => countFrom === 0 && countTo > 0,
    style: 'clear',
  },
  'last-of-pile': {
    subject: 'empty-pile',
    ruling: 'legal',
    fits: (sight) => fromPile(sight) && isLast(sight),
    style: 'clear',
  },
  'same-place': {
    subject: 'one-place',
    ruling: 'same-place',
    fits: ({ from, to, card }) => from === to && card !== undefined,
    style: 'wander',
  },
} as const satisfies Record<string, Case>;
