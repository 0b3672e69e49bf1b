import { laidOut } from './laidOut.ts';

/**
 * Foundations: spades up to the 5, and the king; hearts, the ace, and down to the ace, finished; diamonds up to the
 * queen, and the king; clubs up to the 5, and down to the 6.
 */
export const board = laidOut({
  foundations: { 'S+': 5, 'H-': 13, 'D+': 12, 'C+': 5, 'C-': 8 },
  piles: {
    1: '2H AS',
    2: '9D KS',
    3: '4C 8H',
    4: '2D 9H',
    5: '7H',
    7: 'AC 2C 3C 5C 6C 7C 8C 9C 10C JC QC KC 9S',
    8: '8S',
    9: '10D',
    10: '4S',
    11: '5H',
    12: '6S',
    13: 'KH',
    // The rest leaves Q♠ and 7♦ on two full piles, 14 and 15, and K♦ on pile 16.
  },
  rest: ['14', '15', '16'],
});
