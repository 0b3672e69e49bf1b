import type { Outcome, Position } from '../../src/engine/index.ts';

/**
 * The rules a second time, from their text (R7–R18, D2, D5) and in another way than the engine: every place is a list of
 * cards, and a foundation a list that is the beginning of its suit. Nothing here comes from `src` but types.
 */
type Board = ReadonlyMap<string, readonly string[]>;

const ascending = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const descending = ascending.toReversed();
const suits = ['S', 'H', 'D', 'C'] as const;

const suitOf = (card: string) => card.charAt(card.length - 1);
const rankOf = (card: string) => ascending.indexOf(card.slice(0, card.length - 1));
const isPile = (place: string) => /^\d+$/.test(place);

/** The whole suit in the order in which a foundation, such as `S+`, takes it. */
const suitOn = (foundation: string) =>
  (foundation.charAt(1) === '+' ? ascending : descending).map(
    (rank) => rank + foundation.charAt(0),
  );

const boardOf = ({ piles, up, down }: Position): Board =>
  new Map<string, readonly string[]>([
    ...piles.map((cards, index) => [String(index + 1), cards] as const),
    ...suits.map((suit) => [`${suit}+`, suitOn(`${suit}+`).slice(0, up[suit])] as const),
    ...suits.map((suit) => [`${suit}-`, suitOn(`${suit}-`).slice(0, down[suit])] as const),
  ]);

/** The names of the rules that a move breaks, in the order of D5. */
const broken = (board: Board, from: string, to: string): string[] => {
  const source = board.get(from)!;
  const target = board.get(to)!;
  const card = source.at(-1);
  if (from === to) return ['same-place'];
  if (card === undefined) return ['no-card'];
  const base = !isPile(from) && source.length === 1 ? ['base-locked'] : [];
  if (isPile(to))
    return [...base, ...(isPile(from) ? brokenOnPile(card, target) : ['foundation-to-pile'])];
  if (suitOf(card) !== to.charAt(0)) return [...base, 'wrong-foundation'];
  return suitOn(to)[target.length] === card ? base : [...base, 'does-not-follow'];
};

const brokenOnPile = (card: string, pile: readonly string[]): string[] => {
  const onto = pile.at(-1);
  if (onto === undefined) return ['empty-pile'];
  const steps = Math.abs(rankOf(card) - rankOf(onto));
  return [
    suitOf(card) === suitOf(onto) ? '' : 'different-suit',
    // The ends of the suit, ace and king, are twelve steps apart and neighbours (R9).
    [1, 12].includes(steps) ? '' : 'not-adjacent',
    pile.length < 13 ? '' : 'pile-full',
  ].filter(Boolean);
};

/** The reasons that the text of the rules gives against a move, joined by spaces: none for a legal one. */
export const reasonsAgainst = (position: Position): ((from: string, to: string) => string) => {
  const board = boardOf(position);
  return (from, to) => broken(board, from, to).join(' ');
};

/** How a position stands, found by trying every order of passing cards between foundations. */
export const outcomeBySearch = (position: Position): Outcome => {
  const first = boardOf(position);
  if ([...first].every(([place, cards]) => isPile(place) || cards.length === 13)) return 'won';
  if (position.redistributionsLeft > 0) return 'open';
  const places = [...first.keys()];
  const seen = new Set<string>();
  const waiting = [first];
  let passes = 0;
  for (let board = waiting.pop(); board; board = waiting.pop()) {
    for (const from of places)
      for (const to of places) {
        if (broken(board, from, to).length > 0) continue;
        if (isPile(from)) return 'open';
        passes += 1;
        const next = new Map(board);
        next.set(from, board.get(from)!.slice(0, -1));
        next.set(to, [...board.get(to)!, board.get(from)!.at(-1)!]);
        const name = suits.map((suit) => next.get(`${suit}+`)!.length).join(' ');
        if (!seen.has(name)) waiting.push(next);
        seen.add(name);
      }
  }
  return passes > 0 ? 'dead' : 'blocked';
};
