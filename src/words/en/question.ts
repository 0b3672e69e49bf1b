import type { Place } from '../../engine/index.ts';
import type { Subject } from '../drill.ts';
import type { question as it, questionWords as allIt, Shown } from '../it/question.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { capital, change } from './change.ts';
import { place } from './place.ts';
import { refusal } from './refusal.ts';

export type { QuestionWords, Shown } from '../it/question.ts';

const phrase = ({ place: at, top, count }: Shown): string =>
  `${capital(board.place(at, top, count))}.`;

/** “from pile 10 to pile 3” */
const route = (from: Place, to: Place): string =>
  `${place.with('da', from)} ${place.with('a', to)}`;

/** Why a move can be made, for each subject that it can be an example of. */
const allowed: Partial<Record<Subject, string>> = {
  'two-copies':
    'Both foundations of the suit are waiting for the same card: one copy goes on each.',
  neighbour: 'Same suit, one rank apart.',
  'ace-king': 'On the piles the king and the ace are next to each other.',
  'full-pile': 'The pile does not have 13 cards yet: there is room.',
  'empty-pile': 'Even the last card of a pile may leave it.',
  'build-up': 'It is the card that the foundation is waiting for.',
  'build-down': 'It is the card that the foundation is waiting for.',
  'no-cycle': 'It is the last card that the foundation is waiting for.',
  pass: 'Between the two foundations of a suit a card may pass, if it comes next on the other.',
  base: 'The base card does not move, but it takes the card that follows it.',
};

/** What a question of the drill says, and what is said of an answer to it. */
export const question = {
  /** “Pile 10: 6 cards, ace of spades on top. Pile 3: empty. Is it legal to move from pile 10 to pile 3?” */
  ask: (from: Shown, to: Shown): string =>
    [
      ...(from.place === to.place ? [from] : [from, to]).map(phrase),
      `Is it legal to move ${route(from.place, to.place)}?`,
    ].join(' '),
  route,
  allowed,
  rightYes: 'Right, it is legal.',
  rightNo: (tried: string): string => `Right, it is not legal: ${tried}.`,
  /** Where it was called impossible, and is not. */
  wrongNo: 'Wrong: it is legal.',
  wrongYes: (tried: string): string => `Wrong: it is not legal. ${capital(tried)}.`,
  wrongRule: (tried: string): string =>
    `No is right, but the reason is another. ${capital(tried)}.`,
  several: (rules: number): string => `It breaks ${rules} rules; the first is the main one.`,
} satisfies typeof it;

/** All that the sentences about a question are made of. */
export const questionWords = {
  card,
  place,
  board,
  change,
  refusal,
  question,
} satisfies typeof allIt;
