import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { drill, question, site } = en;

const ten = { place: '10', top: 'AS', count: 6 } as const;
const fourteen = { place: '14', top: 'KS', count: 1 } as const;

/** The same table for what the drill asks and answers. */
export const questions: Examples = {
  'question.ask': [
    [
      question.ask(ten, fourteen),
      'Pile 10: 6 cards, ace of spades on top. Pile 14: 1 card, king of spades on top. Is it legal to move from pile 10 to pile 14?',
    ],
    [
      question.ask({ place: '3', top: undefined, count: 0 }, { place: 'H+', top: '8H', count: 8 }),
      'Pile 3: empty. Ascending heart foundation: 8 of hearts on top, 8 cards. Is it legal to move from pile 3 to the ascending heart foundation?',
    ],
    [
      question.ask(ten, ten),
      'Pile 10: 6 cards, ace of spades on top. Is it legal to move from pile 10 to pile 10?',
    ],
  ],
  'question.route': [
    [question.route('3', 'D-'), 'from pile 3 to the descending diamond foundation'],
  ],
  'question.rightNo': [
    [
      question.rightNo('ace of spades, from pile 10 to pile 14'),
      'Right, it is not legal: ace of spades, from pile 10 to pile 14.',
    ],
  ],
  'question.wrongYes': [
    [question.wrongYes('from pile 3 to pile 7'), 'Wrong: it is not legal. From pile 3 to pile 7.'],
  ],
  'question.wrongRule': [
    [
      question.wrongRule('ace of spades, from pile 10 to pile 14'),
      'No is right, but the reason is another. Ace of spades, from pile 10 to pile 14.',
    ],
  ],
  'question.several': [[question.several(2), 'It breaks 2 rules; the first is the main one.']],
  'drill.numbered': [[drill.numbered(3, 'Pile 3: empty.'), 'Question 3. Pile 3: empty.']],
  'drill.unreadable': [
    [
      drill.unreadable('hello'),
      'I don’t understand “hello”. Type yes, or no and the reason, for example no suit.',
    ],
  ],
  'drill.again': [[drill.again(2, drill.chooseFirst), 'Attempt 2. Choose an answer first.']],
  'drill.rule': [[drill.rule('the empty pile'), 'Read the rule: the empty pile']],
  'site.worked.answer': [[site.worked.answer(1), 'Answer to question 1']],
};
