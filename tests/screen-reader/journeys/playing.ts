import { placesOf, type Move, type Position } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import { typed } from '../../browser/trainerPage.ts';
import { open, press, write, type Journey, type Step } from '../journey.ts';
import { paths } from '../../../src/words/paths.ts';
import { GAME, saidOf, toBrowsing, toButton, toField, trainerAfter } from './parts.ts';

/** The first ten moves of the won game, each with the board before it. */
const stretch: readonly (readonly [Move, Position])[] = wonGame.moves
  .slice(0, 10)
  .map((move, after) => [move as Move, wonBoard({ after })]);

/** A move by two buttons, from the place where the one before it ended. */
function byButtons([move, position]: readonly [Move, Position], n: number): readonly Step[] {
  const [from, to] = placesOf(move);
  const at = n === 0 ? '16' : placesOf(stretch[n - 1]![0])[1];
  return [
    ...toButton(at, from),
    press('space', `Scelta ${words.place.with('il', from)}`),
    ...toButton(from, to),
    press('space', ...saidOf(position, move)),
  ];
}

export const playingJourneys: readonly Journey[] = [
  {
    id: 'dieci-mosse-scritte',
    name: 'Dieci mosse scritte nel campo',
    steps: [
      open(trainerAfter(0), 'Allenamento'),
      ...toField,
      ...stretch.map(([move, position]) => write(typed(move), ...saidOf(position, move))),
      write('s', 'Mosse giocate: 10'),
    ],
  },
  {
    id: 'dieci-mosse-con-i-pulsanti',
    name: 'Dieci mosse con i pulsanti',
    steps: [
      open(trainerAfter(0), 'Allenamento'),
      press('e', 'Cerca nel sito'),
      press('e', 'Scrivi una mossa'),
      press('shift+b', 'pila 16', 'pulsante', 'non premuto'),
      ...stretch.flatMap(byButtons),
    ],
  },
  {
    id: 'scegliere-una-pila',
    name: 'Scegliere una pila, e lasciarla',
    steps: [
      open(trainerAfter(9), 'Allenamento'),
      press('e', 'Cerca nel sito'),
      press('e', 'Scrivi una mossa'),
      press('shift+b', 'pila 16'),
      ...toButton('16', '10'),
      press(
        'space',
        'premuto',
        'Scelta la pila 10: asso di picche',
        '1 posto accetta questa carta',
      ),
      press('space', 'Lasciata la pila 10'),
      ...toButton('10', '1'),
      press('space', 'premuto', 'Scelta la pila 1', 'nessun posto accetta questa carta'),
    ],
  },
  {
    id: 'ridistribuzione',
    name: 'La ridistribuzione, una di troppo, e annullarla',
    steps: [
      open(paths.trainer({ game: GAME, redistribution: 2 }), 'Allenamento'),
      ...toField,
      write(
        'r',
        'Ridistribuzione',
        'Non restano altre ridistribuzioni',
        'non si possono più annullare',
      ),
      write('r', 'Nessuna ridistribuzione'),
      write('u', 'Dopo una ridistribuzione', 'non si possono più annullare'),
    ],
  },
  {
    id: 'annullare-e-rigiocare',
    name: 'Annullare e rigiocare',
    steps: [
      open(trainerAfter(9), 'Allenamento'),
      ...toField,
      write('10 14', 'L’asso di picche va dalla pila 10 alla pila 14'),
      write('u', 'Annullata', 'l’asso di picche torna dalla pila 14 alla pila 10'),
      write('v', 'Rigiocata', 'L’asso di picche', 'dalla pila 10 alla pila 14'),
    ],
  },
  {
    id: 'verbosita-breve',
    name: 'La verbosità breve dello screen reader',
    brief: true,
    steps: [
      open(trainerAfter(9), 'Allenamento'),
      ...toField,
      write('10 14', 'L’asso di picche va dalla pila 10 alla pila 14'),
      write('1 2', 'Mossa rifiutata'),
      toBrowsing,
      press('shift+b', 'pila 16'),
      press('shift+b', 'pila 15'),
      press('space', 'premuto', 'Scelta la pila 15'),
    ],
  },
  {
    id: 'tabellone-a-colpo-d-orecchio',
    name: 'Il tabellone a colpo d’orecchio',
    steps: [
      open(trainerAfter(10), 'Allenamento'),
      press('h', 'Allenamento', 'intestazione livello 1'),
      press('h', 'Tabellone', 'intestazione livello 2'),
      press('l', 'Elenco con 4 voci', 'fondazione ascendente di picche'),
      press('l', 'Elenco con 4 voci', 'fondazione discendente di picche'),
      press('l', 'Elenco con 16 voci', 'pila 1'),
    ],
  },
];
