import { REDISTRIBUTION } from '../../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard } from '../../unit/engine/wonGame.ts';
import { press, write, type Journey } from '../journey.ts';
import { language } from '../languages/index.ts';
import {
  dealt,
  journey,
  openPage,
  toBrowsing,
  toField,
  trainerAfter,
  typed,
  writeAll,
  writeMove,
} from './parts.ts';

const BLOCKED = 'CR1-N-AAAAAP6';
/** What is left of it after that is one move, which leaves none. */
const turns = [REDISTRIBUTION, REDISTRIBUTION, REDISTRIBUTION] as const;

export const endingJourneys: readonly Journey[] = [
  journey('partita-vinta', [
    openPage(trainerAfter(118)),
    ...toField,
    writeMove(wonBoard({ after: 118 }), '16>D-', words.reply.standing('won', false)),
    toBrowsing,
    press('shift+b', words.trainer.again, language.reader.button),
    press('shift+b', words.trainer.start, language.reader.button),
  ]),
  journey('partita-bloccata', [
    openPage(paths.trainer({ code: BLOCKED })),
    ...toField,
    ...writeAll(dealt(BLOCKED), turns),
    write(typed('3>4'), words.reply.standing('blocked', true)),
    write(language.typed.undo, language.heard.undone),
  ]),
];
