import type { Place, Suit } from '../engine/index.ts';

const suits: Record<Suit, string> = { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' };

/** The last part of a place's id on a board, the same in every language: `pila-10`, `ascendente-picche`. */
export const placeAnchor = (place: Place): string => {
  const suit = suits[place[0] as Suit] as string | undefined;
  if (suit === undefined) return `pila-${place}`;
  return `${place.endsWith('+') ? 'ascendente' : 'discendente'}-${suit}`;
};
