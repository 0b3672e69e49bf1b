import { made, opened } from '../unit/drill/opened.ts';

const question = made({ tally: {}, seed: 1 });

/** A drill that asks the same question again and again: making one takes longer than reading any answer. */
export const openedWithOneQuestion = () =>
  opened((onQuestion) => ({
    request: () => {
      onQuestion(question);
    },
    close: () => undefined,
  }));
