import { moveTitle } from '../../describe/index.ts';
import { REDISTRIBUTION } from '../../engine/index.ts';
import type { LiveWords } from '../../words/it/live.ts';
import type { PlayedStep } from './session.ts';
import type { Desk } from './desk.ts';

/** What has been played, in words; the last first would be read backwards, so the list runs as the game did. */
export const MoveList = ({ desk, words }: { readonly desk: Desk; readonly words: LiveWords }) => {
  const steps = desk.session.value?.steps ?? [];
  const titleOf = ({ action, before }: PlayedStep) =>
    action === REDISTRIBUTION
      ? words.trainer.redistributed
      : words.trainer.played(moveTitle(before, action, words));
  return (
    <details class="moves">
      <summary>
        {words.trainer.history}: {steps.length}
      </summary>
      {steps.length === 0 ? (
        <p>{words.trainer.noMoves}</p>
      ) : (
        <ol>
          {steps.map((step, index) => (
            <li key={index}>{titleOf(step)}</li>
          ))}
        </ol>
      )}
    </details>
  );
};
