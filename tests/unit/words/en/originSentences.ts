import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { error, ofAddress, ofPasted } = en.origin;

const why = 'Move refused: ace of spades, from pile 10 to pile 3. It must be of the same suit.';

/** The same table for what is said of ways to a game that lead to none. */
export const originSentences: Examples = {
  'origin.ofAddress': [
    [
      ofAddress(error.mixed()),
      'The address does not lead to a game. An address leads to one game only: by its code, by its name or by its cards. Here is a new game.',
    ],
  ],
  'origin.ofPasted': [
    [
      ofPasted(error.unknown()),
      'It does not open. Paste a link to this site, a code like CR1-N-AAAAAAB, or a game copied from here.',
    ],
  ],
  'origin.error.mixed': [
    [error.mixed(), 'An address leads to one game only: by its code, by its name or by its cards.'],
  ],
  'origin.error.repeated': [
    [error.repeated({ name: 'moves' }), '“moves=” is there more than once: leave only one.'],
  ],
  'origin.error.no-start': [
    [
      error['no-start'](),
      'Moves alone are not enough: they need a game, for example by its code, CR1-N-AAAAAAB.',
    ],
  ],
  'origin.error.too-long': [
    [error['too-long']({ most: 8000 }), 'It is too long: at most 8,000 characters are read.'],
  ],
  'origin.error.no-such-game': [
    [
      error['no-such-game']({ games: ['won-game'] }),
      'The game is not among the examples: try “won-game”.',
    ],
    [
      error['no-such-game']({ games: ['first', 'second'] }),
      'The game is not among the examples: try “first” or “second”.',
    ],
  ],
  'origin.error.no-such-moment': [
    [
      error['no-such-moment']({ most: 119, of: 'move' }),
      'The game has 119 moves: after “after=” comes a number from 0 to 119.',
    ],
    [
      error['no-such-moment']({ most: 3, of: 'redistribution' }),
      'The game has 3 redistributions: after “redistribution=” comes a number from 1 to 3.',
    ],
  ],
  'origin.error.wrong-pile-count': [
    [
      error['wrong-pile-count'](),
      'There are not 16 piles: a piece may be missing, so copy it all again.',
    ],
  ],
  'origin.error.wrong-pile-size': [
    [
      error['wrong-pile-size']({ pile: 3, count: 1 }),
      'Pile 3 has 1 card: at the start of a game it has 6.',
    ],
    [
      error['wrong-pile-size']({ pile: 3, count: 7 }),
      'Pile 3 has 7 cards: at the start of a game it has 6.',
    ],
  ],
  'origin.error.not-a-card': [
    [
      error['not-a-card']({ pile: 3, value: '1H9' }),
      'In pile 3 “1H9” is not a card: a piece may be missing, so copy it all again.',
    ],
  ],
  'origin.error.pile-over-limit': [
    [error['pile-over-limit']({ pile: 3, count: 14 }), 'Pile 3 has 14 cards: it holds at most 13.'],
  ],
  'origin.error.wrong-tops': [
    [
      error['wrong-tops']({ text: '3X' }),
      'On top of the foundations “3X” cannot be: after the piles comes one card for each foundation, first the ascending ones and then the descending ones.',
    ],
  ],
  'origin.error.wrong-foundation-count': [
    [
      error['wrong-foundation-count']({ foundation: 'S+' }),
      'The ascending spade foundation has a number of cards from 1 to 13.',
    ],
  ],
  'origin.error.wrong-redistributions': [
    [error['wrong-redistributions'](), 'The redistributions left are a number from 0 to 3.'],
  ],
  'origin.error.not-two-decks': [
    [
      error['not-two-decks']({ card: 'AS', count: 3 }),
      'The ace of spades appears 3 times: there must be two of every card, piles and foundations together.',
    ],
    [
      error['not-two-decks']({ card: 'QD', count: 1 }),
      'The queen of diamonds is there only once: there must be two of every card, piles and foundations together.',
    ],
    [
      error['not-two-decks']({ card: '8H', count: 0 }),
      'The 8 of hearts is missing: there must be two of every card, piles and foundations together.',
    ],
  ],
  'origin.error.unreadable-entry': [
    [
      error['unreadable-entry']({ number: 7, text: '10_14' }),
      'Move number 7, “10_14”, cannot be read: a piece may be missing, so copy it all again.',
    ],
  ],
  'origin.error.unreadable-move': [
    [
      error['unreadable-move']({ number: 7, text: 'hello' }),
      'Move number 7, “hello”, cannot be read: a piece may be missing, so copy it all again.',
    ],
  ],
  'origin.error.illegal-move': [
    [
      error['illegal-move']({ of: 'move', number: 7, why }),
      `Move number 7 is against the rules. ${why} Ask whoever sent the game for it again, or remove everything from there on.`,
    ],
    [
      error['illegal-move']({ of: 'redistribution', number: 4, why }),
      `Redistribution number 4 is against the rules. ${why} Ask whoever sent the game for it again, or remove everything from there on.`,
    ],
  ],
  'origin.error.not-json': [
    [
      error['not-json'](),
      'The game is not whole: copy it all, from the first curly bracket to the last.',
    ],
  ],
  'origin.error.not-a-record': [
    [
      error['not-a-record'](),
      'A game needs the 16 piles of its start and its moves: copy it all again.',
    ],
  ],
  'origin.error.unknown': [
    [
      error.unknown(),
      'Paste a link to this site, a code like CR1-N-AAAAAAB, or a game copied from here.',
    ],
  ],
};
