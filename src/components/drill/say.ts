import { describeChange, explain, moveTitle, sentences } from '../../describe/index.ts';
import { topOf } from '../../engine/index.ts';
import type { Answer } from '../../words/drill.ts';
import type { QuestionWords } from '#words/question.ts';
import { placeIn } from '../board/placeInView.ts';
import { rightAnswers } from './mark.ts';
import type { Question } from './question.ts';

/** A question as one text: what each of the two places shows, then what is asked. */
export const sayQuestion = ({ position, from, to }: Question, words: QuestionWords): string =>
  words.question.ask(placeIn(position, from), placeIn(position, to));

/** Whether an answer was right, and why, as one text: what a legal move does, or the trainer's own explanation. */
export const sayVerdict = (asked: Question, answer: Answer, words: QuestionWords): string => {
  const { question } = words;
  const { position, move, verdict, subject } = asked;
  if (verdict.ok)
    return sentences(
      answer === 'yes' ? question.rightYes : question.wrongNo,
      question.allowed[subject],
      describeChange(position, verdict.next, move, words),
    );
  const { reason, also, needed } = explain(verdict.rejections, words);
  const { length } = verdict.rejections;
  return sentences(
    openingOf(asked, answer, words),
    length > 1 ? question.several(length) : '',
    reason,
    also,
    needed,
  );
};

const openingOf = (
  { position, from, to, move, verdict }: Question,
  answer: Answer,
  words: QuestionWords,
): string => {
  const { question } = words;
  const tried = topOf(position, from) ? moveTitle(position, move, words) : question.route(from, to);
  if (rightAnswers(verdict).includes(answer)) return question.rightNo(tried);
  return answer === 'yes' ? question.wrongYes(tried) : question.wrongRule(tried);
};
