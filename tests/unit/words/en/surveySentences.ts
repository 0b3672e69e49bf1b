import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { chart, survey } = en;
const { answer, work, rules, redistributions, length, players, grades } = survey;

/** The same table for what is said of the survey. */
export const surveySentences: Examples = {
  'chart.numbers': [[chart.numbers('wins by length'), 'In numbers: wins by length']],
  'survey.caption': [
    [survey.caption(3100), 'Wins found in 3,100 games, with the 95 per cent interval'],
  ],
  'survey.found': [
    [
      survey.found([
        { name: 'within 0.01 seconds', share: 0.236 },
        { name: 'within 1 second', share: 0.99 },
        { name: 'within 10 seconds', share: 1 },
      ]),
      'A win is found in 23.6 games out of 100 within 0.01 seconds, in 99 within 1 second, in all within 10 seconds.',
    ],
    [
      survey.found([
        { name: 'with no redistributions', share: 0 },
        { name: 'with 1', share: 0.842 },
        { name: 'with 2', share: 0.976 },
      ]),
      'No win is found in any game with no redistributions; one is found in 84.2 games out of 100 with 1, in 97.6 with 2.',
    ],
  ],
  'survey.answer.finding': [
    [answer.finding(99), 'At least 99 games out of 100 can be won.'],
    [answer.finding(1), 'At least 1 game out of 100 can be won.'],
  ],
  'survey.answer.caption': [
    [answer.caption(3100), 'What was found in 3,100 games, with the 95 per cent interval'],
  ],
  'survey.answer.told': [
    [
      answer.told(3094, 3100, [0.99578, 0.99911]),
      'Out of 3,100 different games, the program found a win in 3,094, which is 99.8 out of 100. The 95 per cent interval is 99.6 to 99.9.',
    ],
    [
      answer.told(3100, 3100, [0.99876, 1]),
      'Out of 3,100 different games, the program found a win in all. The 95 per cent interval is 99.9 to 100.',
    ],
  ],
  'survey.answer.rest': [
    [answer.rest(0, 0), 'No game was left without a win.'],
    [
      answer.rest(1, 0),
      'Only one was left with no win found; it is not proved impossible: there may still be a win.',
    ],
    [
      answer.rest(6, 0),
      'Another 6 were left with no win found; none is proved impossible: there may still be a win.',
    ],
    [
      answer.rest(6, 1),
      'Another 6 were left with no win found; of these, 1 is proved impossible, and in the others there may still be a win.',
    ],
    [
      answer.rest(6, 2),
      'Another 6 were left with no win found; of these, 2 are proved impossible, and in the others there may still be a win.',
    ],
    [answer.rest(6, 6), 'Another 6 were left without a win, all proved impossible.'],
    [answer.rest(1, 1), 'Only one was left without a win, and it is proved impossible.'],
  ],
  'survey.work.time.within': [[work.time.within(300), 'within 0.3 seconds']],
  'survey.work.states.within': [
    [work.states.within(300_000), 'within 300,000 positions'],
    [work.states.within(3_000_000), 'within 3 million positions'],
  ],
  'survey.work.speed': [
    [work.speed(610_000), 'Here a single processor examines about 610,000 positions a second.'],
  ],
  'survey.rules.told': [
    [
      rules.told(500, 2_000_000),
      'To compare the rules, the first 500 games are taken, the same for all, and each search stops after 2 million positions.',
    ],
  ],
  'survey.rules.impossible': [
    [
      rules.impossible([0, 0, 0, 0, 0]),
      'No game is proved impossible, not even with fewer redistributions.',
    ],
    [
      rules.impossible([12, 3, 0, 0, 0]),
      'Games proved impossible: 12 with no redistributions, 3 with 1.',
    ],
  ],
  'survey.rules.allowed.with': [
    [rules.allowed.with(0), 'with no redistributions'],
    [rules.allowed.with(4), 'with 4'],
  ],
  'survey.rules.allowed.row': [
    [rules.allowed.row(0), 'None'],
    [rules.allowed.row(2), '2'],
    [rules.allowed.row(3), '3, the rule'],
    [rules.allowed.row(4), '4, Crescent Four'],
  ],
  'survey.redistributions.row': [
    [redistributions.row(0), 'None'],
    [redistributions.row(3), '3'],
  ],
  'survey.redistributions.used.finding': [
    [
      redistributions.used.finding(0.61, 3),
      'The most common case: 61 wins out of 100 use 3 redistributions.',
    ],
    [
      redistributions.used.finding(0.525, 1),
      'The most common case: 52.5 wins out of 100 use 1 redistribution.',
    ],
    [redistributions.used.finding(1, 0), 'The most common case: all wins use no redistributions.'],
  ],
  'survey.redistributions.used.caption': [
    [redistributions.used.caption(3094), 'The redistributions used by 3,094 wins'],
  ],
  'survey.redistributions.needed.finding': [
    [
      redistributions.needed.finding(0.844),
      'With 1 redistribution or none, a win is already found in 84.4 games out of 100.',
    ],
  ],
  'survey.redistributions.needed.caption': [
    [
      redistributions.needed.caption(500),
      'The fewest redistributions with which a win was found, in 500 games',
    ],
  ],
  'survey.length.finding': [
    [
      length.finding(139, 154, 115, 191),
      'Half of the wins take between 139 and 154 moves; the shortest takes 115, the longest 191.',
    ],
  ],
  'survey.length.caption': [
    [length.caption(3094, 146), 'How long 3,094 wins are; the median is 146 moves'],
  ],
  'survey.length.row': [[length.row(110, 119), '110 to 119']],
  'survey.players.row': [
    [players.row('hasty'), 'Hasty'],
    [players.row('greedy'), 'Careful'],
  ],
  'survey.players.won.finding': [
    [
      players.won.finding([
        { player: 'greedy', value: 0.1496 },
        { player: 'simple', value: 0.001 },
        { player: 'random', value: 0 },
        { player: 'hasty', value: 0 },
      ]),
      'The careful player wins 15 games out of 100, the simple one 0.1, the random one none, the hasty one none.',
    ],
  ],
  'survey.players.won.caption': [
    [
      players.won.caption(3100),
      'Wins of each player in the same 3,100 games, with the 95 per cent interval',
    ],
  ],
  'survey.players.cards.finding': [
    [
      players.cards.finding(
        [
          { player: 'greedy', value: 82.14 },
          { player: 'hasty', value: 30 },
        ],
        104,
      ),
      'The careful player brings to the foundations on average 82.1 cards out of 104, the hasty one 30.',
    ],
  ],
  'survey.players.cards.caption': [
    [players.cards.caption(8), 'Cards brought to the foundations, including the 8 base cards'],
  ],
  'survey.players.cards.between': [[players.cards.between(73, 104), '73 to 104']],
  'survey.grades.told': [
    [
      grades.told(6),
      'The grade depends on the narrowest search, the one that at every move keeps only the best 6 positions. A game is easy if this search finds a win even with 2 redistributions, medium if it needs 3. It is hard if a win is known, but finding it takes a wider search.',
    ],
  ],
  'survey.grades.finding': [
    [
      grades.finding([0.242, 0.1, 0]),
      'The careful player wins 24.2 games out of 100 among the easy ones, 10 among the medium ones, none among the hard ones.',
    ],
  ],
  'survey.grades.caption': [
    [
      grades.caption(3094),
      'How often the careful player wins 3,094 winnable games, with the 95 per cent interval',
    ],
  ],
  'survey.grades.row': [[grades.row(1), 'Medium']],
  'survey.grades.bar': [
    [grades.bar(0, 1900), 'Easy: 1,900 games'],
    [grades.bar(2, 1), 'Hard: 1 game'],
  ],
};
