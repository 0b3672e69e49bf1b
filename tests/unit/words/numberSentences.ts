import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { number } = it;

/** The same table for numbers. */
export const numberSentences: Examples = {
  'number.count': [
    [number.count(3100), '3100'],
    [number.count(124_000), '124.000'],
  ],
  'number.mean': [
    [number.mean(46.67), '46,7'],
    [number.mean(30), '30'],
  ],
  'number.round': [
    [number.round(10_000), '10 mila'],
    [number.round(1_000_000), '1 milione'],
    [number.round(20_000_000), '20 milioni'],
  ],
  'number.positions': [
    [number.positions(250_000), '250 mila posizioni'],
    [number.positions(1_000_000), '1 milione di posizioni'],
    [number.positions(2_000_000), '2 milioni di posizioni'],
  ],
  'number.seconds': [
    [number.seconds(10), '0,01 secondi'],
    [number.seconds(1000), '1 secondo'],
    [number.seconds(10_000), '10 secondi'],
  ],
  'number.date': [
    [number.date('2026-11-30'), '30 novembre 2026'],
    [number.date('2027-01-01'), '1 gennaio 2027'],
  ],
  'number.percent': [
    [number.percent(0.984), '98,4 %'],
    [number.percent(0.99), '99,0 %'],
    [number.percent(0), '0 %'],
    [number.percent(1), '100 %'],
    // What is not all of it never reads as all of it, nor what is something as nothing.
    [number.percent(3099 / 3100), '99,97 %'],
    [number.percent(1 / 124_000), '0,001 %'],
  ],
  'number.hundredths': [
    [number.hundredths(0.9796), '98,0'],
    [number.hundredths(0), '0'],
  ],
  'number.range': [
    [number.range([0.979, 0.98794]), 'da 97,9 a 98,8'],
    [number.range([0, 0.00124]), 'da 0 a 0,1'],
    [number.range([0.99876, 1]), 'da 99,9 a 100'],
    // What reckoning leaves of 100 is 100.
    [number.range([0.51, 1 - 1e-12]), 'da 51,0 a 100'],
  ],
  'number.ofHundred': [
    [number.ofHundred(0.9844, 'partite'), '98,4 partite su 100'],
    [number.ofHundred(0.97, 'vittorie'), '97 vittorie su 100'],
    [number.ofHundred(0.01, 'partite'), '1 partita su 100'],
    [number.ofHundred(0, 'partite'), 'nessuna partita'],
    [number.ofHundred(1, 'vittorie'), 'tutte le vittorie'],
  ],
  'number.more': [
    [number.more(0.9844), '98,4'],
    [number.more(0), 'nessuna'],
    [number.more(1), 'tutte'],
  ],
};
