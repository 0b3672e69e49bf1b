import { SUITS, type Suit } from './card.ts';

/** The piles by number, once round the horseshoe from the open end on the left (D6). */
export const PILES = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
] as const;
export type Pile = (typeof PILES)[number];

/** A foundation: its suit, then `+` if it builds up from the ace or `-` if it builds down from the king (R14, R15). */
export type Foundation = `${Suit}${'+' | '-'}`;

export type Place = Pile | Foundation;

/** The ascending foundations, then the descending ones, each in suit order, as they stand on the board (R4). */
export const FOUNDATIONS = (['+', '-'] as const).flatMap((way) =>
  SUITS.map((suit): Foundation => `${suit}${way}`),
);

export const PLACES: readonly Place[] = [...PILES, ...FOUNDATIONS];

export const isPlace = (value: unknown): value is Place => PLACES.includes(value as Place);

export const isFoundation = (place: Place): place is Foundation =>
  FOUNDATIONS.includes(place as Foundation);

export const foundationSuit = (foundation: Foundation): Suit => foundation[0] as Suit;

export const isAscending = (foundation: Foundation): boolean => foundation.endsWith('+');
