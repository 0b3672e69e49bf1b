import { describe, expect, test } from 'vitest';

import {
  outcome,
  parseRecord,
  replay,
  unfold,
  type RecordError,
} from '../../../src/engine/index.ts';
import { wonGame, wonGameJson, wonGameText } from './wonGame.ts';

describe('reading the won game', () => {
  test('from text or from the value it stands for, and back', () => {
    expect(parseRecord(JSON.parse(wonGameText))).toEqual({ ok: true, value: wonGame });
    expect({ deal: wonGame.deal.map((pile) => pile.join(' ')), moves: wonGame.moves }).toEqual(
      wonGameJson(),
    );
  });

  test('moves in lower case and with spaces are put right', () => {
    const json = wonGameJson();
    const moves = json.moves.map((move) => ` ${move.toLowerCase()} `);
    expect(parseRecord({ ...json, moves })).toEqual({ ok: true, value: wonGame });
  });

  test('a deal with no move yet is a record', () => {
    expect(parseRecord({ ...wonGameJson(), moves: [] }).ok).toBe(true);
  });

  test('what does not belong to a record is left out', () => {
    expect(parseRecord({ ...wonGameJson(), notes: { 3: 'x' } })).toEqual({
      ok: true,
      value: wonGame,
    });
  });

  test('119 moves and 3 redistributions, each with its number, won at the last move only', () => {
    const steps = unfold(wonGame);
    if (!steps.ok) throw new Error('The won game breaks a rule');
    const numbers = (kind: string) =>
      steps.value.filter((step) => step.kind === kind).map(({ number }) => number);
    expect(numbers('move')).toEqual(Array.from({ length: 119 }, (_, index) => index + 1));
    expect(numbers('redistribution')).toEqual([1, 2, 3]);
    expect(steps.value.map(({ after }) => outcome(after) === 'won').indexOf(true)).toBe(121);
    for (const [index, { before }] of steps.value.entries())
      if (index > 0) expect(before).toBe(steps.value[index - 1]!.after);
  });
});

describe('what is wrong with a record, the first fault only', () => {
  const error = (value: unknown): RecordError | undefined => {
    const read = parseRecord(value);
    return read.ok ? undefined : read.error;
  };

  test.each([[''], ['{"deal": ['], [wonGameText.slice(0, -2)]])('not JSON, case %#', (text) => {
    expect(error(text)).toEqual({ kind: 'not-json' });
  });

  test.each<[value: unknown]>([
    ['null'],
    ['[]'],
    ['"deal"'],
    ['0'],
    [null],
    [undefined],
    [NaN],
    [[]],
    [{}],
    [Object.create(null)],
    [() => wonGame],
    [{ deal: wonGameJson().deal }],
    [{ moves: wonGameJson().moves }],
    [{ ...wonGameJson(), deal: null }],
    [{ ...wonGameJson(), deal: wonGameJson().deal.join('\n') }],
    [{ ...wonGameJson(), deal: wonGameJson().deal.map((pile) => pile.split(' ')) }],
    [{ ...wonGameJson(), deal: Array<string>(16) }],
    [{ ...wonGameJson(), moves: {} }],
    [{ ...wonGameJson(), moves: 'R' }],
    [{ ...wonGameJson(), moves: ['6>C-', null] }],
    [{ ...wonGameJson(), moves: [['6>C-']] }],
    [{ ...wonGameJson(), moves: [{ from: 6, to: 'C-' }] }],
    [{ ...wonGameJson(), moves: Array<string>(3) }],
  ])('not a record, case %#', (value) => {
    expect(error(value)).toEqual({ kind: 'not-a-record' });
  });

  test.each<[what: string, deal: (deal: string[]) => unknown[], error: RecordError]>([
    ['15 piles', (deal) => deal.slice(1), { kind: 'wrong-pile-count' }],
    ['17 piles', (deal) => [...deal, ''], { kind: 'wrong-pile-count' }],
    ['no pile', () => [], { kind: 'wrong-pile-count' }],
    ['an empty pile', (deal) => deal.with(4, ''), { kind: 'not-a-card', pile: 5, value: '' }],
    [
      'a card that does not exist',
      (deal) => deal.with(2, '4C 10D 3S 7D QS 1H'),
      { kind: 'not-a-card', pile: 3, value: '1H' },
    ],
    [
      'two spaces',
      (deal) => deal.with(15, '3D KD  5S 5S JH AC'),
      { kind: 'not-a-card', pile: 16, value: '' },
    ],
    [
      'a pile of 14',
      (deal) => deal.with(0, '2H 2H 2H 2H 2H 2H 2H 2H 2H 2H 2H 2H 2H 2H'),
      { kind: 'pile-over-limit', pile: 1, count: 14 },
    ],
    [
      'a card three times, another once',
      (deal) => deal.with(0, '2H 9C JD JD QH 2H'),
      { kind: 'not-two-decks', card: '2H', count: 3 },
    ],
    [
      'a base among the dealt cards',
      (deal) => deal.with(0, '2H 9C JD JD QH AS'),
      { kind: 'not-two-decks', card: 'AS', count: 3 },
    ],
    [
      'five cards on pile 1 and seven on pile 2 (R3)',
      (deal) => deal.with(0, '2H 9C JD JD QH').with(1, '7H 9D 3C 5D 9S 8S 9C'),
      { kind: 'wrong-pile-size', pile: 1, count: 5 },
    ],
    [
      'seven cards on pile 8 and five on pile 9 (R3)',
      (deal) => deal.with(7, 'AD 3H 10D 7D JH 6S 2S').with(8, '7S 9H 7C 7S 5C'),
      { kind: 'wrong-pile-size', pile: 8, count: 7 },
    ],
  ])('the deal: %s', (_, change, expected) => {
    const json = wonGameJson();
    expect(error({ ...json, deal: change(json.deal) })).toEqual(expected);
  });

  test.each([[''], ['1>17'], ['10-14'], ['R R'], ['10>14>3']])('entry 7 is %j', (text) => {
    const json = wonGameJson();
    expect(error({ ...json, moves: json.moves.with(6, text) })).toEqual({
      kind: 'unreadable-move',
      at: 7,
      text,
    });
  });

  test.each<[what: string, moves: (moves: string[]) => string[], at: number, kinds: string[]]>([
    [
      'a move that breaks a rule, at once: 9 of clubs on 8 of spades',
      (moves) => ['1>2', ...moves],
      1,
      ['different-suit'],
    ],
    [
      'the queen of spades, move 9, left out: the jack misses it at entry 10',
      (moves) => moves.toSpliced(8, 1),
      10,
      ['does-not-follow'],
    ],
    [
      'entry 17 is the first redistribution, after 16 moves',
      (moves) => moves.with(16, '1>1'),
      17,
      ['same-place'],
    ],
    ['a fourth redistribution', (moves) => moves.with(120, 'R'), 121, ['no-redistributions']],
    ['a redistribution after the win', (moves) => [...moves, 'R'], 123, ['game-over']],
    ['a move after the win', (moves) => [...moves, 'S+>S-'], 123, ['does-not-follow']],
  ])('%s', (_, change, at, kinds) => {
    const json = wonGameJson();
    const moves = change(json.moves);
    const found = error({ ...json, moves });
    expect(found).toMatchObject({ kind: 'illegal-move', at, action: moves[at - 1] });
    expect(found?.kind === 'illegal-move' && found.rejections.map(({ kind }) => kind)).toEqual(
      kinds,
    );
  });

  test('a deal that is wrong comes before moves that are', () => {
    expect(error({ deal: [], moves: ['x'] })).toEqual({ kind: 'wrong-pile-count' });
  });

  test('an entry that can’t be read comes before one that breaks a rule', () => {
    expect(error({ ...wonGameJson(), moves: ['1>1', 'x'] })).toMatchObject({
      kind: 'unreadable-move',
      at: 2,
    });
  });

  test('the whole game is played, however far the moment that is asked for', () => {
    const broken = { ...wonGame, moves: [...wonGame.moves, 'R' as const] };
    expect(replay(broken, { after: 0 })).toMatchObject({
      error: { kind: 'illegal-move', at: 123 },
    });
  });
});
