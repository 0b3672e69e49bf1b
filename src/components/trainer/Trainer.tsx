import { useEffect, useMemo } from 'preact/hooks';

import { live } from '../../words/it/live.ts';
import { CommandField } from './CommandField.tsx';
import { Controls } from './Controls.tsx';
import { GamePicker } from './GamePicker.tsx';
import { MoveList } from './MoveList.tsx';
import type { Games } from './origin.ts';
import { Status } from './Status.tsx';
import { createTable } from './table.ts';
import { TrainerBoard } from './TrainerBoard.tsx';

/** The trainer: one game, three doors to it, one voice that answers. */
export const Trainer = ({ games }: { readonly games: Games }) => {
  const words = live;
  const table = useMemo(() => createTable(words, games), [words, games]);
  useEffect(() => {
    table.openAddress(new URL(location.href));
  }, [table]);
  const view = { table, words };
  return (
    <div class="trainer" data-pagefind-ignore>
      <section class="play" aria-labelledby="tavolo">
        <h2 id="tavolo" class="hidden">
          {words.trainer.board}
        </h2>
        <TrainerBoard {...view} />
      </section>
      <section class="desk" aria-labelledby="comandi">
        <h2 id="comandi" class="hidden">
          {words.trainer.controls}
        </h2>
        <Status {...view} />
        <CommandField {...view} />
        <Controls {...view} />
        <MoveList {...view} />
      </section>
      <GamePicker {...view} />
    </div>
  );
};
