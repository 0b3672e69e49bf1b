import { ANSWERS } from '../../../src/components/drill/answers.ts';
import { askedFrom, type Asked } from '../../../src/components/drill/asked.ts';
import { createDrill, startOf } from '../../../src/components/drill/drill.ts';
import { nextQuestion } from '../../../src/components/drill/question.ts';
import type { OpenSource, Request } from '../../../src/components/drill/questionSource.ts';
import { randomFrom, type Random } from '../../../src/solver/index.ts';
import type { Answer } from '../../../src/words/drill.ts';
import { drillWords } from '../../../src/words/it/drill.ts';
import { questionWords } from '../../../src/words/it/question.ts';

/** The browser's storage, as far as it is used; `room` is how many values it takes. */
export const fakeStorage = (room = Infinity) => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (kept.size >= room && !kept.has(name)) throw new DOMException('', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => {
      kept.delete(name);
    },
  };
};

export const made = ({ tally, seed }: Request): Asked =>
  askedFrom(nextQuestion(tally, randomFrom(seed)), questionWords);

/** Makes each question at once, as the worker does a little later. */
const atOnce: OpenSource = (onQuestion) => ({
  request: (request) => {
    onQuestion(made(request));
  },
  close: () => undefined,
});

const seedsFrom = (random: Random) => () => Math.floor(random() * 2 ** 32);

export const opened = (openSource: OpenSource, seed = 1) => {
  let state = startOf(drillWords);
  const drill = createDrill(drillWords, openSource, seedsFrom(randomFrom(seed)), (next) => {
    state = next;
  });
  const end = drill.begin();
  return {
    ...drill,
    end,
    get state() {
      return state;
    },
    get right() {
      return state.asked!.right[0]!;
    },
    get wrong() {
      return ANSWERS.find((answer) => !state.asked!.right.includes(answer))!;
    },
    give: (answer: Answer) => {
      drill.choose(answer);
      drill.submit('');
    },
  };
};

export const begun = (seed?: number) => opened(atOnce, seed);
