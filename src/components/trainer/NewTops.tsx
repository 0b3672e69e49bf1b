import { describePlace, turnedPiles } from '../../describe/index.ts';
import { REDISTRIBUTION, topOf } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';
import type { Desk } from './desk.ts';

/** After a redistribution, and until the next move, the piles that now show another card (R19). */
export const NewTops = ({ desk, words }: { readonly desk: Desk; readonly words: LiveWords }) => {
  const last = desk.session.value?.steps.at(-1);
  if (last?.action !== REDISTRIBUTION) return null;
  const { before, after } = last;
  const piles = turnedPiles(before).filter((pile) => topOf(before, pile) !== topOf(after, pile));
  return (
    <details>
      <summary>{words.trainer.newTops(piles.length)}</summary>
      <ul>
        {piles.map((pile) => (
          <li key={pile}>{describePlace(after, pile, words)}</li>
        ))}
      </ul>
    </details>
  );
};
