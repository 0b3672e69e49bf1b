import { describeChange } from '../../../src/describe/index.ts';
import {
  deal,
  isFoundation,
  placesOf,
  play,
  REDISTRIBUTION,
  start,
  type Action,
  type GameCode,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { pageAt, type Page } from '../../site/allPages.ts';
import { textIn } from '../../site/texts.ts';
import { open, press, times, write, type Journey, type Step } from '../journey.ts';
import type { JourneyId } from '../languages/language.ts';
import { language } from '../languages/index.ts';

const { reader, typed: typedWords } = language;

export const GAME = 'partita-vinta';

/** A journey, by the name and the address that it has in the language. */
export const journey = (
  id: JourneyId,
  steps: readonly Step[],
  ways: Pick<Journey, 'brief' | 'readsOnLoad'> = {},
): Journey => ({ id, ...language.journeys[id], ...ways, steps });

/** The address of the trainer on the board after a move of the won game. */
export const trainerAfter = (after: number) => paths.trainer({ game: GAME, after });

const pageOf = (address: string): Page => pageAt(address.replace(/[?#].*/, ''));

/** A page's title in the browser, without the name of the site. */
export const titleOf = (address: string): string => {
  const title = pageOf(address).elements.find(({ tagName }) => tagName === 'title')!;
  return textIn(title).replace(/ · Crescent$/, '');
};

/** The headings of a page, in its order, with their levels as they are heard. */
export const headingsOf = (address: string) =>
  pageOf(address)
    .elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map((heading) => [textIn(heading), reader.heading(heading.tagName.slice(1))] as const);

/** Goes to a page, whose title is heard. */
export const openPage = (address: string, ...hears: readonly string[]): Step =>
  open(address, titleOf(address), ...hears);

/** From the top of the trainer to its field, past that of the search. */
export const fields: readonly Step[] = [
  press('e', words.site.search.label, reader.entry),
  press('e', words.trainer.field, reader.entry, words.trainer.fieldHint),
];

/** The same, ready to write. */
export const toField: readonly Step[] = [...fields, press('KP_Insert+a', reader.focusMode)];

/** Out of a field again, to read and go by headings. */
export const toBrowsing: Step = press('KP_Insert+a', reader.browseMode);

/** The places in the order of their buttons, which is that of the board. */
const ORDER: readonly Place[] = [
  ...(['S+', 'H+', 'D+', 'C+', 'S-', 'H-', 'D-', 'C-'] as const),
  ...Array.from({ length: 16 }, (_, n) => `${n + 1}` as Place),
];

/** From the button of a place to that of another. */
export function toButton(from: Place, to: Place): readonly Step[] {
  const steps = ORDER.indexOf(to) - ORDER.indexOf(from);
  if (steps === 0) return [];
  const key = steps > 0 ? 'b' : 'shift+b';
  return [times(Math.abs(steps), key, words.place.name(to), reader.button)];
}

/** From the field to the button before it, which is that of the last pile. */
export const toLastPile = press(
  'shift+b',
  words.place.name('16'),
  reader.button,
  reader.notPressed,
);

/** The board that a code deals. */
export const dealt = (code: GameCode): Position => start(deal(code));

/** What is heard of a move wherever it is made: the card, where from, where to, what it uncovered. */
export const saidOf = (position: Position, action: Action): string =>
  describeChange(position, play(position, action), action, words);

/** A place as one types it: `10`, `q-`. */
const typedPlace = (place: Place): string =>
  isFoundation(place)
    ? place.replace(/^./, (suit) => typedWords.suits[suit as keyof typeof typedWords.suits])
    : place;

/** What one types to play. */
export const typed = (action: Action): string =>
  action === REDISTRIBUTION ? typedWords.redistribute : placesOf(action).map(typedPlace).join(' ');

/** Writes a move, of which is heard what it did. */
export const writeMove = (position: Position, action: Action, ...hears: readonly string[]): Step =>
  write(typed(action), saidOf(position, action), ...hears);

/** Writes moves one after the other, from a board on; each is heard. */
export const writeAll = (position: Position, actions: readonly Action[]): readonly Step[] =>
  actions.map((action, nth) => writeMove(actions.slice(0, nth).reduce(play, position), action));
