import {
  DECK,
  formatPosition,
  parsePosition,
  PILES,
  REDISTRIBUTIONS,
  SUITS,
  type Foundation,
  type Pile,
  type Position,
} from '../../../src/engine/index.ts';

interface Layout {
  /** Piles from bottom to top, as in records: `{ 3: '4C 8H' }`. A pile that is not named is empty. */
  readonly piles?: Partial<Record<Pile, string>>;
  /** How many cards lie on each foundation; one that is not named has its base only. */
  readonly foundations?: Partial<Record<Foundation, number>>;
  /** The piles that take, 13 at a time and in the order of a new deck, the cards that are nowhere else. */
  readonly rest?: readonly Pile[];
  readonly redistributionsLeft?: number;
}

/** A position laid by hand. Throws if it is not two decks, so that no test rests on an impossible board. */
export const laidOut = ({
  piles = {},
  foundations = {},
  rest = [],
  redistributionsLeft = REDISTRIBUTIONS,
}: Layout): Position => {
  const counts = (way: '+' | '-') =>
    Object.fromEntries(SUITS.map((suit) => [suit, foundations[`${suit}${way}`] ?? 1]));
  const up = counts('+');
  const down = counts('-');
  const laid = Object.values(piles).flatMap((cards) => cards.split(' '));
  const left = DECK.flatMap((card, index) => {
    const suit = card.slice(-1);
    const number = (index % 13) + 1;
    const onFoundations = Number(number <= up[suit]!) + Number(number > 13 - down[suit]!);
    const inPiles = laid.filter((other) => other === card).length;
    return Array<string>(Math.max(0, 2 - onFoundations - inPiles)).fill(card);
  });
  const read = parsePosition({
    piles: PILES.map((pile) => {
      const turn = rest.indexOf(pile);
      return turn < 0 ? (piles[pile]?.split(' ') ?? []) : left.slice(turn * 13, (turn + 1) * 13);
    }),
    up,
    down,
    redistributionsLeft,
  });
  if (!read.ok) throw new Error(`Not a board: ${JSON.stringify(read.error)}`);
  return frozen(read.value);
};

/** The same position, whose every part throws when written to. */
export const frozen = (position: Position): Position =>
  JSON.parse(formatPosition(position), (_, value: unknown) => Object.freeze(value)) as Position;
