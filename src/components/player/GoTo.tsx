import { useId, useState } from 'preact/hooks';

import { quote, typedText } from '../trainer/quote.ts';
import type { Stepping } from './Player.tsx';

/** A field for the number of a move; what is wrong with one that can’t be is said where everything is said. */
export const GoTo = ({
  stepping: { view, words, isLive, go, say, indexOfMove, moves },
}: {
  readonly stepping: Stepping;
}) => {
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const { player } = words;

  /** Whether the step is shown now; if not, why not has been said. */
  const reach = (typed: string): boolean => {
    const isNumber = /^\d+$/.test(typed);
    const index = isNumber ? indexOfMove(Number(typed)) : -1;
    if (index < 0) say(isNumber ? player.noSuchMove(typed, moves) : player.noNumber(typed, moves));
    else if (index === view.index) say(player.alreadyAt(view.step.name));
    else go(index);
    return index >= 0;
  };

  return (
    <form
      class="go-to"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements[0] as HTMLInputElement;
        const isReached = reach(quote(typedText(field.value)));
        setWrong(!isReached);
        if (isReached) field.value = '';
        else field.select();
      }}
    >
      <label for={id}>{player.goTo}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        size={4}
        disabled={!isLive}
        aria-invalid={isWrong || undefined}
      />
      <button type="submit" disabled={!isLive}>
        {player.go}
      </button>
    </form>
  );
};
