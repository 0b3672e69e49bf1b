import {
  describeChange,
  describeTotals,
  describeUndo,
  moveTitle,
  turnedPiles,
} from '../../describe/index.ts';
import {
  isWon,
  placesOf,
  REDISTRIBUTION,
  topOf,
  type Position,
  type Step,
} from '../../engine/index.ts';
import type { Words } from '../../words/it.ts';
import { paths } from '../../words/paths.ts';
import { stepName } from '../../words/stepNames.ts';
import { keyOf, type Notes } from './notes.ts';
import type { Playback, ShownStep } from './step.ts';

/** What a step needs to know of its game to be told. */
interface Telling {
  readonly game: string;
  readonly moves: number;
  readonly redistributions: number;
  readonly notes: Notes;
  readonly words: Words;
}

/** A game with all that its pages say of it: for the pages, and as the data that they fetch. */
export const playbackOf = (
  game: string,
  start: Position,
  steps: readonly Step[],
  notes: Notes,
  words: Words,
): Playback => {
  const moves = steps.filter(({ kind }) => kind === 'move').length;
  const telling = { game, moves, redistributions: steps.length - moves, notes, words };
  const shown = [shownDeal(start, telling)];
  for (const step of steps)
    shown.push(
      step.kind === 'move'
        ? shownMove(step, telling)
        : shownRedistribution(step, shown.at(-1)!.played, telling),
    );
  return { start, moves, steps: shown };
};

/** What the address of a step decides: where it is, where it is listed and framed, and the note that is kept on it. */
const placed = (kind: Step['kind'], number: number, { game, notes }: Telling) => {
  const slug = stepName[kind](number);
  return {
    slug,
    path: paths.step(game, slug),
    listed: paths.listed(game, slug),
    frame: paths.embedded(game, slug),
    note: notes.get(keyOf[kind](number)),
  };
};

/** What its page is headed with, and titled with in less room. */
const headed = (number: string, what: string, brief = what) => ({
  number,
  what,
  title: `${number}: ${brief}`,
});

const shownDeal = (start: Position, telling: Telling): ShownStep => {
  const { game, moves, words } = telling;
  return {
    ...placed('move', 0, telling),
    marks: {},
    played: 0,
    name: words.note.move(0),
    ...headed(words.game.move(0, moves), words.game.deal),
    change: words.game.dealt(describeTotals(start, words)),
    board: words.site.board.deal,
    trainer: paths.trainer({ game, after: 0 }),
  };
};

const shownMove = (step: Step & { kind: 'move' }, telling: Telling): ShownStep => {
  const { before, after, move, number } = step;
  const { game, moves, words } = telling;
  const [from, to] = placesOf(move);
  const change = describeChange(before, after, move, words);
  return {
    ...placed('move', number, telling),
    action: move,
    marks: { from, to },
    played: number,
    name: words.note.move(number),
    ...headed(
      words.game.move(number, moves),
      moveTitle(before, move, words),
      words.card.name(topOf(before, from)!),
    ),
    change: isWon(after) ? `${change} ${words.game.won}` : change,
    undo: describeUndo(before, after, move, words),
    board: words.site.board.after(number),
    trainer: paths.trainer({ game, after: number }),
  };
};

const shownRedistribution = (
  step: Step & { kind: 'redistribution' },
  played: number,
  telling: Telling,
): ShownStep => {
  const { before, after, number } = step;
  const { game, redistributions, words } = telling;
  const changed = turnedPiles(before);
  return {
    ...placed('redistribution', number, telling),
    action: REDISTRIBUTION,
    marks: { changed },
    played,
    name: words.note.redistribution(number),
    ...headed(words.game.redistribution(number, redistributions), words.game.afterMove(played)),
    change: describeChange(before, after, REDISTRIBUTION, words),
    undo: words.game.undoneRedistribution(number, changed.length),
    tops: changed.map((pile) => words.game.top(pile, topOf(before, pile)!, topOf(after, pile)!)),
    board: words.site.board.afterRedistribution(number),
    trainer: paths.trainer({ game, redistribution: number }),
  };
};
