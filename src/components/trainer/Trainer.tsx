import { useEffect, useMemo } from 'preact/hooks';

import { live } from '../../words/it/live.ts';
import { askHint } from '../hint/ask.ts';
import { CommandField } from './CommandField.tsx';
import { Controls } from './Controls.tsx';
import { Ending } from './Ending.tsx';
import { GamePicker } from './GamePicker.tsx';
import { MoveList } from './MoveList.tsx';
import { NewTops } from './NewTops.tsx';
import type { Games } from './origin.ts';
import { PassingButton } from './PassingButton.tsx';
import { Score } from './Score.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Status } from './Status.tsx';
import { createTable } from './table.ts';
import { TrainerBoard } from './TrainerBoard.tsx';

/** The trainer: one game, three doors to it, one voice that answers. */
export const Trainer = ({ games }: { readonly games: Games }) => {
  const words = live;
  const table = useMemo(() => createTable(words, games), [words, games]);
  useEffect(() => table.openAddress(new URL(location.href)), [table]);
  return (
    <div class="trainer">
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
        <Status desk={table} words={words} />
        {!table.isMine.value && (
          <PassingButton onClick={table.takeOver}>{words.trainer.takeOver}</PassingButton>
        )}
        <NewTops desk={table} words={words} />
        <Ending table={table} words={words} />
        <CommandField desk={table} words={words} />
        <Controls desk={table} words={words}>
          <button
            type="button"
            onClick={() => {
              askHint(table, words.trainer.noHint);
            }}
          >
            {words.trainer.hint}
          </button>
        </Controls>
        <Score table={table} words={words} />
        <MoveList desk={table} words={words} />
      </section>
      <GamePicker table={table} words={words} />
      <SettingsPanel table={table} words={words} />
    </div>
  );
};
