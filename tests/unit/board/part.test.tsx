import { describe, expect, test } from 'vitest';

import { partInView, type Part } from '../../../src/components/board/part.ts';
import { PartView } from '../../../src/components/board/PartView.tsx';
import { it as words } from '../../../src/words/it.ts';
import { textOf, withClass } from '../../html/elements.ts';
import { draw } from './drawn.ts';

const phrasesOf = (part: Part) =>
  withClass(draw(<PartView places={partInView(part)} words={words} />), 'words').map(textOf);

describe('a part of a board', () => {
  test('shows the given places only, foundations first, in the words of a whole board', () => {
    expect(
      phrasesOf({ piles: { 14: 'KS', 3: '', 10: 'QC AS' }, foundations: { 'S+': 5, 'H-': 1 } }),
    ).toEqual([
      'fondazione ascendente di picche: 5 di picche in cima, 5 carte',
      'fondazione discendente di cuori: re di cuori in cima, 1 carta',
      'pila 3: vuota',
      'pila 10: 2 carte, asso di picche in cima',
      'pila 14: 1 carta, re di picche in cima',
    ]);
  });

  test.each<[string, Part]>([
    ['neither a game nor a place', {}],
    ['no place «17»', { piles: { 17: 'AS' } }],
    ['no place «T+»', { foundations: { 'T+': 1 } as Part['foundations'] }],
    ['pile 3: «1S» is no card', { piles: { 3: 'KS 1S' } }],
    ['pile 3: 14 cards are too many', { piles: { 3: 'KS '.repeat(14) } }],
    ['foundation S+: 14 is not 1 to 13', { foundations: { 'S+': 14 } }],
    ['foundation S-: 0 is not 1 to 13', { foundations: { 'S-': 0 } }],
    ['pile 4: a third 8H', { piles: { 3: '8H 8H', 4: '8H' } }],
    // One king of each suit is a base, whether its foundation is drawn or not (R3).
    ['pile 3: a third KS', { piles: { 3: 'KS KS' } }],
    ['pile 3: a third 5S', { piles: { 3: '5S 5S' }, foundations: { 'S+': 5 } }],
  ])('is refused with its reason: %s', (reason, part) => {
    expect(() => partInView(part)).toThrow(reason);
  });
});
