import { foundationSuit, isFoundation, SUIT_LENGTH, type Place } from '../../engine/index.ts';
import type { change as it, MoveFacts } from '../it/change.ts';
import { cards } from './board.ts';
import { card } from './card.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

export type { MoveFacts } from '../it/change.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const restored = ({ uncovered, from, countFrom }: MoveFacts): string =>
  isFoundation(from)
    ? `${capital(place.with('su', from))} ${card.with('il', uncovered!)} is on top again: ${cards(countFrom)}.`
    : uncovered
      ? `${capital(place.with('in', from))} ${card.with('il', uncovered)} is uncovered: ${cards(countFrom)}.`
      : `${capital(place.with('il', from))} is now empty: one place less.`;

const arrived = ({ to, onto, countTo }: MoveFacts): string => {
  if (!isFoundation(to)) return `, ${card.with('su', onto)}: ${cards(countTo)}.`;
  return countTo === SUIT_LENGTH ? ', which is complete.' : `: ${cards(countTo)}.`;
};

/** Where a card is taken from. A foundation has the suit of the card, which has been said; of the other one it shares the noun. */
const left = (from: Place, to: Place): string => {
  if (!isFoundation(from)) return place.with('da', from);
  const isPass = isFoundation(to) && to !== from && foundationSuit(to) === foundationSuit(from);
  return `from the ${place.direction(from)}${isPass ? '' : ' foundation'}`;
};

/**
 * “ace of spades, from pile 10 to pile 14”; “queen of diamonds, from the descending to the ascending diamond foundation”: the
 * title of a move is of 11 words at most.
 */
export const title = ({ card: moved, from, to }: Pick<MoveFacts, 'card' | 'from' | 'to'>): string =>
  `${card.name(moved)}, ${left(from, to)} ${place.with('a', to)}`;

export const change = {
  title,
  /** “The ace of spades goes from pile 10 to pile 14, on the king of spades: 7 cards. In pile 10 the queen of spades is uncovered: 5 cards.” */
  move: (facts: MoveFacts): string =>
    `${capital(card.with('il', facts.card))} goes ${place.with('da', facts.from)} ${place.with('a', facts.to)}` +
    `${arrived(facts)} ${restored(facts)}`,
  /** “Undone: the ace of spades goes back from pile 14 to pile 10: 6 cards. In pile 14 the king of spades is on top again: 6 cards.” */
  undo: ({ card: moved, from, to, onto, countFrom, countTo }: MoveFacts): string =>
    `Undone: ${card.with('il', moved)} goes back ${place.with('da', to)} ${place.with('a', from)}: ${cards(countFrom + 1)}. ` +
    `${capital(place.with(isFoundation(to) ? 'su' : 'in', to))} ${card.with('il', onto)} is on top again: ${cards(countTo - 1)}.`,
  /** “Redistribution: in 15 piles the bottom card goes on top. 2 redistributions left.” */
  redistribution: (changed: number, left: number): string =>
    `Redistribution: ${
      changed === 0
        ? 'no pile has two cards or more, so nothing changes'
        : `in ${counted(changed, 'pile', 'piles')} the bottom card goes on top`
    }. ${left === 0 ? 'No redistributions left.' : `${counted(left, 'redistribution', 'redistributions')} left.`}`,
} satisfies typeof it;
