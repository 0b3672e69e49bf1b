import { useRef } from 'preact/hooks';

import type { Answer } from '../../words/drill.ts';
import { ANSWERS } from './answers.ts';
import type { Asked } from './asked.ts';
import type { Shown } from './shown.ts';

/** A second press this soon after an answer, in milliseconds, is the second half of a double click. */
const DOUBLE = 400;

/**
 * The answers as one group of native radio buttons, one stop for the Tab key, heard with their number and their count;
 * one button that does what comes next, so that the focus never has to move; and a field to write an answer in. Enter
 * does the same as the button from anywhere in the form.
 */
export const AnswerForm = ({
  drill,
  state: { given, chosen },
  words,
  asked,
}: Shown & { readonly asked: Asked }) => {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(-Infinity);
  const { group, answer, next, field: label, fieldHint } = words.drill;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isSecondHalf = given !== undefined && event.timeStamp - last.current < DOUBLE;
    if (isSecondHalf) return;
    last.current = event.timeStamp;
    const { value } = field.current!;
    field.current!.value = '';
    drill.submit(value);
  };

  return (
    <form class="answer" onSubmit={submit}>
      {/* Named, with no legend: a legend is read as the name of the group and then once more. */}
      <fieldset aria-label={group}>
        {ANSWERS.map((one) => (
          <label key={one} class={markOf(one, asked, given)}>
            <input
              type="radio"
              name="risposta"
              value={one}
              checked={chosen === one}
              onKeyDown={stopRepeats}
              onChange={() => {
                drill.choose(one);
              }}
            />
            <span>{words.drill.answers[one]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" onKeyDown={stopRepeats}>
        {given === undefined ? answer : next}
      </button>
      <label for="risposta">{label}</label>
      <input
        ref={field}
        id="risposta"
        type="text"
        autocomplete="off"
        autocapitalize="none"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby="risposta-aiuto"
        onKeyDown={stopRepeats}
      />
      <p id="risposta-aiuto" class="hint">
        {fieldHint}
      </p>
    </form>
  );
};

/** Enter held down would run through question after question. */
const stopRepeats = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/** Once answered, what was right, and what was given and was not: for the eye, the verdict having said it. */
const markOf = (
  answer: Answer,
  { right }: Asked,
  given: Answer | undefined,
): string | undefined => {
  if (given === undefined) return undefined;
  if (right.includes(answer)) return 'right';
  return answer === given ? 'wrong' : undefined;
};
