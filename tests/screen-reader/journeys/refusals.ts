import { paths } from '../../../src/words/paths.ts';
import { open, write, type Journey } from '../journey.ts';
import { toField, trainerAfter, writeAll } from './parts.ts';

const REFUSED = 'Mossa rifiutata';

/** A move that is refused on the board after a move of the won game, and its reason. */
function refused(
  id: string,
  name: string,
  after: number,
  move: string,
  ...reason: readonly string[]
): Journey {
  return {
    id,
    name: `Mossa rifiutata: ${name}`,
    steps: [open(trainerAfter(after), 'Allenamento'), ...toField, write(move, REFUSED, ...reason)],
  };
}

export const refusalJourneys: readonly Journey[] = [
  {
    id: 'rifiuti',
    name: 'Mosse rifiutate, e un comando incomprensibile',
    steps: [
      open(trainerAfter(0), 'Allenamento'),
      ...toField,
      write(
        '1 2',
        REFUSED,
        '9 di fiori, dalla pila 1 alla pila 2',
        'Deve essere dello stesso seme',
      ),
      write('1 2', 'Tentativo 2', REFUSED, 'Deve essere dello stesso seme'),
      write('1 4', REFUSED, 'Deve essere di valore superiore o inferiore'),
      write(
        '1 3',
        REFUSED,
        'Deve essere dello stesso seme',
        'Deve essere di valore superiore o inferiore',
      ),
      write('p+ 1', REFUSED, 'La base della fondazione è bloccata'),
      write('pippo', 'Non capisco «pippo»', 'Scrivi per esempio 10 14'),
    ],
  },
  {
    id: 'rifiuto-pila-piena',
    name: 'Mossa rifiutata: una pila piena',
    steps: [
      open(paths.trainer({ code: 'CR1-N-AAAAAT3' }), 'Allenamento'),
      ...toField,
      ...writeAll(
        ['8 c+', 'alla fondazione ascendente di cuori'],
        ['8 10', 'alla pila 10'],
        ['8 4', 'alla pila 4'],
        ['14 4', 'alla pila 4'],
        ['11 4', 'alla pila 4'],
        ['6 4', 'alla pila 4'],
        ['12 4', 'alla pila 4'],
        ['13 4', 'alla pila 4'],
        ['2 4', 'alla pila 4', '13 carte'],
      ),
      write('13 4', REFUSED, 'Questa pila è piena; scegli un’altra destinazione'),
    ],
  },
  refused(
    'rifiuto-pila-vuota',
    'una pila vuota',
    47,
    '1 2',
    'Impossibile posizionare su una pila vuota',
  ),
  refused(
    'rifiuto-fondazione-completa',
    'su una fondazione completa',
    82,
    '5 c-',
    'è completa',
    'sull’asso di cuori non va più nulla',
  ),
  refused(
    'rifiuto-dalla-fondazione',
    'da una fondazione a una pila',
    1,
    'f- 1',
    'Da una fondazione una carta non torna mai su una pila',
  ),
];
