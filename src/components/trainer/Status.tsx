import type { ComponentChildren } from 'preact';

import type { LiveWords } from '#words/live.ts';
import { paths } from '../../words/paths.ts';
import type { Desk } from './desk.ts';

/**
 * The one place where the trainer answers, there from the start and read whole at every change. The link to the rule
 * stands outside, so that it is not read out each time.
 */
export const Status = ({
  desk,
  words,
  children,
}: {
  readonly desk: Desk;
  readonly words: LiveWords;
  /** What else is told, by another voice. */
  readonly children?: ComponentChildren;
}) => {
  const { text, anchor, isOpening } = desk.told.value;
  const topic = anchor && words.trainer.topics.get(anchor);
  return (
    <div class="told">
      {/* Not in the status, which would be told before the page's own name, and again where it stands. */}
      {isOpening && <p>{text}</p>}
      {/* A paragraph inside, because Orca skips the text of a status itself when it reads on. */}
      <div role="status" aria-atomic="true">
        {!isOpening && <p>{text}</p>}
      </div>
      <p class="rule">
        {anchor && topic && <a href={paths.rule(anchor)}>{words.trainer.rule(topic)}</a>}
      </p>
      {children}
    </div>
  );
};
