import type { LiveWords } from '#words/live.ts';
import { PassingButton } from '../trainer/PassingButton.tsx';
import type { Table } from '../trainer/table.ts';
import type { Hints } from './hints.ts';

/**
 * Whether the game can still be won: in silence, or announced where a known win is lost and a warning is wanted. The
 * warning has a status of its own, so that it waits for what is said of the move and does not take its place.
 */
export const Outlook = ({
  hints,
  table,
  words,
}: {
  readonly hints: Hints;
  readonly table: Table;
  readonly words: LiveWords;
}) => {
  const { kind, text, canUndo } = hints.outlook.value;
  const isWarning = kind === 'warning';
  return (
    <div class="outlook">
      {!isWarning && <p class="hint">{text}</p>}
      {table.watches.value && <div role="status">{isWarning && <p>{text}</p>}</div>}
      {canUndo && (
        <PassingButton onClick={() => table.act({ kind: 'undo' })}>
          {words.trainer.undoLast}
        </PassingButton>
      )}
    </div>
  );
};
