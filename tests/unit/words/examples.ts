import type { Rejection } from '../../../src/engine/index.ts';
import { it } from '../../../src/words/it.ts';
import { search } from '../../../src/words/it/search.ts';
import type { MoveFacts } from '../../../src/words/it/change.ts';

/** What a function of the words says, beside what an Italian editor would have it say. */
export type Examples = Readonly<
  Record<string, readonly (readonly [said: string, right: string])[]>
>;

/** The source's tenth move: the ace of spades on the king, in piles of six (R11). */
const tenth: MoveFacts = {
  card: 'AS',
  from: '10',
  to: '14',
  onto: 'KS',
  uncovered: 'JS',
  countFrom: 5,
  countTo: 7,
};
const toFoundation: MoveFacts = { ...tenth, card: 'QS', to: 'S-', onto: 'KS', countTo: 2 };
const between: MoveFacts = { ...tenth, card: 'QD', from: 'D-', to: 'D+', onto: 'JD' };

const notAdjacent: Rejection = {
  kind: 'not-adjacent',
  card: '8H',
  from: '3',
  to: '11',
  onto: '5H',
  destinations: ['4', '5'],
};

export const examples: Examples = {
  'board.cards': [
    [it.board.cards(0), '0 carte'],
    [it.board.cards(1), '1 carta'],
    [it.board.cards(2), '2 carte'],
  ],
  'board.place': [
    [it.board.place('10', 'AS', 6), 'pila 10: 6 carte, asso di picche in cima'],
    [it.board.place('10', 'AS', 6, 'in-cima-first'), 'pila 10: 6 carte, in cima asso di picche'],
    [it.board.place('1', 'QC', 1), 'pila 1: 1 carta, donna di fiori in cima'],
    [it.board.place('3', undefined, 0), 'pila 3: vuota'],
    [it.board.place('3', undefined, 0, 'in-cima-first'), 'pila 3: vuota'],
    [
      it.board.place('S+', '2S', 2),
      'fondazione ascendente di picche: 2 di picche in cima, 2 carte',
    ],
    [
      it.board.place('C-', 'KC', 1, 'in-cima-first'),
      'fondazione discendente di fiori: in cima re di fiori, 1 carta',
    ],
  ],
  'board.totals': [
    [it.board.totals(88, 16), '88 carte nelle pile, 16 sulle fondazioni.'],
    [it.board.totals(1, 103), '1 carta nelle pile, 103 sulle fondazioni.'],
  ],
  'change.title': [
    [it.change.title(tenth), 'asso di picche, dalla pila 10 alla pila 14'],
    [
      it.change.title(between),
      'donna di quadri, dalla fondazione discendente alla fondazione ascendente di quadri',
    ],
  ],
  'change.move': [
    [
      it.change.move(tenth),
      'L’asso di picche va dalla pila 10 alla pila 14, sul re di picche: 7 carte. Nella pila 10 si scopre il fante di picche: 5 carte.',
    ],
    [
      it.change.move({ ...tenth, card: '9H', onto: '8H', uncovered: undefined, countFrom: 0 }),
      'Il 9 di cuori va dalla pila 10 alla pila 14, sull’8 di cuori: 7 carte. La pila 10 resta vuota: un posto in meno.',
    ],
    [
      it.change.move({ ...toFoundation, countFrom: 1 }),
      'La donna di picche va dalla pila 10 alla fondazione discendente di picche: 2 carte. Nella pila 10 si scopre il fante di picche: 1 carta.',
    ],
    [
      it.change.move({ ...tenth, card: 'KH', to: 'H+', onto: 'QH', countTo: 13 }),
      'Il re di cuori va dalla pila 10 alla fondazione ascendente di cuori, che è completa. Nella pila 10 si scopre il fante di picche: 5 carte.',
    ],
    [
      it.change.move({ ...between, uncovered: 'KD', countFrom: 1, countTo: 12 }),
      'La donna di quadri va dalla fondazione discendente di quadri alla fondazione ascendente di quadri: 12 carte. Sulla fondazione discendente di quadri torna in cima il re di quadri: 1 carta.',
    ],
  ],
  'change.undo': [
    [
      it.change.undo(tenth),
      'Annullata: l’asso di picche torna dalla pila 14 alla pila 10: 6 carte. Nella pila 14 torna in cima il re di picche: 6 carte.',
    ],
    [
      it.change.undo({ ...toFoundation, uncovered: undefined, countFrom: 0 }),
      'Annullata: la donna di picche torna dalla fondazione discendente di picche alla pila 10: 1 carta. Sulla fondazione discendente di picche torna in cima il re di picche: 1 carta.',
    ],
  ],
  'change.redistribution': [
    [
      it.change.redistribution(15, 2),
      'Ridistribuzione: in 15 pile la carta in fondo passa in cima. Restano 2 ridistribuzioni.',
    ],
    [
      it.change.redistribution(1, 1),
      'Ridistribuzione: in 1 pila la carta in fondo passa in cima. Resta 1 ridistribuzione.',
    ],
    [
      it.change.redistribution(0, 0),
      'Ridistribuzione: nessuna pila ha due carte o più, perciò non cambia nulla. Non restano altre ridistribuzioni.',
    ],
  ],
  'note.move': [
    [it.note.move(13), 'mossa 13'],
    [it.note.move(8, 'a'), 'alla mossa 8'],
  ],
  'note.redistribution': [
    [it.note.redistribution(1), 'ridistribuzione 1'],
    [it.note.redistribution(1, 'di'), 'della ridistribuzione 1'],
  ],
  'note.moves': [
    [it.note.moves(1), '1 mossa'],
    [it.note.moves(4), '4 mosse'],
  ],
  'note.cards': [
    [it.note.cards(1), '1 carta'],
    [it.note.cards(11), '11 carte'],
  ],
  // Each kind of refusal has its examples where refusals are explained.
  'refusal.reason': [
    [it.refusal.reason(notAdjacent), 'Deve essere di valore superiore o inferiore.'],
  ],
  'refusal.needed': [
    [it.refusal.needed(notAdjacent), 'Sul 5 di cuori vanno solo il 4 e il 6 di cuori.'],
  ],
  'refusal.tried': [
    [
      it.refusal.tried(it.change.title(notAdjacent)),
      'Mossa rifiutata: 8 di cuori, dalla pila 3 alla pila 11.',
    ],
  ],
  'prose.move': [
    [
      it.prose.move('AS', '10', '14', 'KS'),
      'l’asso di picche va dalla pila 10 alla pila 14, sul re di picche',
    ],
  ],
  'prose.pile': [
    [
      it.prose.pile('1', 'Prima della ridistribuzione 1'),
      'Pila 1 dal fondo alla cima, prima della ridistribuzione 1',
    ],
  ],
  'prose.afterMoves': [
    [it.prose.afterMoves([16]), 'dopo la mossa 16'],
    [it.prose.afterMoves([16, 56]), 'dopo le mosse 16 e 56'],
    [it.prose.afterMoves([16, 56, 100]), 'dopo le mosse 16, 56 e 100'],
  ],
  'search.found': [
    [search.found(1, 1, 'asso'), '1 risultato per «asso».'],
    [search.found(57, 10, 'asso'), '57 risultati per «asso»: ecco i primi 10.'],
  ],
  'search.none': [
    [
      search.none('ciao'),
      'Nessun risultato per «ciao». Prova con una parola sola, o con una più comune, come pila o seme.',
    ],
  ],
  'search.loading': [[search.loading('asso'), 'Cerco «asso»…']],
  'search.again': [[search.again(2, 'Cerco «asso»…'), 'Tentativo 2. Cerco «asso»…']],
  'site.title': [[it.site.title('Regole'), 'Regole · Crescent']],
  'site.pictured': [
    [
      it.site.pictured('Strategia', it.board.totals(96, 8)),
      '«Strategia», accanto a un tabellone: 96 carte nelle pile, 8 sulle fondazioni.',
    ],
  ],
  'site.board.before': [[it.site.board.before(10), 'Prima della mossa 10']],
  'site.board.after': [[it.site.board.after(10), 'Dopo la mossa 10']],
  'site.board.beforeRedistribution': [
    [it.site.board.beforeRedistribution(1), 'Prima della ridistribuzione 1'],
  ],
  'site.board.afterRedistribution': [
    [it.site.board.afterRedistribution(1), 'Dopo la ridistribuzione 1'],
  ],
};
