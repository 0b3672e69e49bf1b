import { ruleOf, type RuleAnchor } from '../../describe/index.ts';
import type { Place, Position } from '../../engine/index.ts';
import type { Answer, Subject } from '../../words/drill.ts';
import type { QuestionWords } from '#words/question.ts';
import { ANSWERS } from './answers.ts';
import { rightAnswers } from './mark.ts';
import type { Question } from './question.ts';
import { sayQuestion, sayVerdict } from './say.ts';
import { SUBJECT_RULES } from './subject.ts';

/** A question as a page shows it: plain values, and every sentence that may be told of it. */
export interface Asked {
  readonly subject: Subject;
  readonly position: Position;
  readonly from: Place;
  readonly to: Place;
  readonly text: string;
  /** The answers that are right, the headline first. */
  readonly right: readonly Answer[];
  /** What each answer is told. */
  readonly verdicts: Readonly<Record<Answer, string>>;
  /** The rule that explains it: that of the headline, or of what the question is about. */
  readonly rule: RuleAnchor;
}

export const askedFrom = (question: Question, words: QuestionWords): Asked => {
  const { subject, position, from, to, verdict } = question;
  return {
    subject,
    position,
    from,
    to,
    text: sayQuestion(question, words),
    right: rightAnswers(verdict),
    verdicts: Object.fromEntries(
      ANSWERS.map((answer) => [answer, sayVerdict(question, answer, words)]),
    ) as Record<Answer, string>,
    rule: verdict.ok ? SUBJECT_RULES[subject] : ruleOf(verdict.rejections[0]),
  };
};
