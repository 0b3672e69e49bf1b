import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { embed, game, player, trial } = en;

/** The same table for what the pages of a game’s steps say, and boards in frames, and the board on the first page. */
export const stepSentences: Examples = {
  'game.move': [
    [game.move(0, 119), 'Move 0 of 119'],
    [game.move(10, 119), 'Move 10 of 119'],
  ],
  'game.redistribution': [[game.redistribution(1, 3), 'Redistribution 1 of 3']],
  'game.afterMove': [[game.afterMove(16), 'after move 16']],
  'game.dealt': [
    [
      game.dealt(en.board.totals(96, 8)),
      'No card has moved yet: 96 cards in the piles, 8 on the foundations.',
    ],
  ],
  'game.undoneRedistribution': [
    [
      game.undoneRedistribution(1, 16),
      'Undone: redistribution 1. In 16 piles the card put on top goes back to the bottom.',
    ],
    [
      game.undoneRedistribution(3, 1),
      'Undone: redistribution 3. In 1 pile the card put on top goes back to the bottom.',
    ],
  ],
  'game.top': [
    [game.top('1', 'JD', '2H'), 'pile 1: 2 of hearts instead of the jack of diamonds'],
    [game.top('2', '8S', 'QC'), 'pile 2: queen of clubs instead of the 8 of spades'],
    [game.top('4', 'AS', 'AS'), 'pile 4: still ace of spades, but the other copy'],
  ],
  'game.length': [
    [game.length(119, 3), '119 moves, 3 redistributions'],
    [game.length(90, 1), '90 moves, 1 redistribution'],
    [game.length(90, 0), '90 moves, 0 redistributions'],
  ],
  'game.group': [
    [game.group(0, [1, 2, 3]), 'Moves 1 to 3'],
    [game.group(1, [17, 18]), 'Redistribution 1 and moves 17 to 18'],
    [game.group(2, [19]), 'Redistribution 2 and move 19'],
    [game.group(3, []), 'Redistribution 3'],
  ],
  'game.entry': [[game.entry('move 10'), 'Move 10']],
  'game.pile': [
    [game.pile('1', ['2H', '9C', 'JD']), 'Pile 1: 2 of hearts, 9 of clubs, jack of diamonds'],
  ],
  'player.nowAt': [
    [player.nowAt('move 40'), 'You are now at move 40.'],
    [player.nowAt('redistribution 2'), 'You are now at redistribution 2.'],
  ],
  'player.atEnd': [
    [player.atEnd('move 119'), 'Move 119 is the last one, there is nothing further on.'],
  ],
  'player.alreadyAt': [[player.alreadyAt('move 10'), 'You are already at move 10.']],
  'player.noNumber': [
    [player.noNumber('', 119), 'Type the number of a move, from 0 (the start) to 119 (the last).'],
    [
      player.noNumber('ten', 119),
      '“ten” is not the number of a move: type one from 0 (the start) to 119 (the last).',
    ],
  ],
  'player.noSuchMove': [
    [
      player.noSuchMove('120', 119),
      'There is no move 120: type a number from 0 (the start) to 119 (the last).',
    ],
  ],
  'player.again': [
    [player.again(player.atStart), 'Again: this is the start, there is nothing further back.'],
  ],
  'embed.title': [[embed.title('Move 10 of 119'), 'Crescent board: move 10 of 119']],
  'embed.ofCode': [[embed.ofCode('CR1-N-AAAAAAB'), 'Crescent board, game CR1-N-AAAAAAB']],
  'embed.state': [[embed.state(2), 'Redistributions left: 2.']],
  'trial.plays': [
    [trial.plays('9C', '1', '12'), 'Tap the 9 of clubs, in pile 1: it goes on pile 12.'],
    [
      trial.plays('AH', '3', 'H+'),
      'Tap the ace of hearts, in pile 3: it goes on the ascending heart foundation.',
    ],
  ],
  'trial.isRefused': [
    [
      trial.isRefused('8S', '2', 'QH', '3'),
      'Then try the 8 of spades, in pile 2, on the queen of hearts, in pile 3: it is refused, and you are told why.',
    ],
  ],
};
