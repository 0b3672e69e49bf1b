import { fillNote } from '../../describe/index.ts';
import type { Step } from '../../engine/index.ts';
import type { LessonText } from '../../lessons/schema.ts';
import type { Words } from '../../words/it.ts';

/**
 * The words of a lesson with every card, place and count in them computed from its solution. Throws on a token that means
 * nothing there: `file` and the field say where, for the person who wrote it.
 */
export const filledText = (
  file: string,
  text: LessonText,
  steps: readonly Step[],
  words: Words,
): LessonText => {
  const fill = (field: string, template: string): string => {
    const filled = fillNote(template, steps, steps[0], words);
    if (filled.ok) return filled.value;
    throw new Error(`${file}: ${field} says ${filled.error.token}, which means nothing there`);
  };
  const { title, lead, task, hints, answer, after } = text;
  return {
    title: fill('title', title),
    lead: fill('lead', lead),
    task: fill('task', task),
    hints: [fill('hints, first', hints[0]), fill('hints, second', hints[1])],
    answer: fill('answer', answer),
    after: fill('after', after),
  };
};
