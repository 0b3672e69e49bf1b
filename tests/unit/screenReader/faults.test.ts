import { describe, expect, test } from 'vitest';

import { faultsOf } from '../../screen-reader/faults.ts';
import { open, press, readOn, times } from '../../screen-reader/journey.ts';

const heading = ['In breve intestazione livello 2.'];

describe('what a screen reader said at a step is at fault', () => {
  test.each([
    ['when it said nothing', press('h'), [], ['silence']],
    [
      'when what must be heard was not',
      press('h', 'Le fondazioni'),
      heading,
      ['not heard, or not in its place: «Le fondazioni»'],
    ],
    [
      'when only the beginning of a number was',
      press('Down', 'pila 1'),
      ['pila 10: 6 carte'],
      ['not heard, or not in its place: «pila 1»'],
    ],
    [
      'when it came in another order',
      press('h', 'livello 2', 'In breve'),
      heading,
      ['not heard, or not in its place: «In breve»'],
    ],
    [
      'when what must not be heard was',
      { ...press('h'), never: ['in breve'.replace('i', 'I')] },
      heading,
      ['heard: «In breve»'],
    ],
    [
      'when a suit is a sign',
      press('Down'),
      ['asso ♠ in cima'],
      ['heard a sign: «asso ♠ in cima»'],
    ],
    [
      'when a list has bullets',
      readOn(),
      ['Elenco con 2 voci', '• Una voce'],
      ['heard a sign: «• Una voce»'],
    ],
    [
      'when a value is not there',
      press('Down'),
      ['Mossa undefined'],
      ['heard a name of the code: «Mossa undefined»'],
    ],
    [
      'when a move is in the notation of the code',
      press('Down'),
      ['Prova 10>14'],
      ['heard a name of the code: «Prova 10>14»'],
    ],
    [
      'when a sentence comes twice',
      press('space'),
      ['Pila 3 vuota. La pila è vuota e resta vuota.', 'La pila è vuota e resta vuota.'],
      ['heard twice: «La pila è vuota e resta vuota.»'],
    ],
    [
      'when the name of a region comes before its heading, which is the same, as it reads on',
      readOn(),
      ['navigazione', 'In questa pagina', 'In questa pagina'],
      ['heard twice: «In questa pagina»'],
    ],
  ])('%s', (_, step, said, faults) => {
    expect(faultsOf(step, said)).toEqual(faults);
  });
});

describe('it is right', () => {
  test.each([
    [
      'whatever the apostrophe and the spaces',
      press('Down', 'L’asso di picche'),
      ["L'asso  di\npicche"],
    ],
    ['in pieces', open('/', 'pila 10: 6 carte'), ['pila 10:', '6 carte']],
    ['when places are passed twice', times(3, 'b'), ['pila 1: 6 carte, re', 'pila 1: 6 carte, re']],
    [
      'when two copies of a card lie one on the other',
      readOn(),
      ['fante di quadri', 'fante di quadri'],
    ],
    [
      'when each heading of a table is called one',
      readOn(),
      ['Giuste', 'intestazione di colonna', 'Sbagliate', 'intestazione di colonna'],
    ],
    [
      'when lists of the same length follow each other as it reads on',
      readOn(),
      ['Elenco con 4 voci', 'pila 1: vuota', 'Elenco con 4 voci'],
    ],
  ])('%s', (_, step, said) => {
    expect(faultsOf(step, said)).toEqual([]);
  });
});
