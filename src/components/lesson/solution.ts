import { describeChange, explain, moveTitle } from '../../describe/index.ts';
import { judge, REDISTRIBUTION, type Step } from '../../engine/index.ts';
import type { Words } from '../../words/it.ts';

/** What trying each step of a solution does, in words: what it changes, or why it is refused. */
export const sayStep = (step: Step, words: Words): string => {
  const { before, after } = step;
  if (step.kind === 'redistribution') return describeChange(before, after, REDISTRIBUTION, words);
  const verdict = judge(before, step.move);
  return verdict.ok
    ? describeChange(before, after, step.move, words)
    : explain(verdict.rejections, words).text;
};

/** The first step of a solution as the last hint tells it. */
export const sayFirst = ([first]: readonly Step[], words: Words): string =>
  first?.kind === 'move'
    ? words.lessons.move(moveTitle(first.before, first.move, words))
    : words.lessons.redistribution;
