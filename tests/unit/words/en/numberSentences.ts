import { en } from '../../../../src/words/en.ts';
import type { Examples } from '../examples.ts';

const { criteria, number, transcripts } = en;

/** The same table for numbers, for criteria and for what introduces what a screen reader said. */
export const numberSentences: Examples = {
  'number.count': [
    [number.count(3100), '3,100'],
    [number.count(124_000), '124,000'],
  ],
  'number.mean': [
    [number.mean(46.67), '46.7'],
    [number.mean(30), '30'],
  ],
  'number.round': [
    [number.round(10_000), '10,000'],
    [number.round(614_321), '614,000'],
    [number.round(1_000_000), '1 million'],
    [number.round(20_000_000), '20 million'],
  ],
  'number.positions': [
    [number.positions(250_000), '250,000 positions'],
    [number.positions(1_000_000), '1 million positions'],
  ],
  'number.seconds': [
    [number.seconds(10), '0.01 seconds'],
    [number.seconds(1000), '1 second'],
    [number.seconds(10_000), '10 seconds'],
  ],
  'number.date': [
    [number.date('2026-11-30'), '30 November 2026'],
    [number.date('2027-01-01'), '1 January 2027'],
  ],
  'number.percent': [
    [number.percent(0.984), '98.4%'],
    [number.percent(0.99), '99.0%'],
    [number.percent(0), '0%'],
    [number.percent(1), '100%'],
    // What is not all of it never reads as all of it, nor what is something as nothing.
    [number.percent(3099 / 3100), '99.97%'],
    [number.percent(1 / 124_000), '0.001%'],
  ],
  'number.hundredths': [
    [number.hundredths(0.9796), '98.0'],
    [number.hundredths(0), '0'],
  ],
  'number.range': [
    [number.range([0.979, 0.98794]), '97.9 to 98.8'],
    [number.range([0, 0.00124]), '0 to 0.1'],
    // What reckoning leaves of 100 is 100.
    [number.range([0.51, 1 - 1e-12]), '51.0 to 100'],
  ],
  'number.ofHundred': [
    [number.ofHundred(0.9844, 'partite'), '98.4 games out of 100'],
    [number.ofHundred(0.97, 'vittorie'), '97 wins out of 100'],
    [number.ofHundred(0.01, 'partite'), '1 game out of 100'],
    [number.ofHundred(0.01, 'vittorie'), '1 win out of 100'],
    [number.ofHundred(0, 'partite'), 'no games'],
    [number.ofHundred(1, 'vittorie'), 'all wins'],
  ],
  'number.more': [
    [number.more(0.9844), '98.4'],
    [number.more(0), 'none'],
    [number.more(1), 'all'],
  ],
  'criteria.caption': [[criteria.caption('1.1.1', '1.4.13'), 'Criteria 1.1.1 to 1.4.13']],
  'criteria.criterion': [[criteria.criterion('3.3.5', 'Help', 'AAA'), '3.3.5 Help, level AAA']],
  'criteria.byHand': [[criteria.byHand('in greyscale'), 'by hand, in greyscale']],
  'criteria.summary': [
    [
      criteria.summary(86, 65, 19, 2, ['AAA']),
      'Of 86 criteria, 65 are met, 19 do not apply to this site and 2 are not met, of level AAA.',
    ],
    [
      criteria.summary(86, 63, 20, 3, ['AA', 'AAA']),
      'Of 86 criteria, 63 are met, 20 do not apply to this site and 3 are not met, of level AA and AAA.',
    ],
    [
      criteria.summary(86, 84, 1, 1, ['AAA']),
      'Of 86 criteria, 84 are met, 1 does not apply to this site and 1 is not met, of level AAA.',
    ],
    [
      criteria.summary(86, 67, 19, 0, []),
      'Of 86 criteria, 67 are met, 19 do not apply to this site and none is left to meet.',
    ],
  ],
  'transcripts.title': [[transcripts.title('Won game'), 'Heard: Won game']],
  'transcripts.description': [
    [transcripts.description('Won game'), 'What the screen reader says, word for word: Won game.'],
  ],
  'transcripts.journeys': [
    [
      transcripts.journeys(31),
      'There are 31 journeys. Each has a page, with the keys pressed and every word said.',
    ],
    [
      transcripts.journeys(1),
      'There is 1 journey. Each has a page, with the keys pressed and every word said.',
    ],
  ],
  'transcripts.spokenBy': [
    [
      transcripts.spokenBy({
        orca: 'Orca 43.1',
        browser: 'Chromium 156 built on Debian',
        system: 'Debian GNU/Linux 12 (bookworm)',
      }),
      'Orca 43.1 with Chromium 156, Debian 12',
    ],
  ],
  'transcripts.pressed': [
    [transcripts.pressed('H', 1), 'H'],
    [transcripts.pressed('H', 4), 'H, 4 times'],
  ],
  'transcripts.written': [[transcripts.written('«10 14»'), 'Typed: “10 14”']],
  'transcripts.opened': [[transcripts.opened('/rules/'), 'Page /rules/ opened']],
};
