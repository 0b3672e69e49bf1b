import { useMemo } from 'preact/hooks';

import type { Place } from '../../engine/index.ts';
import type { LiveWords } from '../../words/it/live.ts';
import { BoardView } from '../board/BoardView.tsx';
import { createTapReader } from './pointer.ts';
import type { Table } from './table.ts';

/** The board as 24 buttons, the second door and the third: each place is one, and each stays enabled, since refusals teach. */
export const TrainerBoard = ({
  table,
  words,
}: {
  readonly table: Table;
  readonly words: LiveWords;
}) => {
  const tap = useMemo(() => createTapReader(table.act), [table]);
  const session = table.session.value;
  if (!session) return null;
  const press = (place: Place) => (event: MouseEvent) => {
    // A click with no pointer behind it comes from a key or a screen reader: there one press chooses and one plays.
    if (event.detail === 0) table.act({ kind: 'press', place });
    else tap(place, event.timeStamp);
  };
  return (
    <div class="board">
      <BoardView
        position={session.history.present}
        words={words}
        idPrefix="tavolo"
        renderPlace={(place, content) => (
          <button type="button" aria-pressed={session.selected === place} onClick={press(place)}>
            {content}
          </button>
        )}
      />
    </div>
  );
};
