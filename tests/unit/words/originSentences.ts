import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { error, ofAddress, ofPasted } = it.origin;

const why =
  'Mossa rifiutata: asso di picche, dalla pila 10 alla pila 3. Deve essere dello stesso seme.';

/** The same table for what is said of ways to a game that lead to none. */
export const originSentences: Examples = {
  'origin.ofAddress': [
    [
      ofAddress(error.mixed()),
      'L’indirizzo non porta a una partita. Un indirizzo porta a una partita sola: «codice=», «partita=» oppure «carte=». Ecco una partita nuova.',
    ],
  ],
  'origin.ofPasted': [
    [
      ofPasted(error.unknown()),
      'Non si apre. Incolla un link di questo sito, un codice come CR1-N-AAAAAAB, o una partita copiata da qui.',
    ],
  ],
  'origin.error.code': [
    [error.code({ error: { kind: 'empty' } }), 'Scrivi un codice, per esempio CR1-N-AAAAAAB.'],
    [
      error.code({ error: { kind: 'wrong-beginning' } }),
      'Il codice comincia con CR1-N-, come CR1-N-AAAAAAB.',
    ],
    [error.code({ error: { kind: 'unknown-game' } }), 'Dopo CR1 va una N, come in CR1-N-AAAAAAB.'],
    [
      error.code({ error: { kind: 'wrong-character', character: '1' } }),
      'Nel codice non si usa «1»: dopo CR1-N- vanno solo lettere senza accenti e cifre da 2 a 7.',
    ],
    [
      error.code({ error: { kind: 'wrong-length', count: 1 } }),
      'Dopo CR1-N- vanno 7 caratteri, qui ce n’è 1.',
    ],
    [
      error.code({ error: { kind: 'wrong-length', count: 8 } }),
      'Dopo CR1-N- vanno 7 caratteri, qui ce ne sono 8.',
    ],
  ],
  'origin.error.mixed': [
    [
      error.mixed(),
      'Un indirizzo porta a una partita sola: «codice=», «partita=» oppure «carte=».',
    ],
  ],
  'origin.error.repeated': [
    [error.repeated({ name: 'mosse' }), '«mosse=» c’è più di una volta: ne va lasciata una.'],
  ],
  'origin.error.no-start': [
    [
      error['no-start'](),
      'Le mosse da sole non bastano: con «mosse=» va la partita, per esempio «codice=CR1-N-AAAAAAB».',
    ],
  ],
  'origin.error.too-long': [
    [error['too-long']({ most: 8000 }), 'È troppo lungo: si leggono al massimo 8000 caratteri.'],
  ],
  'origin.error.no-such-game': [
    [
      error['no-such-game']({ games: ['partita-vinta'] }),
      'La partita non è fra gli esempi: prova con «partita=partita-vinta».',
    ],
    [
      error['no-such-game']({ games: ['prima', 'seconda'] }),
      'La partita non è fra gli esempi: prova con «partita=prima» o «partita=seconda».',
    ],
  ],
  'origin.error.no-such-moment': [
    [
      error['no-such-moment']({ most: 119, of: 'move' }),
      'La partita ha 119 mosse: dopo «dopo=» va un numero da 0 a 119.',
    ],
    [
      error['no-such-moment']({ most: 3, of: 'redistribution' }),
      'La partita ha 3 ridistribuzioni: dopo «ridistribuzione=» va un numero da 1 a 3.',
    ],
  ],
  'origin.error.wrong-pile-count': [
    [
      error['wrong-pile-count'](),
      'Le pile non sono 16: forse manca un pezzo, copia di nuovo tutto.',
    ],
  ],
  'origin.error.wrong-pile-size': [
    [
      error['wrong-pile-size']({ pile: 3, count: 1 }),
      'La pila 3 ha 1 carta: all’inizio di una partita ne ha 6.',
    ],
  ],
  'origin.error.not-a-card': [
    [
      error['not-a-card']({ pile: 3, value: '1H9' }),
      'Nella pila 3 «1H9» non è una carta: forse manca un pezzo, copia di nuovo tutto.',
    ],
  ],
  'origin.error.pile-over-limit': [
    [
      error['pile-over-limit']({ pile: 3, count: 14 }),
      'La pila 3 ha 14 carte: ne tiene al massimo 13.',
    ],
  ],
  'origin.error.wrong-tops': [
    [
      error['wrong-tops']({ text: '3X' }),
      'In cima alle fondazioni «3X» non va: dopo le pile viene una carta per fondazione, prima le ascendenti e poi le discendenti.',
    ],
  ],
  'origin.error.wrong-foundation-count': [
    [
      error['wrong-foundation-count']({ foundation: 'S+' }),
      'La fondazione ascendente di picche ha un numero di carte da 1 a 13.',
    ],
  ],
  'origin.error.wrong-redistributions': [
    [error['wrong-redistributions'](), 'Le ridistribuzioni rimaste sono un numero da 0 a 3.'],
  ],
  'origin.error.not-two-decks': [
    [
      error['not-two-decks']({ card: 'AS', count: 3 }),
      'L’asso di picche c’è 3 volte: fra pile e fondazioni ogni carta c’è 2 volte.',
    ],
    [
      error['not-two-decks']({ card: 'QD', count: 1 }),
      'La donna di quadri c’è 1 volta: fra pile e fondazioni ogni carta c’è 2 volte.',
    ],
    [
      error['not-two-decks']({ card: '8H', count: 0 }),
      'L’8 di cuori manca: fra pile e fondazioni ogni carta c’è 2 volte.',
    ],
  ],
  'origin.error.unreadable-entry': [
    [
      error['unreadable-entry']({ number: 7, text: '10_14' }),
      'La mossa numero 7, «10_14», non si legge: forse manca un pezzo, copia di nuovo tutto.',
    ],
  ],
  'origin.error.unreadable-move': [
    [
      error['unreadable-move']({ number: 7, text: 'ciao' }),
      'La mossa numero 7, «ciao», non si legge: forse manca un pezzo, copia di nuovo tutto.',
    ],
  ],
  'origin.error.illegal-move': [
    [
      error['illegal-move']({ of: 'move', number: 7, why }),
      `La mossa numero 7 è contro le regole. ${why} Chiedi di nuovo la partita a chi l’ha mandata, o togli tutto da lì in poi.`,
    ],
    [
      error['illegal-move']({ of: 'redistribution', number: 4, why }),
      `La ridistribuzione numero 4 è contro le regole. ${why} Chiedi di nuovo la partita a chi l’ha mandata, o togli tutto da lì in poi.`,
    ],
  ],
  'origin.error.not-json': [
    [
      error['not-json'](),
      'La partita non è intera: copiala tutta, dalla prima parentesi graffa all’ultima.',
    ],
  ],
  'origin.error.not-a-record': [
    [
      error['not-a-record'](),
      'Di una partita servono le 16 pile dell’inizio e le mosse: copiala di nuovo tutta.',
    ],
  ],
  'origin.error.unknown': [
    [
      error.unknown(),
      'Incolla un link di questo sito, un codice come CR1-N-AAAAAAB, o una partita copiata da qui.',
    ],
  ],
};
