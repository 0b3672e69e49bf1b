import type { Rejection } from '../../../../src/engine/index.ts';
import { en } from '../../../../src/words/en.ts';
import { codeError } from '../../../../src/words/en/code.ts';
import { search } from '../../../../src/words/en/search.ts';
import type { MoveFacts } from '../../../../src/words/en/change.ts';
import type { Examples } from '../examples.ts';

/** The source's tenth move: the ace of spades on the king, in piles of six (R11). */
const tenth: MoveFacts = {
  card: 'AS',
  from: '10',
  to: '14',
  onto: 'KS',
  uncovered: 'JS',
  countFrom: 5,
  countTo: 7,
};
const toFoundation: MoveFacts = { ...tenth, card: 'QS', to: 'S-', onto: 'KS', countTo: 2 };
const between: MoveFacts = { ...tenth, card: 'QD', from: 'D-', to: 'D+', onto: 'JD' };

const notAdjacent: Rejection = {
  kind: 'not-adjacent',
  card: '8H',
  from: '3',
  to: '11',
  onto: '5H',
  destinations: ['4', '5'],
};

/** What a function of the words says, beside what an English editor would have it say. */
export const examples: Examples = {
  'board.cards': [
    [en.board.cards(0), '0 cards'],
    [en.board.cards(1), '1 card'],
    [en.board.cards(2), '2 cards'],
  ],
  'board.place': [
    [en.board.place('10', 'AS', 6), 'pile 10: 6 cards, ace of spades on top'],
    [en.board.place('1', 'QC', 1), 'pile 1: 1 card, queen of clubs on top'],
    [en.board.place('3', undefined, 0), 'pile 3: empty'],
    [en.board.place('S+', '2S', 2), 'ascending spade foundation: 2 of spades on top, 2 cards'],
    [en.board.place('C-', 'KC', 1), 'descending club foundation: king of clubs on top, 1 card'],
  ],
  'board.totals': [
    [en.board.totals(88, 16), '88 cards in the piles, 16 on the foundations.'],
    [en.board.totals(1, 103), '1 card in the piles, 103 on the foundations.'],
  ],
  'change.title': [
    [en.change.title(tenth), 'ace of spades, from pile 10 to pile 14'],
    [
      en.change.title(between),
      'queen of diamonds, from the descending to the ascending diamond foundation',
    ],
    [
      en.change.title({ ...between, to: '3' }),
      'queen of diamonds, from the descending foundation to pile 3',
    ],
    [
      en.change.title({ ...between, to: 'S+' }),
      'queen of diamonds, from the descending foundation to the ascending spade foundation',
    ],
  ],
  'change.move': [
    [
      en.change.move(tenth),
      'The ace of spades goes from pile 10 to pile 14, on the king of spades: 7 cards. In pile 10 the jack of spades is uncovered: 5 cards.',
    ],
    [
      en.change.move({ ...tenth, card: '9H', onto: '8H', uncovered: undefined, countFrom: 0 }),
      'The 9 of hearts goes from pile 10 to pile 14, on the 8 of hearts: 7 cards. Pile 10 is now empty: one place less.',
    ],
    [
      en.change.move({ ...toFoundation, countFrom: 1 }),
      'The queen of spades goes from pile 10 to the descending spade foundation: 2 cards. In pile 10 the jack of spades is uncovered: 1 card.',
    ],
    [
      en.change.move({ ...tenth, card: 'KH', to: 'H+', onto: 'QH', countTo: 13 }),
      'The king of hearts goes from pile 10 to the ascending heart foundation, which is complete. In pile 10 the jack of spades is uncovered: 5 cards.',
    ],
    [
      en.change.move({ ...between, uncovered: 'KD', countFrom: 1, countTo: 12 }),
      'The queen of diamonds goes from the descending diamond foundation to the ascending diamond foundation: 12 cards. On the descending diamond foundation the king of diamonds is on top again: 1 card.',
    ],
  ],
  'change.undo': [
    [
      en.change.undo(tenth),
      'Undone: the ace of spades goes back from pile 14 to pile 10: 6 cards. In pile 14 the king of spades is on top again: 6 cards.',
    ],
    [
      en.change.undo({ ...toFoundation, uncovered: undefined, countFrom: 0 }),
      'Undone: the queen of spades goes back from the descending spade foundation to pile 10: 1 card. On the descending spade foundation the king of spades is on top again: 1 card.',
    ],
  ],
  'change.redistribution': [
    [
      en.change.redistribution(15, 2),
      'Redistribution: in 15 piles the bottom card goes on top. 2 redistributions left.',
    ],
    [
      en.change.redistribution(1, 1),
      'Redistribution: in 1 pile the bottom card goes on top. 1 redistribution left.',
    ],
    [
      en.change.redistribution(0, 0),
      'Redistribution: no pile has two cards or more, so nothing changes. No redistributions left.',
    ],
  ],
  'note.move': [
    [en.note.move(13), 'move 13'],
    [en.note.move(8, 'a'), 'at move 8'],
    [en.note.move(8, 'il'), 'move 8'],
  ],
  'note.redistribution': [
    [en.note.redistribution(1), 'redistribution 1'],
    [en.note.redistribution(1, 'di'), 'of redistribution 1'],
    [en.note.redistribution(2, 'a'), 'at redistribution 2'],
  ],
  'note.moves': [
    [en.note.moves(1), '1 move'],
    [en.note.moves(4), '4 moves'],
  ],
  'note.cards': [
    [en.note.cards(1), '1 card'],
    [en.note.cards(11), '11 cards'],
  ],
  // Each kind of refusal has its examples in a table of its own.
  'refusal.reason': [[en.refusal.reason(notAdjacent), 'It must be one rank higher or lower.']],
  'refusal.needed': [
    [en.refusal.needed(notAdjacent), 'Only the 4 and the 6 of hearts can go on the 5.'],
  ],
  'refusal.tried': [
    [
      en.refusal.tried(en.change.title(notAdjacent)),
      'Move refused: 8 of hearts, from pile 3 to pile 11.',
    ],
  ],
  'prose.move': [
    [
      en.prose.move('AS', '10', '14', 'KS'),
      'the ace of spades goes from pile 10 to pile 14, on the king of spades',
    ],
  ],
  'prose.pile': [
    [
      en.prose.pile('1', 'Before redistribution 1'),
      'Pile 1 from bottom to top, before redistribution 1',
    ],
  ],
  'prose.afterMoves': [
    [en.prose.afterMoves([16]), 'after move 16'],
    [en.prose.afterMoves([16, 56]), 'after moves 16 and 56'],
    [en.prose.afterMoves([16, 56, 100]), 'after moves 16, 56 and 100'],
  ],
  'search.found': [
    [search.found(1, 1, 'ace'), '1 result for “ace”.'],
    [search.found(57, 10, 'ace'), '57 results for “ace”: here are the first 10.'],
  ],
  'search.none': [
    [
      search.none('hello'),
      'No results for “hello”. Try a single word, or a more common one, such as pile or suit.',
    ],
  ],
  'search.loading': [[search.loading('ace'), 'Searching for “ace”…']],
  'search.again': [[search.again(2, 'Searching for “ace”…'), 'Attempt 2. Searching for “ace”…']],
  'site.title': [[en.site.title('Rules'), 'Rules · Crescent']],
  'site.pictured': [
    [
      en.site.pictured('Strategy', en.board.totals(96, 8)),
      '“Strategy”, beside a board: 96 cards in the piles, 8 on the foundations.',
    ],
  ],
  'site.board.before': [[en.site.board.before(10), 'Before move 10']],
  'site.board.after': [[en.site.board.after(10), 'After move 10']],
  'site.board.beforeRedistribution': [
    [en.site.board.beforeRedistribution(1), 'Before redistribution 1'],
  ],
  'site.board.afterRedistribution': [
    [en.site.board.afterRedistribution(1), 'After redistribution 1'],
  ],
  'origin.error.code': [
    [codeError({ kind: 'empty' }), 'Type a code, for example CR1-N-AAAAAAB.'],
    [codeError({ kind: 'wrong-beginning' }), 'A code begins with CR1-N-, like CR1-N-AAAAAAB.'],
    [codeError({ kind: 'unknown-game' }), 'After CR1 comes an N, as in CR1-N-AAAAAAB.'],
    [
      codeError({ kind: 'wrong-character', character: '1' }),
      'A code has no “1”: after CR1-N- come only letters without accents and digits from 2 to 7.',
    ],
    [
      codeError({ kind: 'wrong-length', count: 1 }),
      'After CR1-N- come 7 characters, and here there is 1.',
    ],
    [
      codeError({ kind: 'wrong-length', count: 8 }),
      'After CR1-N- come 7 characters, and here there are 8.',
    ],
  ],
};
