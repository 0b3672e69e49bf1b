import type { LiveWords } from '#words/live.ts';
import type { Hints } from '../hint/hints.ts';
import { Outlook } from '../hint/Outlook.tsx';
import { CommandField } from './CommandField.tsx';
import { Controls } from './Controls.tsx';
import { Ending } from './Ending.tsx';
import { MoveList } from './MoveList.tsx';
import { NewTops } from './NewTops.tsx';
import { PassingButton } from './PassingButton.tsx';
import { Score } from './Score.tsx';
import { Status } from './Status.tsx';
import type { Table } from './table.ts';
import { TrainerBoard } from './TrainerBoard.tsx';

/** The trainer: one game, three doors to it, one voice that answers. */
export const Trainer = ({
  table,
  hints,
  words,
}: {
  readonly table: Table;
  readonly hints: Hints;
  readonly words: LiveWords;
}) => (
  <div class="trainer" data-unkept={table.isMine.value ? undefined : ''}>
    <section class="play">
      <h2 class="hidden">{words.board.label}</h2>
      <TrainerBoard
        desk={table}
        words={words}
        isOpen={table.settings.settings.value.piles === 'open'}
      />
    </section>
    <section class="desk">
      <h2 class="hidden">{words.trainer.controls}</h2>
      <Status desk={table} words={words}>
        <Outlook hints={hints} table={table} words={words} />
      </Status>
      {!table.isMine.value && (
        <PassingButton onClick={table.takeOver}>{words.trainer.takeOver}</PassingButton>
      )}
      <NewTops desk={table} words={words} />
      <Ending table={table} words={words} />
      <CommandField desk={table} words={words} />
      <Controls desk={table} words={words}>
        <button type="button" onClick={hints.ask}>
          {words.trainer.hint}
        </button>
      </Controls>
      <Score table={table} words={words} />
      <MoveList desk={table} words={words} />
    </section>
  </div>
);
