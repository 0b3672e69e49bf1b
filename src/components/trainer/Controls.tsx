import type { ComponentChildren } from 'preact';

import { REDISTRIBUTIONS } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';
import type { Desk } from './desk.ts';
import { undoId } from './PassingButton.tsx';

/** Undo, redo, the redistribution and the last message again. None is ever disabled: what can't be done is explained. */
export const Controls = ({
  desk,
  words,
  children,
}: {
  readonly desk: Desk;
  readonly words: LiveWords;
  /** More buttons, after those that every desk has. */
  readonly children?: ComponentChildren;
}) => {
  const session = desk.session.value;
  // Until the board is known, what a new game has: the buttons must not change their width when it comes.
  const left = session?.history.present.redistributionsLeft ?? REDISTRIBUTIONS;
  const { trainer } = words;
  return (
    <div class="controls">
      <button
        type="button"
        class={left === 0 ? 'spent' : undefined}
        aria-describedby={left > 0 ? 'ridistribuzione-aiuto' : undefined}
        onClick={() => desk.act({ kind: 'redistribute' })}
      >
        {trainer.redistribute(left)}
        {left > 0 && <span class="left"> ({trainer.redistributionsLeft(left)})</span>}
      </button>
      <button id={undoId} type="button" onClick={() => desk.act({ kind: 'undo' })}>
        {trainer.undo}
      </button>
      <button type="button" onClick={() => desk.act({ kind: 'redo' })}>
        {trainer.redo}
      </button>
      <button type="button" onClick={desk.repeat}>
        {trainer.repeat}
      </button>
      {children}
      <p id="ridistribuzione-aiuto" class="hint">
        {trainer.redistributionHint}
      </p>
    </div>
  );
};
