import { isAscending, isFoundation, SUIT_LENGTH } from '../../engine/index.ts';
import type { Case } from './case.ts';
import {
  fromPile,
  gapOf,
  isNeededTwice,
  isNext,
  isRankNeeded,
  isSameSuit,
  isTwin,
  toPile,
  type Sight,
} from './sight.ts';

const toUp = ({ to }: Sight): boolean => isFoundation(to) && isAscending(to);
const toDown = ({ to }: Sight): boolean => isFoundation(to) && !isAscending(to);
/** Between its base and its last card but one. */
const isUnderWay = ({ countTo }: Sight): boolean => countTo > 1 && countTo < SUIT_LENGTH - 1;
const isPassing = (sight: Sight): boolean =>
  !fromPile(sight) && !toPile(sight) && sight.countFrom > 1;
/** The right suit and a neighbour, but not the one that follows: on a pile it could be put. */
const isOneBack = (sight: Sight): boolean =>
  isSameSuit(sight) && gapOf(sight) === 1 && !isNext(sight);

/** The questions about moves to a foundation, and from one. */
export const FOUNDATION_CASES = {
  'twin-on-foundation': {
    subject: 'two-copies',
    ruling: 'does-not-follow',
    fits: (sight) => fromPile(sight) && isTwin(sight),
    style: 'build',
  },
  'needed-twice': {
    subject: 'two-copies',
    ruling: 'legal',
    fits: (sight) => fromPile(sight) && isNeededTwice(sight),
    style: 'build',
  },
  'next-up': {
    subject: 'build-up',
    ruling: 'legal',
    fits: (sight) =>
      fromPile(sight) && toUp(sight) && isNext(sight) && isUnderWay(sight) && !isNeededTwice(sight),
    style: 'build',
  },
  'not-next-up': {
    subject: 'build-up',
    ruling: 'does-not-follow',
    fits: (sight) => fromPile(sight) && toUp(sight) && [1, 2].includes(gapOf(sight)),
    style: 'build',
  },
  'one-back-up': {
    subject: 'build-up',
    ruling: 'does-not-follow',
    fits: (sight) =>
      fromPile(sight) && toUp(sight) && isOneBack(sight) && sight.countTo < SUIT_LENGTH,
    style: 'build',
  },
  'other-suit-up': {
    subject: 'build-up',
    ruling: 'wrong-foundation',
    fits: (sight) => fromPile(sight) && toUp(sight) && isRankNeeded(sight),
    style: 'build',
  },
  'next-down': {
    subject: 'build-down',
    ruling: 'legal',
    fits: (sight) =>
      fromPile(sight) &&
      toDown(sight) &&
      isNext(sight) &&
      isUnderWay(sight) &&
      !isNeededTwice(sight),
    style: 'build',
  },
  'not-next-down': {
    subject: 'build-down',
    ruling: 'does-not-follow',
    fits: (sight) => fromPile(sight) && toDown(sight) && [1, 2].includes(gapOf(sight)),
    style: 'build',
  },
  'one-back-down': {
    subject: 'build-down',
    ruling: 'does-not-follow',
    fits: (sight) =>
      fromPile(sight) && toDown(sight) && isOneBack(sight) && sight.countTo < SUIT_LENGTH,
    style: 'build',
  },
  'other-suit-down': {
    subject: 'build-down',
    ruling: 'wrong-foundation',
    fits: (sight) => fromPile(sight) && toDown(sight) && isRankNeeded(sight),
    style: 'build',
  },
  'onto-complete': {
    subject: 'no-cycle',
    ruling: 'does-not-follow',
    fits: (sight) =>
      fromPile(sight) && isSameSuit(sight) && !toPile(sight) && sight.countTo === SUIT_LENGTH,
    style: 'build',
  },
  'not-completing': {
    subject: 'no-cycle',
    ruling: 'does-not-follow',
    fits: (sight) =>
      fromPile(sight) && isSameSuit(sight) && !toPile(sight) && sight.countTo === SUIT_LENGTH - 1,
    style: 'build',
  },
  completing: {
    subject: 'no-cycle',
    ruling: 'legal',
    fits: (sight) => fromPile(sight) && isNext(sight) && sight.countTo === SUIT_LENGTH - 1,
    style: 'build',
  },
  'back-to-pile': {
    subject: 'no-return',
    ruling: 'foundation-to-pile',
    fits: (sight) => isSameSuit(sight) && gapOf(sight) === 1,
    style: 'build',
  },
  'pass-next': {
    subject: 'pass',
    ruling: 'legal',
    fits: (sight) => isPassing(sight) && isNext(sight),
    style: 'build',
  },
  'pass-not-next': {
    subject: 'pass',
    ruling: 'does-not-follow',
    fits: isPassing,
    style: 'build',
  },
  'pass-one-back': {
    subject: 'pass',
    ruling: 'does-not-follow',
    fits: (sight) => isPassing(sight) && isOneBack(sight),
    style: 'build',
  },
  'pass-other-suit': {
    subject: 'pass',
    ruling: 'wrong-foundation',
    fits: (sight) => isPassing(sight) && isRankNeeded(sight),
    style: 'build',
  },
  'base-to-pile': {
    subject: 'base',
    ruling: 'base-locked',
    fits: (sight) => toPile(sight) && isSameSuit(sight) && gapOf(sight) === 1,
    style: 'wander',
  },
  'base-to-foundation': {
    subject: 'base',
    ruling: 'base-locked',
    fits: (sight) => !toPile(sight) && isSameSuit(sight),
    style: 'build',
  },
  'onto-base': {
    subject: 'base',
    ruling: 'legal',
    fits: (sight) => fromPile(sight) && isNext(sight) && sight.countTo === 1,
    style: 'wander',
  },
} as const satisfies Record<string, Case>;
