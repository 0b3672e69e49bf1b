import { BoardView } from '../board/BoardView.tsx';
import type { Asked } from './asked.ts';
import type { Shown } from './shown.ts';

/** The board that the two places belong to, for whoever wants to see it: no answer depends on the rest. */
export const WholeBoard = ({
  asked: { position, from, to },
  words,
}: Pick<Shown, 'words'> & { readonly asked: Asked }) => (
  <details class="whole">
    <summary>{words.drill.wholeBoard}</summary>
    <div class="board">
      <BoardView position={position} words={words} highlight={{ from, to }} />
    </div>
  </details>
);
