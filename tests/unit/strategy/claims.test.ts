import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  isFoundation,
  legalMoves,
  nextOn,
  parseRecord,
  pileAt,
  placesOf,
  topOf,
  unfold,
} from '../../../src/engine/index.ts';
import { intervalOfMean } from '../../../src/survey/statistics.ts';
import { isSurvey } from '../../../src/survey/summary.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const survey = read('content/survey/survey.json');
if (!isSurvey(survey)) throw new Error('No figures of a survey');

const { all, lines, losses, orders, players, variants } = survey;

describe('what the page on strategy says without a figure is so in the figures', () => {
  test('almost every deal has a known win', () => {
    expect(all.won / all.deals).toBeGreaterThan(0.95);
  });

  test.each(['greedyWithoutOrder', 'greedyWithoutBottoms', 'greedyWithoutNeighbours'] as const)(
    '%s wins less, by more than chance explains',
    (taste) => {
      const [least] = intervalOfMean(losses[taste]);
      expect(least).toBeGreaterThan(0);
    },
  );

  test('the order of stacking counts most, by more than chance explains; saving piles least', () => {
    const [least] = intervalOfMean(losses.greedyWithoutOrder);
    const [, most] = intervalOfMean(losses.greedyWithoutBottoms);
    expect(least).toBeGreaterThan(most);
    expect(losses.greedyWithoutEmpty.mean).toBeLessThan(losses.greedyWithoutNeighbours.mean);
  });

  test('in the wins the card that is needed sooner goes on top more often than by chance', () => {
    const chosen = ({ sooner, later }: typeof lines.order) => sooner / (sooner + later);
    expect(chosen(lines.order)).toBeGreaterThan(chosen(orders.random) + 0.05);
    expect(chosen(lines.twins)).toBeGreaterThan(0.6);
  });

  test('moving cards about before a redistribution leaves many more on the foundations', () => {
    expect(players.simple.cards.mean).toBeGreaterThan(players.hasty.cards.mean + 10);
  });

  test('the wins redistribute both with moves left and with none', () => {
    for (const { wins, withMoves } of lines.turnings.slice(0, 2)) {
      expect(withMoves / wins).toBeGreaterThan(0.25);
      expect(withMoves / wins).toBeLessThan(0.75);
    }
  });

  test('the wins empty their first pile before half of their cards are on the foundations', () => {
    expect(lines.firstEmptied[2]).toBeLessThan(52);
  });

  test('neither passes nor the limit of 13 decide many games', () => {
    const { standard, noPasses, noLimit } = variants;
    expect((standard.won - noPasses.won) / standard.deals).toBeLessThan(0.03);
    expect((noLimit.won - standard.won) / standard.deals).toBeLessThan(0.01);
  });
});

describe('what it says of the won game', () => {
  const record = parseRecord(read('content/games/partita-vinta.json'));
  const steps = record.ok ? unfold(record.value) : undefined;
  if (!steps?.ok) throw new Error('The won game can not be read.');
  const played = steps.value;
  const moves = played.filter((step) => step.kind === 'move');
  const moveOf = (n: number) => {
    const { before, move } = moves[n - 1]!;
    const [from, to] = placesOf(move);
    return { before, from, to, card: topOf(before, from)! };
  };

  test('the card of move 34 leaves its new pile at move 51, and the one under it at move 52', () => {
    const { before, to, card } = moveOf(34);
    expect([moveOf(51).from, moveOf(51).card]).toEqual([to, card]);
    expect([moveOf(52).from, moveOf(52).card]).toEqual([to, topOf(before, to)]);
  });

  test('moves 18 and 19 come after the first redistribution, one card onto the other', () => {
    expect(moveOf(19).to).toBe(moveOf(18).to);
    expect(topOf(moveOf(19).before, moveOf(19).to)).toBe(moveOf(18).card);
    const [first] = played.filter(({ kind }) => kind === 'redistribution');
    expect(played.indexOf(first!)).toBeLessThan(played.indexOf(moves[17]!));
  });

  test('no move is left at the first redistribution; some are at the others', () => {
    const turned = played.filter(({ kind }) => kind === 'redistribution');
    expect(turned.map(({ before }) => legalMoves(before).length > 0)).toEqual([false, true, true]);
  });

  test('at move 47 pile 2 gives its last card', () => {
    const { before, from } = moveOf(47);
    expect([from, pileAt(before, from).length]).toEqual(['2', 1]);
  });

  test('at move 66 the same card is on top of pile 13; under that of pile 7 is what move 67 plays', () => {
    const { before, from, card } = moveOf(66);
    expect([from, topOf(before, '13')]).toEqual(['7', card]);
    const { card: freed, from: same, to } = moveOf(67);
    expect([same, freed]).toEqual(['7', pileAt(before, '7').at(-2)]);
    expect(nextOn(before, to as 'H+')).toBe(freed);
  });

  test('the one pass is move 91, and move 92 follows it on the same foundation', () => {
    const passes = moves.filter(({ move }) => isFoundation(placesOf(move)[0]));
    expect(passes).toEqual([moves[90]]);
    expect(moveOf(92).to).toBe(moveOf(91).to);
  });
});
