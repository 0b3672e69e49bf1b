import { paths } from '../../words/paths.ts';
import { ruleTold } from './drill.ts';
import type { Shown } from './shown.ts';

/**
 * The one place where the drill speaks, there from the start and read whole at every change: the question, then the
 * verdict, then the next question. The link to the rule stands outside, so that it is not read out each time.
 */
export const Voice = ({ state, words }: Shown) => {
  const rule = ruleTold(state);
  const topic = rule && words.drill.topics.get(rule);
  return (
    <>
      {/* Not in the status, which would be told as soon as the page opens, and again where it stands. */}
      {!state.isUnderWay && <p>{state.told}</p>}
      {/* A paragraph inside, because Orca skips the text of a status itself when it reads on. */}
      <div role="status" aria-atomic="true">
        {state.isUnderWay && <p>{state.told}</p>}
      </div>
      <p class="rule">
        {rule && topic && <a href={paths.rule(rule)}>{words.drill.rule(topic)}</a>}
      </p>
    </>
  );
};
