import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { hint } = it;

/** The same table for what the hints of a game say. */
export const hintSentences: Examples = {
  'hint.count': [
    [
      hint.count(17, 7),
      'Primo indizio. Adesso sono possibili 17 mosse; dopo una ridistribuzione, 7.',
    ],
    [
      hint.count(1, undefined),
      'Primo indizio. Adesso è possibile 1 mossa; ridistribuzioni non ne restano.',
    ],
    [
      hint.count(0, 2),
      'Primo indizio. Adesso nessuna mossa è possibile; dopo una ridistribuzione, 2.',
    ],
  ],
  'hint.suit': [
    [hint.suit('S'), 'Secondo indizio. Da qui si può vincere. Guarda le picche.'],
    [hint.suit('H'), 'Secondo indizio. Da qui si può vincere. Guarda i cuori.'],
  ],
  'hint.card': [
    [
      hint.card('AD', '16'),
      'Terzo indizio. La carta da muovere è l’asso di quadri, in cima alla pila 16.',
    ],
  ],
  'hint.move': [
    [
      hint.move('asso di fiori, dalla pila 13 alla pila 4'),
      'Quarto indizio. Prova così: asso di fiori, dalla pila 13 alla pila 4.',
    ],
  ],
  'hint.then': [
    [
      hint.then('asso di fiori, dalla pila 13 alla pila 4'),
      'Poi si gioca: asso di fiori, dalla pila 13 alla pila 4.',
    ],
  ],
  'hint.frees': [
    [hint.frees('QH', '7'), 'Così si libera la donna di cuori, che poi andrà alla pila 7.'],
    [
      hint.frees('8C', 'C+'),
      'Così si libera l’8 di fiori, che poi andrà alla fondazione ascendente di fiori.',
    ],
  ],
  'hint.uncovers': [[hint.uncovers('KS'), 'Così si scopre il re di picche.']],
  'hint.receives': [[hint.receives('QD'), 'Lì sopra andrà la donna di quadri.']],
  'hint.leaves': [[hint.leaves(3), 'Dopo, sono possibili 3 mosse.']],
  'hint.searching': [
    [hint.searching(5), 'Cerco una vittoria da qui: 5 secondi.'],
    [hint.searching(1), 'Cerco una vittoria da qui: 1 secondo.'],
  ],
  'hint.notFound': [[hint.notFound(20), 'Da qui non ho trovato una vittoria in 20 secondi.']],
  'hint.anyMove': [
    [
      hint.anyMove('asso di fiori, dalla pila 13 alla pila 4'),
      'Una mossa che si può fare: asso di fiori, dalla pila 13 alla pila 4.',
    ],
  ],
  'hint.lostSince': [
    [
      hint.lostSince({ moves: 1, redistributions: 0 }),
      'Attenzione: prima di questa mossa si poteva vincere.',
    ],
    [
      hint.lostSince({ moves: 3, redistributions: 0 }),
      'Attenzione: prima delle ultime 3 mosse si poteva vincere.',
    ],
    [
      hint.lostSince({ moves: 2, redistributions: 1 }),
      'Attenzione: prima della ridistribuzione, che non si annulla, si poteva vincere.',
    ],
    [
      hint.lostSince({ moves: 0, redistributions: 2 }),
      'Attenzione: prima delle ultime 2 ridistribuzioni si poteva vincere.',
    ],
  ],
};
