import { useRef } from 'preact/hooks';

import type { LiveWords } from '#words/live.ts';
import type { Desk } from './desk.ts';

/** The first door: a command typed and sent with Enter. The field empties and keeps the focus. */
export const CommandField = ({
  desk,
  words,
}: {
  readonly desk: Desk;
  readonly words: LiveWords;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = input.current!;
    desk.type(field.value);
    field.value = '';
    field.focus();
  };
  return (
    <form class="command" onSubmit={submit}>
      <label for="comando">{words.trainer.field}</label>
      <div class="joined">
        <input
          ref={input}
          id="comando"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          aria-describedby="comando-aiuto"
        />
        <button type="submit">{words.trainer.play}</button>
      </div>
      <p id="comando-aiuto" class="hint">
        {words.trainer.fieldHint}
      </p>
    </form>
  );
};
