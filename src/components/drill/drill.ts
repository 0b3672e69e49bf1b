import { sentences } from '../../describe/index.ts';
import type { RuleAnchor } from '../../describe/index.ts';
import type { Answer } from '../../words/drill.ts';
import type { DrillWords } from '#words/drill.ts';
import type { Asked } from './asked.ts';
import type { OpenSource } from './questionSource.ts';
import { readAnswer } from './readAnswer.ts';
import { answersIn, withAnswer, type Tally } from './tally.ts';
import { tallyStore } from './tallyStore.ts';

/** What the page shows. */
export interface DrillState {
  /** `undefined` until the first question is there. */
  readonly asked?: Asked | undefined;
  /** The answer that was given to it, if it was. */
  readonly given?: Answer | undefined;
  /** The answer that is chosen and not yet given. */
  readonly chosen?: Answer | undefined;
  /** The one voice: the question, the verdict on its answer, or one of them after something else. */
  readonly told: string;
  /** Whether anything has been done yet: what is there when the page opens is read where it stands, and not announced. */
  readonly isUnderWay: boolean;
  readonly tally: Tally;
  /** The tally that a reset put by, until the next answer. */
  readonly putBy?: Tally | undefined;
}

/** A run of questions, and all that can be done in it. */
export interface Drill {
  /** Takes the tally that was kept, and asks the first question. Returns what ends the run. */
  readonly begin: () => () => void;
  readonly choose: (answer: Answer) => void;
  /** Gives the typed answer or, with nothing typed, the chosen one; after an answer, goes on to the next question. */
  readonly submit: (typed: string) => void;
  /** Begins the tally again from nothing; a second time, before any answer, puts it back. */
  readonly resetOrRestore: () => void;
}

export const startOf = ({ drill }: DrillWords): DrillState => ({
  told: drill.preparing,
  isUnderWay: false,
  tally: {},
});

/** The rule that explains the answer, once there is one. */
export const ruleTold = ({ asked, given }: DrillState): RuleAnchor | undefined =>
  given && asked?.rule;

/** A run that takes its questions from a source and tells each new state; `seed` gives numbers below 2^32. */
export const createDrill = (
  words: DrillWords,
  openSource: OpenSource,
  seed: () => number,
  onChange: (state: DrillState) => void,
): Drill => {
  const { drill } = words;
  let state = startOf(words);
  /** The question or the verdict, which stays in view after whatever else is told. */
  let current = state.told;
  let last = { text: '', times: 1 };
  let mayKeep = true;
  /** The next question, made while the verdict on this one is read, and whether it is waited for. */
  let next: Asked | undefined;
  let isWaiting = true;
  let hasFailed = false;
  let before = '';
  let request = (): void => undefined;

  const change = (changes: Partial<DrillState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  const show = (text: string, changes: Partial<DrillState>, first = '') => {
    current = text;
    last = { text: '', times: 1 };
    change({ ...changes, told: sentences(first, text) });
  };

  /** The same thing twice in a row would not be heard again. */
  const tell = (text: string, changes: Partial<DrillState> = {}) => {
    last = { text, times: last.text === text ? last.times + 1 : 1 };
    const heard = last.times === 1 ? text : drill.again(last.times, text);
    change({ ...changes, told: sentences(heard, current) });
  };

  const ask = () => {
    isWaiting = next === undefined;
    if (!next) {
      if (hasFailed) show(drill.failed, { isUnderWay: true });
      return;
    }
    const asked = next;
    next = undefined;
    const text = drill.numbered(answersIn(state.tally) + 1, asked.text);
    show(text, { asked, given: undefined, chosen: undefined }, before);
    before = '';
  };

  /** Keeps the tally, and tells once if that can't be done. */
  const keep = (tally: Tally): string => {
    const kept = tallyStore.write(tally) === 'kept';
    const isNews = mayKeep && !kept;
    mayKeep = kept;
    return isNews ? drill.notKept : '';
  };

  const answer = ({ subject, right, verdicts }: Asked, given: Answer) => {
    // What another tab has added since counts too.
    const kept = mayKeep ? tallyStore.read().value : undefined;
    const tally = withAnswer(kept ?? state.tally, subject, right.includes(given));
    show(verdicts[given], { given, chosen: given, tally, putBy: undefined }, keep(tally));
    request();
  };

  const submit = (text: string) => {
    const { asked, given, chosen } = state;
    if (!asked) return;
    change({ isUnderWay: true });
    const typed = readAnswer(text, words.answerVocabulary);
    const isOpen = given === undefined;
    switch (typed.kind) {
      case 'nothing':
        if (!isOpen) ask();
        else if (chosen) answer(asked, chosen);
        else tell(drill.chooseFirst);
        break;
      case 'next':
        if (isOpen) tell(drill.chooseFirst);
        else ask();
        break;
      case 'answer':
        if (isOpen) answer(asked, typed.answer);
        else tell(drill.answeredAlready);
        break;
      case 'which-rule':
        tell(isOpen ? drill.whichRule : drill.answeredAlready);
        break;
      case 'one-rule':
        tell(isOpen ? drill.oneRule : drill.answeredAlready);
        break;
      case 'repeat':
        tell(drill.repeated);
        break;
      case 'help':
        tell(drill.help);
        break;
      case 'unreadable':
        tell(drill.unreadable(typed.text));
        break;
    }
  };

  return {
    begin: () => {
      const { value, unreadable } = tallyStore.read();
      if (unreadable) before = drill.unreadableScore;
      change({ tally: value ?? {} });
      const source = openSource(
        (asked) => {
          next = asked;
          if (isWaiting) ask();
        },
        () => {
          hasFailed = true;
          if (isWaiting) ask();
        },
      );
      request = () => {
        source.request({ tally: state.tally, seed: seed() });
      };
      request();
      return source.close;
    },
    choose: (chosen) => {
      change({ chosen });
    },
    submit,
    resetOrRestore: () => {
      const { putBy } = state;
      const tally = putBy ?? {};
      tell(sentences(putBy ? drill.restored : drill.wasReset, keep(tally)), {
        isUnderWay: true,
        tally,
        putBy: putBy ? undefined : state.tally,
      });
    },
  };
};
