import { useRef } from 'preact/hooks';

import type { StepCopy } from '../share/shareStep.ts';
import type { Stepping } from './Player.tsx';

const COPIES: readonly StepCopy[] = ['text', 'picture', 'snippet'];

/** What can be copied of the step that is shown. What copies it is loaded when it is first asked for. */
export const ShareStep = ({ stepping: { view, words, say } }: { readonly stepping: Stepping }) => {
  const byHand = useRef<HTMLTextAreaElement>(null);
  const { share } = words.player;
  const load = () => import('../share/shareStep.ts');

  const copy = async (what: StepCopy) => {
    try {
      const { shareStep } = await load();
      say(await shareStep(what, view.step, view.position, byHand.current!));
    } catch {
      say(share.notLoaded);
    }
  };

  return (
    <details
      class="share"
      onToggle={() => {
        // Before the click, after which a browser lets a page copy only for so long.
        load().catch(() => undefined);
      }}
    >
      <summary>{share.title}</summary>
      <p class="controls">
        {COPIES.map((what) => (
          <button key={what} type="button" onClick={() => void copy(what)}>
            {share[what]}
          </button>
        ))}
      </p>
      <p class="by-hand" hidden>
        <label for="da-copiare">{share.byHand}</label>
        <textarea id="da-copiare" rows={3} readOnly ref={byHand} />
      </p>
    </details>
  );
};
