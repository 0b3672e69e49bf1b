import { describe, expect, test } from 'vitest';

import { judge, type Card, type Move, type Place } from '../../../src/engine/index.ts';
import { board } from './board.ts';

const refusalsOf = (move: Move) => {
  const verdict = judge(board, move);
  return verdict.ok ? 'legal' : verdict.rejections;
};

describe('a refusal carries what was tried, what lies there, and where the card could go', () => {
  test.each<
    [
      move: Move,
      card: Card,
      destinations: Place[],
      ...rules: [
        kind: string,
        more?: { readonly onto: Card; readonly needed?: Card | undefined },
      ][],
    ]
  >([
    ['D->D+', 'KD', [], ['base-locked']],
    ['C+>14', '5C', ['C-'], ['foundation-to-pile']],
    ['S->S+', 'KS', [], ['base-locked'], ['does-not-follow', { onto: '5S', needed: '6S' }]],
    ['3>6', '8H', ['4', '5'], ['empty-pile']],
    ['4>8', '9H', ['3'], ['different-suit', { onto: '8S' }]],
    ['4>11', '9H', ['3'], ['not-adjacent', { onto: '5H' }]],
    ['8>7', '8S', [], ['pile-full', { onto: '9S' }]],
    ['3>7', '8H', ['4', '5'], ['different-suit', { onto: '9S' }], ['pile-full', { onto: '9S' }]],
    ['12>S-', '6S', ['S+'], ['does-not-follow', { onto: 'KS', needed: 'QS' }]],
    ['13>H-', 'KH', [], ['does-not-follow', { onto: 'AH', needed: undefined }]],
    ['3>S+', '8H', ['4', '5'], ['wrong-foundation']],
  ])('%s', (move, card, destinations, ...rules) => {
    const [from, to] = move.split('>');
    expect(refusalsOf(move)).toEqual(
      rules.map(([kind, more]) => ({ kind, card, from, to, ...more, destinations })),
    );
  });

  test('a place onto itself', () => {
    expect(refusalsOf('3>3')).toEqual([
      { kind: 'same-place', place: '3', destinations: ['4', '5'] },
    ]);
  });

  test('from an emptied pile', () => {
    expect(refusalsOf('6>3')).toEqual([{ kind: 'no-card', from: '6', to: '3', destinations: [] }]);
  });
});
