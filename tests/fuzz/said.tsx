import { signal } from '@preact/signals';
import { renderToString } from 'preact-render-to-string';

import { startOf } from '../../src/components/drill/drill.ts';
import type { DrillState } from '../../src/components/drill/drill.ts';
import { TallyTable } from '../../src/components/drill/TallyTable.tsx';
import { Voice } from '../../src/components/drill/Voice.tsx';
import {
  EmbeddedBoard,
  type EmbeddedBoardProps,
} from '../../src/components/embed/EmbeddedBoard.tsx';
import type { Told } from '../../src/components/trainer/desk.ts';
import { Score } from '../../src/components/trainer/Score.tsx';
import { Status } from '../../src/components/trainer/Status.tsx';
import type { Table } from '../../src/components/trainer/table.ts';
import { drillWords } from '../../src/words/it/drill.ts';
import { it } from '../../src/words/it.ts';
import { live } from '../../src/words/it/live.ts';
import { begun } from '../unit/drill/opened.ts';
import { board } from '../unit/engine/board.ts';
import { tableWith } from '../unit/structure/tables.ts';
import type { Shown } from './door.ts';

const HARMLESS = 'Va bene.';
const table = tableWith(board);

const status = (told: Told) =>
  renderToString(<Status desk={{ ...table, told: signal(told) }} words={live} />);

/** What the trainer and the lessons tell, with the way to a rule where there is one. */
export const inStatus = (told: Told) => (): Shown => ({
  html: status(told),
  like: status({ ...told, text: HARMLESS }),
});

const drill = begun();

const voice = (told: string) => {
  const state = { ...startOf(drillWords), told, isUnderWay: true };
  return renderToString(<Voice drill={drill} state={state} words={drillWords} />);
};

/** What the drill tells. */
export const inVoice = (text: string) => (): Shown => ({
  html: voice(text),
  like: voice(HARMLESS),
});

const tally = (state: DrillState) =>
  renderToString(<TallyTable drill={drill} state={state} words={drillWords} />);

/** How the drill is going. */
export const inTally = (state: DrillState) => (): Shown => ({
  html: tally(state),
  like: tally(startOf(drillWords)),
});

const score = (of: Table) => renderToString(<Score table={of} words={live} />);

/** How many moves, and how long. */
export const inScore = (of: Table) => (): Shown => ({ html: score(of), like: score(table) });

type Framed = Omit<EmbeddedBoardProps, 'words'>;

/** The board stands apart: what is drawn of it comes from the engine alone, and is long. */
const frame = (shown: Framed) =>
  renderToString(<EmbeddedBoard {...shown} position={undefined} words={it} />);

/** What a frame says of its board, and the way to the trainer. */
export const inFrame = (shown: Framed) => (): Shown => ({
  html: frame(shown),
  like: frame({ ...shown, title: HARMLESS, told: HARMLESS }),
});
