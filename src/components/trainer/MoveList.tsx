import { useSignal } from '@preact/signals';

import { moveTitle } from '../../describe/index.ts';
import { REDISTRIBUTION } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';
import type { Desk } from './desk.ts';
import type { PlayedStep } from './session.ts';

/** What has been played, in words; nothing of it is written until it is opened. */
export const MoveList = ({ desk, words }: { readonly desk: Desk; readonly words: LiveWords }) => {
  const isOpen = useSignal(false);
  const session = desk.session.value;
  return (
    <details
      class="moves"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      {/* How many they are is said by the score. */}
      <summary>{words.trainer.history}</summary>
      {session && isOpen.value && <Steps steps={session.steps} words={words} />}
    </details>
  );
};

/** The last first would be read backwards, so the list runs as the game did. A redistribution is no move and has no number (R21). */
const Steps = ({
  steps,
  words,
}: {
  readonly steps: readonly PlayedStep[];
  readonly words: LiveWords;
}) => {
  let number = 0;
  return steps.length === 0 ? (
    <p>{words.trainer.noMoves}</p>
  ) : (
    <ol>
      {steps.map(({ action, before }, index) =>
        action === REDISTRIBUTION ? (
          <li key={index} class="unnumbered">
            {words.trainer.redistributed}
          </li>
        ) : (
          <li key={index} value={++number}>
            {words.trainer.sentence(moveTitle(before, action, words))}
          </li>
        ),
      )}
    </ol>
  );
};
