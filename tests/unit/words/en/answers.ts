import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { reply, trainer } = en;

/** The same table for what the trainer says. */
export const answers: Examples = {
  'reply.moves': [
    [reply.moves(1), '1 move'],
    [reply.moves(119), '119 moves'],
  ],
  'reply.time': [
    [reply.time(0), '0 seconds'],
    [reply.time(1), '1 second'],
    [reply.time(60), '1 minute'],
    [reply.time(65), '1 minute and 5 seconds'],
    [reply.time(121), '2 minutes and 1 second'],
  ],
  'reply.again': [[reply.again(2, 'Move refused.'), 'Attempt 2. Move refused.']],
  'reply.repeated': [
    [reply.repeated(2, 'Moves played: 3.'), 'Again. Moves played: 3.'],
    [reply.repeated(3, 'Moves played: 3.'), 'Once again. Moves played: 3.'],
  ],
  'reply.undone': [
    [
      reply.undone('ace of spades, from pile 10 to pile 14'),
      'Undone: ace of spades, from pile 10 to pile 14.',
    ],
  ],
  'reply.redone': [[reply.redone('The ace of spades goes.'), 'Redone. The ace of spades goes.']],
  'reply.movesPlayed': [[reply.movesPlayed(11), 'Moves played: 11.']],
  'reply.standing': [
    [reply.standing('open', true), ''],
    [reply.standing('won', true), 'Game won! All 104 cards are on the foundations.'],
    [reply.standing('stuck', true), 'No move is possible: only a redistribution is left.'],
    [
      reply.standing('blocked', true),
      'Game blocked: no move is possible and no redistributions are left. You can undo or start a new game.',
    ],
    [
      reply.standing('blocked', false),
      'Game blocked: no move is possible and no redistributions are left. You can start a new game.',
    ],
    [
      reply.standing('dead', false),
      'The game is at a dead end: cards can only pass from one foundation to the other, and those in the piles stay there. You can start a new game.',
    ],
  ],
  'reply.selected': [
    [
      reply.selected('10', 'AS', 2, false),
      'Pile 10 chosen: ace of spades. 2 places accept this card.',
    ],
    [
      reply.selected('D-', 'QD', 1, false),
      'Descending diamond foundation chosen: queen of diamonds. 1 place accepts this card.',
    ],
    [
      reply.selected('3', '8H', 0, false),
      'Pile 3 chosen: 8 of hearts. No place accepts this card now.',
    ],
    [
      reply.selected('D-', 'KD', 0, true),
      'Descending diamond foundation chosen: king of diamonds. The king of diamonds is the base card: it stays there for the whole game.',
    ],
  ],
  'reply.unselected': [
    [reply.unselected('8'), 'Pile 8 let go: no card is chosen.'],
    [reply.unselected(undefined), 'No card was chosen.'],
  ],
  'reply.empty': [[reply.empty('3'), 'Pile 3 is empty, and stays empty to the end.']],
  'reply.destinations': [
    [
      reply.destinations('8H', ['4', '5', 'H-'], false),
      'The 8 of hearts can go to pile 4, pile 5 or the descending heart foundation.',
    ],
    [reply.destinations('QS', ['14'], false), 'The queen of spades can go to pile 14.'],
    [reply.destinations('AS', [], false), 'No place accepts the ace of spades now.'],
    [
      reply.destinations('AS', [], true),
      'The ace of spades is the base card: it stays there for the whole game.',
    ],
  ],
  'reply.whereabouts': [
    [reply.whereabouts('KS', ['2', '14'], 0, 0), 'King of spades: on top of pile 2 and pile 14.'],
    [
      reply.whereabouts('KS', ['S-'], 1, 0),
      'King of spades: on top of the descending spade foundation; the other copy is covered, in a pile.',
    ],
    [
      reply.whereabouts('2S', ['9'], 0, 1),
      '2 of spades: on top of pile 9; the other copy is on a foundation, under other cards.',
    ],
    [reply.whereabouts('8H', [], 2, 0), '8 of hearts: both copies are covered, in the piles.'],
    [
      reply.whereabouts('QC', [], 1, 1),
      'Queen of clubs: one copy is covered, in a pile; the other copy is on a foundation, under other cards.',
    ],
    [
      reply.whereabouts('QC', [], 0, 2),
      'Queen of clubs: both copies are on the foundations, under other cards.',
    ],
  ],
  'reply.state': [
    [
      reply.state(12, 2, '80 cards in the piles, 24 on the foundations.'),
      'Moves played: 12. Redistributions left: 2 of 3. 80 cards in the piles, 24 on the foundations.',
    ],
  ],
  'reply.commandError.empty': [
    [reply.commandError.empty(), 'Type a command, for example 10 14: from pile 10 to pile 14.'],
  ],
  'reply.commandError.place-missing': [
    [reply.commandError['place-missing'](), 'From which place? Type for example m 10.'],
  ],
  'reply.commandError.card-missing': [
    [reply.commandError['card-missing'](), 'Which card? Type for example w king spades.'],
  ],
  'reply.commandError.unreadable': [
    [
      reply.commandError.unreadable('hello'),
      'I don’t understand “hello”. Type for example 10 14: from pile 10 to pile 14. Type help for the commands.',
    ],
  ],
  'reply.commandError.no-such-pile': [
    [
      reply.commandError['no-such-pile']('17'),
      'There is no pile 17: the piles go from 1 to 16. Type for example 10 14.',
    ],
  ],
  'trainer.fromGame': [
    [trainer.fromGame(trainer.afterMove(10)), 'This is the won game, after move 10.'],
    [trainer.fromGame(trainer.afterMove(0)), 'This is the won game, from the start.'],
  ],
  'trainer.afterMove': [
    [trainer.afterMove(0), 'from the start'],
    [trainer.afterMove(10), 'after move 10'],
  ],
  'trainer.afterRedistribution': [[trainer.afterRedistribution(2), 'after redistribution 2']],
  'trainer.redistribute': [
    [trainer.redistribute(0), 'No redistributions left'],
    [trainer.redistribute(1), 'Redistribute'],
  ],
  'trainer.redistributionsLeft': [
    [trainer.redistributionsLeft(1), '1 left'],
    [trainer.redistributionsLeft(3), '3 left'],
  ],
  'trainer.moves': [[trainer.moves(0), 'Moves: 0']],
  'trainer.time': [[trainer.time('1:05'), 'Time: 1:05']],
  'trainer.rule': [[trainer.rule('the empty pile'), 'Read the rule: the empty pile']],
  'trainer.sentence': [
    [
      trainer.sentence('ace of spades, from pile 10 to pile 14'),
      'Ace of spades, from pile 10 to pile 14.',
    ],
  ],
  'trainer.fromCode': [[trainer.fromCode('CR1-N-AAAAAAB'), 'Game CR1-N-AAAAAAB.']],
  'trainer.pileCards': [
    [
      trainer.pileCards('pile 1', ['2 of hearts', '9 of clubs', 'jack of diamonds']),
      'Pile 1, from the bottom: 2 of hearts, 9 of clubs, jack of diamonds.',
    ],
  ],
  'trainer.newTops': [[trainer.newTops(16), 'Top cards changed: 16']],
  'trainer.set': [[trainer.set('Suit colours', 'four'), 'Suit colours: four.']],
  'trainer.resumed': [
    [
      trainer.resumed('Game CR1-N-AAAAAAB.', 12),
      'Game CR1-N-AAAAAAB. It goes on from where it was left. Moves played: 12.',
    ],
  ],
  'trainer.itsCode': [[trainer.itsCode('CR1-N-AAAAAAB'), 'Code CR1-N-AAAAAAB.']],
  'trainer.result': [[trainer.result('119 moves', '12 minutes'), '119 moves in 12 minutes.']],
};
