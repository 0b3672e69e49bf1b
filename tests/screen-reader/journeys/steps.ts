import { paths } from '../../../src/words/paths.ts';
import { open, press, type Journey } from '../journey.ts';
import { GAME } from './parts.ts';

export const stepsJourneys: readonly Journey[] = [
  {
    id: 'mossa-10',
    name: 'La mossa 10 della partita vinta, al suo indirizzo',
    readsOnLoad: true,
    steps: [
      {
        ...open(
          paths.move(GAME, 10),
          'Mossa 10 di 119: asso di picche, dalla pila 10 alla pila 14',
          'sul re di picche: 7 carte',
          'Elenco con 16 voci',
          'pila 14: 7 carte, asso di picche in cima',
        ),
        reads: true,
      },
    ],
  },
  {
    id: 'avanti-e-indietro',
    name: 'La partita vinta: avanti e indietro di una mossa',
    steps: [
      open(paths.move(GAME, 10), 'Mossa 10'),
      press(
        'h',
        'Mossa 10 di 119',
        'asso di picche, dalla pila 10 alla pila 14',
        'intestazione livello 1',
      ),
      press('k', 'Inizio', 'collegamento'),
      press('k', 'Indietro', 'mossa 9', 'collegamento'),
      press('k', 'Avanti', 'mossa 11', 'collegamento'),
      press('Return', 'Il fante di picche va dalla pila 10 alla fondazione discendente di picche'),
      press('shift+k', 'Indietro', 'mossa 10', 'collegamento'),
      press(
        'Return',
        'Annullata',
        'il fante di picche torna dalla fondazione discendente di picche alla pila 10',
      ),
      press('Return', 'Annullata', 'l’asso di picche torna dalla pila 14 alla pila 10'),
    ],
  },
];
