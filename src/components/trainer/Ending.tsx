import type { LiveWords } from '#words/live.ts';
import { formatClock } from './clock.ts';
import { PassingButton } from './PassingButton.tsx';
import type { Table } from './table.ts';

/** What can be done once there is nothing left to play: after a win, or where the game is blocked or dead (R23, R24, D2). */
export const Ending = ({ table, words }: { readonly table: Table; readonly words: LiveWords }) => {
  const { trainer, reply } = words;
  const standing = table.standing.value;
  const history = table.session.value?.history;
  if (standing === 'open' || standing === 'stuck' || !history) return null;
  return (
    <div class="ending">
      {standing === 'won' ? (
        <p>
          <strong>{trainer.won}</strong>
          {` ${reply.moves(history.moves)}, ${formatClock(table.clock.seconds.value)}`}
        </p>
      ) : (
        history.past.length > 0 && (
          <PassingButton onClick={() => table.act({ kind: 'undo' })}>
            {trainer.undoLast}
          </PassingButton>
        )
      )}
      <PassingButton onClick={table.beginNew}>{trainer.start}</PassingButton>
      <PassingButton onClick={table.restart}>{trainer.again}</PassingButton>
    </div>
  );
};
