import {
  placesOf,
  topOf,
  type Move,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { press, times, write, type Step } from '../journey.ts';

export const GAME = 'partita-vinta';

/** The address of the trainer on the board after a move of the won game. */
export const trainerAfter = (after: number) => paths.trainer({ game: GAME, after });

/** From the top of the trainer into its field, past that of the search, ready to write. */
export const toField: readonly Step[] = [
  press('e', 'Cerca nel sito', 'campo inserimento'),
  press('e', 'Scrivi una mossa', 'campo inserimento', 'Per esempio 10 14'),
  press('KP_Insert+a', 'Modalità focus'),
];

/** Out of a field again, to read and go by headings. */
export const toBrowsing: Step = press('KP_Insert+a', 'Modalità navigazione');

/** The places in the order of their buttons, which is that of the board. */
const ORDER: readonly Place[] = [
  ...(['S+', 'H+', 'D+', 'C+', 'S-', 'H-', 'D-', 'C-'] as const),
  ...Array.from({ length: 16 }, (_, n) => `${n + 1}` as Place),
];

/** From the button of a place to that of another. */
export function toButton(from: Place, to: Place): readonly Step[] {
  const steps = ORDER.indexOf(to) - ORDER.indexOf(from);
  if (steps === 0) return [];
  return [times(Math.abs(steps), steps > 0 ? 'b' : 'shift+b', words.place.name(to), 'pulsante')];
}

/** What is heard of a move wherever it is made: the card, where from, where to. */
export function saidOf(position: Position, move: Move): readonly string[] {
  const [from, to] = placesOf(move);
  const card = words.card.name(topOf(position, from)!);
  return [`${card} va ${words.place.with('da', from)} ${words.place.with('a', to)}`];
}

/** Writes moves one after the other; each is heard. */
export const writeAll = (...lines: readonly (readonly [string, ...string[]])[]): readonly Step[] =>
  lines.map(([line, ...hears]) => write(line, ...hears));
