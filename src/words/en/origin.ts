import {
  PILE_LIMIT,
  PILES,
  REDISTRIBUTIONS,
  SUIT_LENGTH,
  type Card,
  type CodeError,
  type Foundation,
} from '../../engine/index.ts';
import type { origin as it } from '../it/origin.ts';
import { cards } from './board.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { CODE_EXAMPLE, codeError } from './code.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

const unreadable = ({ number, text }: { readonly number: number; readonly text: string }): string =>
  `Move number ${number}, “${text}”, cannot be read: a piece may be missing, so copy it all again.`;

/** What is wrong with the way to a game, an address or a text that was pasted, and how to mend it. */
const error = {
  code: ({ error: wrong }: { readonly error: CodeError }): string => codeError(wrong),
  mixed: (): string =>
    'An address leads to one game only: by its code, by its name or by its cards.',
  repeated: ({ name }: { readonly name: string }): string =>
    `“${name}=” is there more than once: leave only one.`,
  'no-start': (): string =>
    `Moves alone are not enough: they need a game, for example by its code, ${CODE_EXAMPLE}.`,
  'too-long': ({ most }: { readonly most: number }): string =>
    `It is too long: at most ${most.toLocaleString('en-GB')} characters are read.`,
  'no-such-game': ({ games }: { readonly games: readonly string[] }): string =>
    `The game is not among the examples: try ${games.map((game) => `“${game}”`).join(' or ')}.`,
  'no-such-moment': ({
    most,
    of,
  }: {
    readonly most: number;
    readonly of: 'move' | 'redistribution';
  }): string =>
    of === 'move'
      ? `The game has ${counted(most, 'move', 'moves')}: after “after=” comes a number from 0 to ${most}.`
      : `The game has ${counted(most, 'redistribution', 'redistributions')}: after “redistribution=” comes a number from 1 to ${most}.`,
  'wrong-pile-count': (): string =>
    `There are not ${PILES.length} piles: a piece may be missing, so copy it all again.`,
  'wrong-pile-size': ({ pile, count }: { readonly pile: number; readonly count: number }): string =>
    `Pile ${pile} has ${cards(count)}: at the start of a game it has 6.`,
  'not-a-card': ({ pile, value }: { readonly pile: number; readonly value: string }): string =>
    `In pile ${pile} “${value}” is not a card: a piece may be missing, so copy it all again.`,
  'pile-over-limit': ({ pile, count }: { readonly pile: number; readonly count: number }): string =>
    `Pile ${pile} has ${cards(count)}: it holds at most ${PILE_LIMIT}.`,
  'wrong-tops': ({ text }: { readonly text: string }): string =>
    `On top of the foundations “${text}” cannot be: after the piles comes one card for each foundation, first the ascending ones and then the descending ones.`,
  'wrong-foundation-count': ({ foundation }: { readonly foundation: Foundation }): string =>
    `${capital(place.with('il', foundation))} has a number of cards from 1 to ${SUIT_LENGTH}.`,
  'wrong-redistributions': (): string =>
    `The redistributions left are a number from 0 to ${REDISTRIBUTIONS}.`,
  'not-two-decks': ({
    card: wrong,
    count,
  }: {
    readonly card: Card;
    readonly count: number;
  }): string =>
    `${capital(card.with('il', wrong))} ${count === 0 ? 'is missing' : count === 1 ? 'is there only once' : `appears ${counted(count, 'time', 'times')}`}: ` +
    'there must be two of every card, piles and foundations together.',
  'unreadable-entry': unreadable,
  'unreadable-move': unreadable,
  'illegal-move': ({
    of,
    number,
    why,
  }: {
    readonly of: 'move' | 'redistribution';
    readonly number: number;
    readonly why: string;
  }): string =>
    `${of === 'move' ? 'Move' : 'Redistribution'} number ${number} is against the rules. ${why} Ask whoever sent the game for it again, or remove everything from there on.`,
  'not-json': (): string =>
    'The game is not whole: copy it all, from the first curly bracket to the last.',
  'not-a-record': (): string =>
    'A game needs the 16 piles of its start and its moves: copy it all again.',
  unknown: (): string =>
    `Paste a link to this site, a code like ${CODE_EXAMPLE}, or a game copied from here.`,
};

/** What is said of the ways to a game that lead to none. They are rare, so their words come only with them. */
export const origin = {
  error,
  ofAddress: (reason: string): string =>
    `The address does not lead to a game. ${reason} Here is a new game.`,
  ofPasted: (reason: string): string => `It does not open. ${reason}`,
} satisfies typeof it;
