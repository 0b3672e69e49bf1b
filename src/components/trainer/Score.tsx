import type { LiveWords } from '#words/live.ts';
import { formatClock } from './clock.ts';
import type { Table } from './table.ts';

/** Moves and time, and no score (R29). It is no live region: a clock that speaks every second would be in the way. */
export const Score = ({ table, words }: { readonly table: Table; readonly words: LiveWords }) => {
  const { trainer } = words;
  const { clock, settings } = table;
  const moves = table.session.value?.history.moves ?? 0;
  return (
    <div class="score">
      <p>{trainer.moves(moves)}</p>
      {settings.settings.value.clock === 'shown' && (
        <>
          <p>{trainer.time(formatClock(clock.seconds.value))}</p>
          <button
            type="button"
            aria-pressed={clock.paused.value}
            onClick={() => {
              clock.pause(!clock.paused.value);
            }}
          >
            {trainer.pause}
          </button>
        </>
      )}
    </div>
  );
};
