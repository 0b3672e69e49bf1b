import { moveTitle } from '../../../src/describe/index.ts';
import { play, type Move, type Position } from '../../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard } from '../../unit/engine/wonGame.ts';
import { write, type Journey, type Step } from '../journey.ts';
import type { JourneyId } from '../languages/language.ts';
import { language } from '../languages/index.ts';
import { dealt, journey, openPage, toField, trainerAfter, typed, writeAll } from './parts.ts';

const { refusals, typed: commands } = language;

/** Writes a move that is refused: what was tried is heard, and why not. */
const writeRefused = (position: Position, move: Move, ...reasons: readonly string[]): Step =>
  write(typed(move), refusals.refused, moveTitle(position, move, words), ...reasons);

/** A move that is refused on the board after a move of the won game, and its reason. */
const refused = (
  id: JourneyId,
  moves: number,
  move: Move,
  ...reasons: readonly string[]
): Journey =>
  journey(id, [
    openPage(trainerAfter(moves)),
    ...toField,
    writeRefused(wonBoard({ after: moves }), move, ...reasons),
  ]);

const atStart = wonBoard({ after: 0 });

const FULL_PILE = 'CR1-N-AAAAAT3';
/** What makes pile 4 full, from the deal of that code. */
const filling = ['8>H+', '8>10', '8>4', '14>4', '11>4', '6>4', '12>4', '13>4', '2>4'] as const;

export const refusalJourneys: readonly Journey[] = [
  journey('rifiuti', [
    openPage(trainerAfter(0)),
    ...toField,
    writeRefused(atStart, '1>2', refusals.suit),
    write(typed('1>2'), words.reply.again(2, refusals.refused), refusals.suit),
    writeRefused(atStart, '1>4', refusals.rank),
    writeRefused(atStart, '1>3', refusals.suit, refusals.rank),
    writeRefused(atStart, 'S+>1', refusals.base),
    write(commands.nonsense, words.reply.commandError.unreadable(commands.nonsense)),
  ]),
  journey('rifiuto-pila-piena', [
    openPage(paths.trainer({ code: FULL_PILE })),
    ...toField,
    ...writeAll(dealt(FULL_PILE), filling),
    writeRefused(filling.reduce(play, dealt(FULL_PILE)), '13>4', refusals.full),
  ]),
  refused('rifiuto-pila-vuota', 47, '1>2', refusals.empty),
  refused('rifiuto-fondazione-completa', 82, '5>H-', ...refusals.complete),
  refused('rifiuto-dalla-fondazione', 1, 'C->1', refusals.noReturn),
];
