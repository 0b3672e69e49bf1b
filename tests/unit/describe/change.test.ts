import { describe, expect, test } from 'vitest';

import {
  describeChange,
  describePlace,
  describeTotals,
  describeUndo,
  moveTitle,
} from '../../../src/describe/index.ts';
import { judge, redistribute, type Move, type Position } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { board } from '../engine/board.ts';
import { laidOut } from '../engine/laidOut.ts';

const lastClub = laidOut({
  foundations: { 'S+': 13, 'S-': 13, 'H+': 13, 'H-': 12, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 12 },
  piles: { 3: 'AC AH' },
});

/** A legal move of a board: its title, what it does, and what taking it back does. */
const CHANGES: [
  what: string,
  before: Position,
  move: Move,
  title: string,
  done: string,
  back: string,
][] = [
  [
    'from pile to pile',
    board,
    '3>4',
    '8 di cuori, dalla pila 3 alla pila 4',
    'L’8 di cuori va dalla pila 3 alla pila 4, sul 9 di cuori: 3 carte. Nella pila 3 si scopre il 4 di fiori: 1 carta.',
    'Annullata: l’8 di cuori torna dalla pila 4 alla pila 3: 2 carte. Nella pila 4 torna in cima il 9 di cuori: 2 carte.',
  ],
  [
    'the ace on the king (R9)',
    board,
    '1>2',
    'asso di picche, dalla pila 1 alla pila 2',
    'L’asso di picche va dalla pila 1 alla pila 2, sul re di picche: 3 carte. Nella pila 1 si scopre il 2 di cuori: 1 carta.',
    'Annullata: l’asso di picche torna dalla pila 2 alla pila 1: 2 carte. Nella pila 2 torna in cima il re di picche: 2 carte.',
  ],
  [
    'a pile that it empties (R13)',
    board,
    '5>3',
    '7 di cuori, dalla pila 5 alla pila 3',
    'Il 7 di cuori va dalla pila 5 alla pila 3, sull’8 di cuori: 3 carte. La pila 5 resta vuota: un posto in meno.',
    'Annullata: il 7 di cuori torna dalla pila 3 alla pila 5: 1 carta. Nella pila 3 torna in cima l’8 di cuori: 2 carte.',
  ],
  [
    'to an ascending foundation',
    board,
    '12>S+',
    '6 di picche, dalla pila 12 alla fondazione ascendente di picche',
    'Il 6 di picche va dalla pila 12 alla fondazione ascendente di picche: 6 carte. La pila 12 resta vuota: un posto in meno.',
    'Annullata: il 6 di picche torna dalla fondazione ascendente di picche alla pila 12: 1 carta. Sulla fondazione ascendente di picche torna in cima il 5 di picche: 5 carte.',
  ],
  [
    'to a descending foundation',
    board,
    '14>S-',
    'donna di picche, dalla pila 14 alla fondazione discendente di picche',
    'La donna di picche va dalla pila 14 alla fondazione discendente di picche: 2 carte. Nella pila 14 si scopre il fante di picche: 12 carte.',
    'Annullata: la donna di picche torna dalla fondazione discendente di picche alla pila 14: 13 carte. Sulla fondazione discendente di picche torna in cima il re di picche: 1 carta.',
  ],
  [
    'that completes a foundation',
    board,
    '16>D+',
    're di quadri, dalla pila 16 alla fondazione ascendente di quadri',
    'Il re di quadri va dalla pila 16 alla fondazione ascendente di quadri, che è completa. Nella pila 16 si scopre la donna di quadri: 3 carte.',
    'Annullata: il re di quadri torna dalla fondazione ascendente di quadri alla pila 16: 4 carte. Sulla fondazione ascendente di quadri torna in cima la donna di quadri: 12 carte.',
  ],
  [
    'that completes a foundation with the ace',
    lastClub,
    '3>H-',
    'asso di cuori, dalla pila 3 alla fondazione discendente di cuori',
    'L’asso di cuori va dalla pila 3 alla fondazione discendente di cuori, che è completa. Nella pila 3 si scopre l’asso di fiori: 1 carta.',
    'Annullata: l’asso di cuori torna dalla fondazione discendente di cuori alla pila 3: 2 carte. Sulla fondazione discendente di cuori torna in cima il 2 di cuori: 12 carte.',
  ],
  [
    'from one foundation to the other (R17)',
    board,
    'D+>D-',
    'donna di quadri, dalla fondazione ascendente alla fondazione discendente di quadri',
    'La donna di quadri va dalla fondazione ascendente di quadri alla fondazione discendente di quadri: 2 carte. Sulla fondazione ascendente di quadri torna in cima il fante di quadri: 11 carte.',
    'Annullata: la donna di quadri torna dalla fondazione discendente di quadri alla fondazione ascendente di quadri: 12 carte. Sulla fondazione discendente di quadri torna in cima il re di quadri: 1 carta.',
  ],
];

describe.each(CHANGES)('%s', (_, before, move, title, done, back) => {
  const verdict = judge(before, move);
  const after = verdict.ok ? verdict.next : before;

  test(`${move}: its title, what it does, what taking it back does`, () => {
    expect(moveTitle(before, move, words)).toBe(title);
    expect(describeChange(before, after, move, words)).toBe(done);
    expect(describeUndo(before, after, move, words)).toBe(back);
  });
});

describe('a redistribution (R19, R20, D3)', () => {
  const single = laidOut({
    foundations: { 'S+': 13, 'S-': 13, 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 11 },
    piles: { 5: '2C', 9: 'AC' },
    redistributionsLeft: 2,
  });
  const pair = { ...lastClub, redistributionsLeft: 1 };

  test.each<[what: string, before: Position, said: string]>([
    [
      'turns the eight piles of two cards or more',
      board,
      'Ridistribuzione: in 8 pile la carta in fondo passa in cima. Restano 2 ridistribuzioni.',
    ],
    [
      'turns one pile, and is the last',
      pair,
      'Ridistribuzione: in 1 pila la carta in fondo passa in cima. Non restano altre ridistribuzioni.',
    ],
    [
      'changes nothing where every pile has one card or none',
      single,
      'Ridistribuzione: nessuna pila ha due carte o più, perciò non cambia nulla. Resta 1 ridistribuzione.',
    ],
  ])('%s', (_, before, said) => {
    const verdict = redistribute(before);
    expect(describeChange(before, verdict.ok ? verdict.next : before, 'R', words)).toBe(said);
  });
});

describe('a place, and the whole board in numbers', () => {
  test.each([
    ['7', 'pila 7: 13 carte, 9 di picche in cima'],
    ['5', 'pila 5: 1 carta, 7 di cuori in cima'],
    ['6', 'pila 6: vuota'],
    ['H-', 'fondazione discendente di cuori: asso di cuori in cima, 13 carte'],
    ['D-', 'fondazione discendente di quadri: re di quadri in cima, 1 carta'],
  ] as const)('%s: %s', (place, said) => {
    expect(describePlace(board, place, words)).toBe(said);
  });

  test('the source’s other wording has «in cima» first', () => {
    expect(describePlace(board, '3', words, 'in-cima-first')).toBe(
      'pila 3: 2 carte, in cima 8 di cuori',
    );
  });

  test('the totals: 5, 1, 12, 5 up, and 1, 13, 1, 8 down, of 104', () => {
    expect(describeTotals(board, words)).toBe('58 carte nelle pile, 46 sulle fondazioni.');
    expect(describeTotals(lastClub, words)).toBe('2 carte nelle pile, 102 sulle fondazioni.');
  });
});
