import {
  countAt,
  FOUNDATIONS,
  isAscending,
  isCard,
  foundationSuit,
  PILE_LIMIT,
  PILES,
  SUIT_LENGTH,
  topOf,
  type Card,
  type Foundation,
  type Place,
  type Position,
} from '../../engine/index.ts';
import { placeIn, type PlaceInView } from './placeInView.ts';

/** Piles from bottom to top, `{ 10: 'QC AS', 3: '' }`, and how many cards lie on foundations, `{ 'S+': 5 }`. */
export interface Part {
  readonly piles?: Readonly<Record<number, string>> | undefined;
  readonly foundations?: Readonly<Partial<Record<Foundation, number>>> | undefined;
}

const ONE_EACH = { S: 1, H: 1, D: 1, C: 1 };

/**
 * The places of a part of a board, foundations first. Throws on what no game can show: no place, an unknown
 * place, an unreadable card, too many cards, or a third copy of a card (R1), the bases included (R3).
 */
export const partInView = ({ piles = {}, foundations = {} }: Part): PlaceInView[] => {
  const given = [...Object.keys(foundations), ...Object.keys(piles)];
  const places = [...FOUNDATIONS, ...PILES].filter((place) => given.includes(place));
  const unknown = given.find((place) => !(places as string[]).includes(place));
  if (unknown !== undefined) throw new Error(`there is no place «${unknown}»`);
  if (places.length === 0) throw new Error('it has neither a game nor a place to show');
  const position: Position = {
    piles: PILES.map((pile) => readPile(pile, piles[Number(pile)] ?? '')),
    up: { ...ONE_EACH, ...countsOf(foundations, true) },
    down: { ...ONE_EACH, ...countsOf(foundations, false) },
    redistributionsLeft: 0,
  };
  refuseThirdCopies(position, places);
  return places.map((place) => placeIn(position, place));
};

const readPile = (pile: Place, text: string): Card[] => {
  const cards = text.split(/\s+/).filter((card) => card !== '');
  const wrong = cards.find((card) => !isCard(card));
  if (wrong !== undefined) throw new Error(`pile ${pile}: «${wrong}» is no card`);
  if (cards.length > PILE_LIMIT)
    throw new Error(`pile ${pile}: ${cards.length} cards are too many`);
  return cards as Card[];
};

const countsOf = (counts: NonNullable<Part['foundations']>, ascending: boolean) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([foundation]) => isAscending(foundation as Foundation) === ascending)
      .map(([foundation, count]) => {
        if (Number.isInteger(count) && count >= 1 && count <= SUIT_LENGTH)
          return [foundationSuit(foundation as Foundation), count];
        throw new Error(`foundation ${foundation}: ${count} is not 1 to ${SUIT_LENGTH} cards`);
      }),
  );

const refuseThirdCopies = (position: Position, places: readonly Place[]): void => {
  const counts = new Map<Card, number>();
  for (const card of FOUNDATIONS.flatMap((foundation) => cardsOn(position, foundation)))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const place of places) {
    for (const card of position.piles[Number(place) - 1] ?? []) {
      const count = (counts.get(card) ?? 0) + 1;
      if (count > 2) throw new Error(`pile ${place}: a third ${card}, bases included`);
      counts.set(card, count);
    }
  }
};

const cardsOn = (position: Position, foundation: Foundation): Card[] => {
  const side = isAscending(foundation) ? 'up' : 'down';
  return Array.from({ length: countAt(position, foundation) }, (_, index) => {
    const counts = { ...position[side], [foundationSuit(foundation)]: index + 1 };
    return topOf({ ...position, [side]: counts }, foundation)!;
  });
};
