import { describeUndo } from '../../../src/describe/index.ts';
import { play, type Move } from '../../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import { press, type Journey } from '../journey.ts';
import { language } from '../languages/index.ts';
import { GAME, headingsOf, journey, openPage, saidOf } from './parts.ts';

const { reader } = language;
const { back, first, on } = words.player;

const moveOf = (n: number) => wonGame.moves[n - 1] as Move;
const page = paths.move(GAME, 10);
const [title, level] = headingsOf(page)[0]!;

/** What is heard when a move is taken back. */
const takenBack = (n: number): string => {
  const before = wonBoard({ before: n });
  return describeUndo(before, play(before, moveOf(n)), moveOf(n), words);
};

export const stepsJourneys: readonly Journey[] = [
  journey(
    'mossa-10',
    [
      {
        ...openPage(
          page,
          title,
          saidOf(wonBoard({ before: 10 }), moveOf(10)),
          reader.list(16),
          words.board.place('14', 'AS', 7),
        ),
        reads: true,
      },
    ],
    { readsOnLoad: true },
  ),
  journey('avanti-e-indietro', [
    openPage(page),
    press('h', title, level),
    press('k', first, reader.link),
    press('k', back, words.note.move(9), reader.link),
    press('k', on, words.note.move(11), reader.link),
    press('Return', saidOf(wonBoard({ before: 11 }), moveOf(11))),
    press('shift+k', back, words.note.move(10), reader.link),
    press('Return', takenBack(11)),
    press('Return', takenBack(10)),
  ]),
];
