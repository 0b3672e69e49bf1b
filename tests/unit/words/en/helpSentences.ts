import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { hint, lesson, lessons } = en;

/** The same table for what hints and lessons say. */
export const helpSentences: Examples = {
  'hint.count': [
    [hint.count(17, 7), 'First hint. Now 17 moves are possible; after a redistribution, 7.'],
    [hint.count(1, undefined), 'First hint. Now 1 move is possible; no redistributions are left.'],
    [hint.count(0, 2), 'First hint. Now no move is possible; after a redistribution, 2.'],
  ],
  'hint.suit': [
    [hint.suit('S'), 'Second hint. From here you can win. Look at the spades.'],
    [hint.suit('H'), 'Second hint. From here you can win. Look at the hearts.'],
  ],
  'hint.card': [
    [
      hint.card('AD', '16'),
      'Third hint. The card to move is the ace of diamonds, on top of pile 16.',
    ],
    [
      hint.card('QD', 'D-'),
      'Third hint. The card to move is the queen of diamonds, on top of the descending diamond foundation.',
    ],
  ],
  'hint.move': [
    [
      hint.move('ace of clubs, from pile 13 to pile 4'),
      'Fourth hint. Try this: ace of clubs, from pile 13 to pile 4.',
    ],
  ],
  'hint.then': [
    [
      hint.then('ace of clubs, from pile 13 to pile 4'),
      'Then play: ace of clubs, from pile 13 to pile 4.',
    ],
  ],
  'hint.frees': [
    [hint.frees('QH', '7'), 'This frees the queen of hearts, which will then go to pile 7.'],
    [
      hint.frees('8C', 'C+'),
      'This frees the 8 of clubs, which will then go to the ascending club foundation.',
    ],
  ],
  'hint.uncovers': [[hint.uncovers('KS'), 'This uncovers the king of spades.']],
  'hint.receives': [[hint.receives('QD'), 'The queen of diamonds will go on top of it.']],
  'hint.leaves': [
    [hint.leaves(3), 'Afterwards 3 moves are possible.'],
    [hint.leaves(1), 'Afterwards 1 move is possible.'],
    [hint.leaves(0), 'Afterwards no move is possible.'],
  ],
  'hint.searching': [
    [hint.searching(5), 'Looking for a win from here: 5 seconds.'],
    [hint.searching(1), 'Looking for a win from here: 1 second.'],
  ],
  'hint.notFound': [
    [hint.notFound(20), 'No win from here was found in 20 seconds.'],
    [hint.notFound(1), 'No win from here was found in 1 second.'],
  ],
  'hint.anyMove': [
    [
      hint.anyMove('ace of clubs, from pile 13 to pile 4'),
      'A move that you can make: ace of clubs, from pile 13 to pile 4.',
    ],
  ],
  'hint.lostSince': [
    [
      hint.lostSince({ moves: 1, redistributions: 0 }),
      'Careful: before this move the game could still be won.',
    ],
    [
      hint.lostSince({ moves: 3, redistributions: 0 }),
      'Careful: before the last 3 moves the game could still be won.',
    ],
    [
      hint.lostSince({ moves: 2, redistributions: 1 }),
      'Careful: before the redistribution the game could still be won.',
    ],
    [
      hint.lostSince({ moves: 0, redistributions: 2 }),
      'Careful: before the last 2 redistributions the game could still be won.',
    ],
  ],
  'lesson.firstHint': [[lesson.firstHint('Look at the suits.'), 'First hint. Look at the suits.']],
  'lesson.secondHint': [
    [
      lesson.secondHint('Look for the 8 of hearts: it is on top of pile 12.'),
      'Second hint. Look for the 8 of hearts: it is on top of pile 12.',
    ],
  ],
  'lesson.thirdHint': [
    [
      lesson.thirdHint(en.change.title({ card: 'AC', from: '13', to: '4' })),
      'Third hint. Try this: ace of clubs, from pile 13 to pile 4.',
    ],
  ],
  'lesson.offTheWay': [
    [
      lesson.offTheWay(true),
      'The solution can no longer be reached from here. Undo the last move or restart the lesson.',
    ],
    [
      lesson.offTheWay(false),
      'The solution can no longer be reached from here. Restart the lesson.',
    ],
  ],
  'lesson.succeeded': [
    [
      lesson.succeeded('First the suit, then the rank.', 'The ace and the king'),
      'Lesson done. First the suit, then the rank. The next one is “The ace and the king”.',
    ],
    [lesson.succeeded('You have won.', undefined), 'Lesson done. You have won.'],
  ],
  'lesson.next': [[lesson.next('The ace and the king'), 'Next lesson: The ace and the king']],
  'lessons.number': [[lessons.number(3, 19), 'Lesson 3 of 19']],
  'lessons.title': [[lessons.title('The ace and the king', 3), 'The ace and the king, lesson 3']],
  'lessons.move': [
    [
      lessons.move(en.change.title({ card: 'AC', from: '13', to: '4' })),
      'Try this: ace of clubs, from pile 13 to pile 4.',
    ],
  ],
  'lessons.rule': [[lessons.rule('the empty pile'), 'Read the rule: the empty pile']],
  'lessons.previous': [[lessons.previous('The same suit'), 'Previous: The same suit']],
  'lessons.next': [[lessons.next('The full pile'), 'Next: The full pile']],
  'lessons.of': [[lessons.of(19), 'of 19']],
};
