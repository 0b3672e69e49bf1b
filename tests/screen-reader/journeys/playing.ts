import { describeUndo } from '../../../src/describe/index.ts';
import {
  destinations,
  placesOf,
  play,
  REDISTRIBUTION,
  topOf,
  type Move,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import { press, write, type Journey, type Step } from '../journey.ts';
import { language } from '../languages/index.ts';
import {
  fields,
  GAME,
  headingsOf,
  journey,
  openPage,
  saidOf,
  toBrowsing,
  toButton,
  toField,
  toLastPile,
  trainerAfter,
  typed,
  writeMove,
} from './parts.ts';

const { reader, refusals, typed: commands } = language;

/** The first ten moves of the won game, each with the board before it. */
const stretch: readonly (readonly [Move, Position])[] = wonGame.moves
  .slice(0, 10)
  .map((move, nth) => [move as Move, wonBoard({ after: nth })]);

/** What is heard when a place is chosen. */
const chosen = (position: Position, place: Place): string => {
  const places = destinations(position, place).length;
  return words.reply.selected(place, topOf(position, place)!, places, false);
};

/** Chooses a place by the button that one has come to. */
const choose = (position: Position, place: Place): Step =>
  press('space', reader.pressed, chosen(position, place));

/** A move by two buttons, from the place where the one before it ended. */
function byButtons([move, position]: readonly [Move, Position], n: number): readonly Step[] {
  const [from, to] = placesOf(move);
  const at = n === 0 ? '16' : placesOf(stretch[n - 1]![0])[1];
  return [
    ...toButton(at, from),
    press('space', chosen(position, from)),
    ...toButton(from, to),
    press('space', saidOf(position, move)),
  ];
}

const beforeTen = wonBoard({ after: 9 });
const beforeTurn = wonBoard({ redistribution: 2, side: 'after' });
const [ten, beforeTenth] = stretch[9]!;

export const playingJourneys: readonly Journey[] = [
  journey('dieci-mosse-scritte', [
    openPage(trainerAfter(0)),
    ...toField,
    ...stretch.map(([move, position]) => writeMove(position, move)),
    write(commands.state, words.reply.movesPlayed(10)),
  ]),
  journey('dieci-mosse-con-i-pulsanti', [
    openPage(trainerAfter(0)),
    ...fields,
    toLastPile,
    ...stretch.flatMap(byButtons),
  ]),
  journey('scegliere-una-pila', [
    openPage(trainerAfter(9)),
    ...fields,
    toLastPile,
    ...toButton('16', '10'),
    choose(beforeTen, '10'),
    press('space', words.reply.unselected('10')),
    ...toButton('10', '1'),
    choose(beforeTen, '1'),
  ]),
  journey('ridistribuzione', [
    openPage(paths.trainer({ game: GAME, redistribution: 2 })),
    ...toField,
    writeMove(beforeTurn, REDISTRIBUTION, words.reply.noWayBack),
    write(commands.redistribute, refusals.noRedistributions),
    write(commands.undo, words.reply.nothingToUndo['after-redistribution']),
  ]),
  journey('annullare-e-rigiocare', [
    openPage(trainerAfter(9)),
    ...toField,
    writeMove(beforeTenth, ten),
    write(commands.undo, describeUndo(beforeTenth, play(beforeTenth, ten), ten, words)),
    write(commands.redo, words.reply.redone(saidOf(beforeTenth, ten))),
  ]),
  journey(
    'verbosita-breve',
    [
      openPage(trainerAfter(9)),
      ...toField,
      writeMove(beforeTenth, ten),
      write(typed('1>2'), refusals.refused),
      toBrowsing,
      press('shift+b', words.place.name('16')),
      press('shift+b', words.place.name('15')),
      choose(play(beforeTenth, ten), '15'),
    ],
    { brief: true },
  ),
  journey('tabellone-a-colpo-d-orecchio', [
    openPage(trainerAfter(10)),
    ...headingsOf(trainerAfter(10))
      .slice(0, 2)
      .map(([text, level]) => press('h', text, level)),
    press('l', reader.list(4), words.place.name('S+')),
    press('l', reader.list(4), words.place.name('S-')),
    press('l', reader.list(16), words.place.name('1')),
  ]),
];
