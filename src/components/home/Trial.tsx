import { useEffect, useMemo, useState } from 'preact/hooks';

import { liveTrial } from '#words/trial.ts';
import { paths } from '../../words/paths.ts';
import { BoardView } from '../board/BoardView.tsx';
import { formatMoves } from '../origin/formatMoves.ts';
import { createDesk } from '../trainer/desk.ts';
import { open } from '../trainer/session.ts';
import { Status } from '../trainer/Status.tsx';
import { TrainerBoard } from '../trainer/TrainerBoard.tsx';
import type { TrialBoard } from './trialRoot.ts';

/** A board to try at once, described as on any page until the script makes it one to play on. A link goes on with it. */
export const Trial = ({ position, start }: TrialBoard) => {
  const words = liveTrial;
  const desk = useMemo(() => {
    const made = createDesk(words, { greeting: words.trial.greeting });
    made.lay(open(position), words.trial.greeting, true);
    return made;
  }, [words, position]);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    setLive(true);
  }, []);
  const played = (desk.session.value?.steps ?? []).map(({ action }) => action);
  return (
    <>
      <div class="play">
        {isLive ? (
          <TrainerBoard desk={desk} words={words} />
        ) : (
          <div class="board">
            <BoardView position={position} words={words} idPrefix="tavolo" />
          </div>
        )}
      </div>
      <div class="desk">
        <Status desk={desk} words={words} />
        <p class="controls">
          <button type="button" onClick={() => desk.act({ kind: 'undo' })}>
            {words.trainer.undo}
          </button>
          <a href={paths.trainer({ ...start, moves: formatMoves(played) })}>{words.trial.playOn}</a>
        </p>
      </div>
    </>
  );
};
