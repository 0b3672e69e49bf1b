import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { strategy } = en;

const games = { minding: 0.161, without: 0.04, deals: 500, games: 40, isClear: true };
const played = 'These are 500 games, played 40 times each way.';

/** The same table for what the survey backs advice with. */
export const strategySentences: Examples = {
  'strategy.winnable': [
    [
      strategy.winnable({ count: 2945, of: 3100 }),
      'Games tried: 3,100. With a win found: 2,945, which is 95.0%.',
    ],
  ],
  'strategy.order': [
    [
      strategy.order(games),
      `The careful player wins 16.1 games out of 100 when minding the order, 4 when not. ${played}`,
    ],
  ],
  'strategy.orderInWins': [
    [
      strategy.orderInWins({ count: 60, of: 100 }, { count: 1, of: 2 }),
      'In the wins found, the card moved is the one needed first in 60 cases out of 100; in random play, in 50.',
    ],
  ],
  'strategy.bottoms': [
    [
      strategy.bottoms({ ...games, without: 0.1 }),
      `The careful player wins 16.1 games out of 100 when thinking of the bottom cards, 10 when not. ${played}`,
    ],
  ],
  'strategy.neighbours': [
    [
      strategy.neighbours({ ...games, without: 0.142 }),
      `The careful player wins 16.1 games out of 100 when looking for neighbouring cards, 14.2 when not. ${played}`,
    ],
  ],
  'strategy.empty': [
    [
      strategy.empty({ ...games, without: 0.16, isClear: false }),
      `The careful player wins 16.1 games out of 100 when sparing the piles, 16 when not. The difference cannot be told from chance. ${played}`,
    ],
  ],
  'strategy.emptied': [
    [
      strategy.emptied(44, 9),
      'In half of the wins found, the first pile empties when there are 44 cards or fewer on the foundations, and by the second redistribution 9 piles or more are already empty.',
    ],
  ],
  'strategy.hurry': [
    [
      strategy.hurry(32, 50),
      'At the end there are on average 32 cards on the foundations for a player who redistributes as soon as none can go there, and 50 for one who first moves some between the piles.',
    ],
  ],
  'strategy.tastes.finding': [
    [
      strategy.tastes.finding(0.161, 0.04, strategy.tastes.clause.greedyWithoutOrder),
      'The careful player wins 16.1 games out of 100; when ignoring the order of the cards, 4.',
    ],
  ],
  'strategy.tastes.caption': [
    [
      strategy.tastes.caption(500, 40),
      'Wins of the careful player in 500 games, each played 40 times, with the 95 per cent interval',
    ],
  ],
  'strategy.turnings.caption': [
    [strategy.turnings.caption(3094), 'The redistributions of 3,094 wins'],
  ],
  'strategy.turnings.ordinal': [
    [strategy.turnings.ordinal(0), 'First'],
    [strategy.turnings.ordinal(3), '4th'],
  ],
  'strategy.turnings.range': [[strategy.turnings.range(28, 65), '28 to 65']],
  'strategy.fewer': [
    [
      strategy.fewer(27, 250, 200, 500),
      'Games won out of 500: 27 with no redistribution, another 250 with only one, another 200 with two.',
    ],
  ],
  'strategy.twins': [
    [
      strategy.twins({ count: 7, of: 10 }),
      'In the wins found, when both copies are on top of two piles, in 70 cases out of 100 the one that goes is the one covering the more urgent card.',
    ],
  ],
  'strategy.passes': [
    [
      strategy.passes({ count: 499, of: 500 }, { count: 490, of: 500 }),
      'With passes: 499 won out of 500. Without: 490.',
    ],
  ],
  'strategy.passesInWins': [[strategy.passesInWins(12), 'One win in two uses at least 12.']],
  'strategy.limit': [
    [
      strategy.limit({ count: 499, of: 500 }, { count: 499, of: 500 }),
      'With the limit of 13 cards: 499 won out of 500. Without a limit: 499.',
    ],
  ],
};
