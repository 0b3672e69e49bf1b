import {
  foundationSuit,
  isAscending,
  neighbours,
  PILE_LIMIT,
  REDISTRIBUTIONS,
  suitOf,
} from '../../engine/index.ts';
import type { Card, Place, Rejection } from '../../engine/index.ts';
import type { refusal as it } from '../it/refusal.ts';
import { card, suitBefore } from './card.ts';
import { capital } from './change.ts';
import { place } from './place.ts';

type Of<Kind extends Rejection['kind']> = Extract<Rejection, { kind: Kind }>;

/** For each rule broken: the reason (R10, R12, R13, R18, R20), and what would be needed. */
type Refusals = {
  readonly [Kind in Rejection['kind']]: {
    readonly reason: (rejection: Of<Kind>) => string;
    readonly needed: (rejection: Of<Kind>) => string;
  };
};

/** What is told of a base, wherever it is tried or asked about (R18). */
export const baseStays = (base: Card): string =>
  `${capital(card.with('il', base))} is the base card: it stays there for the whole game.`;

/** Where the card could go instead. */
export const whereTo = ({
  card: moved,
  destinations,
}: {
  card: Card;
  destinations: readonly Place[];
}): string =>
  destinations.length > 0
    ? `${capital(card.with('il', moved))} can go ${place.either('a', destinations)}.`
    : `No place accepts ${card.with('il', moved)} now.`;

/** The only two cards that the top of a pile accepts. */
const acceptedOn = (onto: Card): string =>
  `Only ${card.pair(neighbours(onto))} can go ${card.withRank('su', onto)}.`;

const byKind: Refusals = {
  'same-place': {
    reason: (rejection) =>
      `The move starts and ends in the same place, ${place.with('il', rejection.place)}.`,
    needed: () => 'Choose another place for the card.',
  },
  'no-card': {
    reason: ({ from }) => `${capital(place.with('il', from))} is empty: there is no card to move.`,
    needed: () => 'Start from a place that has a card on top.',
  },
  'base-locked': {
    reason: () => 'The base card of a foundation is locked.',
    needed: (rejection) => baseStays(rejection.card),
  },
  'foundation-to-pile': {
    reason: () => 'A card never goes back from a foundation to a pile.',
    needed: (rejection) =>
      rejection.destinations.length > 0
        ? whereTo(rejection)
        : `It can only pass to the other ${suitBefore(suitOf(rejection.card))} foundation, when its turn comes.`,
  },
  'empty-pile': {
    reason: () => 'Nothing can be put on an empty pile.',
    needed: (rejection) => whereTo(rejection),
  },
  'different-suit': {
    reason: () => 'It must be of the same suit.',
    needed: ({ onto }) => acceptedOn(onto),
  },
  'not-adjacent': {
    reason: () => 'It must be one rank higher or lower.',
    needed: ({ onto }) => acceptedOn(onto),
  },
  'pile-full': {
    reason: () => 'This pile is full; choose another destination.',
    needed: (rejection) => `A pile holds at most ${PILE_LIMIT} cards. ${whereTo(rejection)}`,
  },
  'wrong-foundation': {
    reason: ({ to }) => `This foundation takes only ${card.suit(foundationSuit(to))}.`,
    needed: (rejection) => whereTo(rejection),
  },
  'does-not-follow': {
    reason: ({ to, onto, needed }) =>
      needed
        ? `${capital(place.with('il', to))} builds ${isAscending(to) ? 'up' : 'down'} one card at a time: ` +
          `only ${card.withRank('il', needed)} can go ${card.with('su', onto)}.`
        : `${capital(place.with('il', to))} is complete: nothing more can go ${card.with('su', onto)}.`,
    needed: (rejection) => whereTo(rejection),
  },
  'no-redistributions': {
    reason: () => 'No redistributions left.',
    needed: () => `All ${REDISTRIBUTIONS} of the game have been used.`,
  },
  'game-over': {
    reason: () => 'The game is already won: there is nothing left to redistribute.',
    needed: () => 'Start a new game.',
  },
};

/** The entry of a kind, seen as one that takes any rejection: `byKind` pairs each kind with its own. */
const entryOf = (rejection: Rejection) =>
  byKind[rejection.kind] as Record<'reason' | 'needed', (rejection: Rejection) => string>;

export const refusal = {
  /** “Move refused: 5 of diamonds, from pile 3 to pile 7.” */
  tried: (title: string): string => `Move refused: ${title}.`,
  /** Where no card was tried: from an emptied pile, or from a place onto itself. */
  triedNothing: 'Move refused.',
  triedRedistribution: 'Redistribution refused.',
  /** Why it was refused. */
  reason: (rejection: Rejection): string => entryOf(rejection).reason(rejection),
  /** Which cards would be accepted there, or which places would accept this card. */
  needed: (rejection: Rejection): string => entryOf(rejection).needed(rejection),
} satisfies typeof it;
