import type { Subject } from '../../words/drill.ts';
import { SUBJECTS } from './subject.ts';

/** How the questions about one subject have been answered. */
export interface Score {
  readonly right: number;
  readonly wrong: number;
  /** How much more often it is asked because it was missed: 0 to 6. */
  readonly owed: number;
}

/** The scores by subject; one that has never been asked has none. */
export type Tally = Readonly<Partial<Record<Subject, Score>>>;

const FRESH: Score = { right: 0, wrong: 0, owed: 0 };
const MOST_OWED = 6;

export const scoreOf = (tally: Tally, subject: Subject): Score => tally[subject] ?? FRESH;

/** The tally with one more answer. A miss is owed two right answers. */
export const withAnswer = (tally: Tally, subject: Subject, isRight: boolean): Tally => {
  const { right, wrong, owed } = scoreOf(tally, subject);
  return {
    ...tally,
    [subject]: isRight
      ? { right: right + 1, wrong, owed: Math.max(0, owed - 1) }
      : { right, wrong: wrong + 1, owed: Math.min(MOST_OWED, owed + 2) },
  };
};

/** How many questions have been answered. */
export const answersIn = (tally: Tally): number =>
  SUBJECTS.map((subject) => scoreOf(tally, subject)).reduce(
    (sum, { right, wrong }) => sum + right + wrong,
    0,
  );

/** How likely a subject is to be asked about, beside the others. */
export const weightOf = (tally: Tally, subject: Subject): number =>
  (subject === 'one-place' ? PLAIN : 1) * (1 + scoreOf(tally, subject).owed);

/** Of a subject that holds no difficulty, until it is missed. */
const PLAIN = 0.4;

/** The tally that JSON stands for: `undefined` unless each subject in it has a whole score. Other names are passed over. */
export const readTally = (json: unknown): Tally | undefined => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const kept: Partial<Record<Subject, Score>> = {};
  for (const [name, score] of Object.entries(json)) {
    const subject = SUBJECTS.find((one) => one === name);
    if (!subject) continue;
    if (!isScore(score)) return undefined;
    kept[subject] = score;
  }
  return kept;
};

const isScore = (value: unknown): value is Score => {
  const { right, wrong, owed } = Object(value) as Record<string, unknown>;
  return [right, wrong, owed].every(isCount) && Number(owed) <= MOST_OWED;
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
