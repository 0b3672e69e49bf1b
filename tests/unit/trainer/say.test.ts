import { describe, expect, test } from 'vitest';

import type { Intent } from '../../../src/components/trainer/intent.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { say, type Detail } from '../../../src/components/trainer/say.ts';
import { open, type Session } from '../../../src/components/trainer/session.ts';
import type { Card } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { board } from '../engine/board.ts';
import { laidOut } from '../engine/laidOut.ts';
import { after, nearlyDead, played, spades } from './sessions.ts';

const answer = (session: Session, intent: Intent, detail?: Detail) =>
  say(respond(session, intent).reply, words, detail);

const here = open(board);

describe('what the trainer answers', () => {
  test.each<[intent: Intent, said: string]>([
    [
      { kind: 'move', from: '3', to: '4' },
      'L’8 di cuori va dalla pila 3 alla pila 4, sul 9 di cuori: 3 carte. Nella pila 3 si scopre il 4 di fiori: 1 carta.',
    ],
    [
      { kind: 'press', place: '3' },
      'Scelta la pila 3: 8 di cuori. 2 posti accettano questa carta. Scegli dove metterla.',
    ],
    [
      { kind: 'press', place: '9' },
      'Scelta la pila 9: 10 di quadri. Adesso nessun posto accetta questa carta.',
    ],
    [{ kind: 'press', place: '6' }, 'La pila 6 è vuota, e vuota resta fino alla fine.'],
    [{ kind: 'ask-place', place: '1' }, 'Pila 1: 2 carte, asso di picche in cima.'],
    [{ kind: 'ask-place', place: '6' }, 'La pila 6 è vuota, e vuota resta fino alla fine.'],
    [
      { kind: 'ask-place', place: 'S+' },
      'Fondazione ascendente di picche: 5 di picche in cima, 5 carte.',
    ],
    [
      { kind: 'ask-destinations', place: '14' },
      'La donna di picche può andare alla pila 2 o alla fondazione discendente di picche.',
    ],
    [{ kind: 'ask-destinations', place: '9' }, 'Adesso nessun posto accetta il 10 di quadri.'],
    [{ kind: 'ask-destinations', place: '6' }, 'La pila 6 è vuota, e vuota resta fino alla fine.'],
    [
      { kind: 'ask-state' },
      'Mosse giocate: 0. Ridistribuzioni rimaste: 3 su 3. 58 carte nelle pile, 46 sulle fondazioni.',
    ],
    [{ kind: 'undo' }, 'Non c’è nessuna mossa da annullare.'],
    [{ kind: 'redo' }, 'Nessuna mossa annullata da rigiocare.'],
    [{ kind: 'unselect' }, 'Nessuna carta era scelta.'],
    [
      { kind: 'redistribute' },
      'Ridistribuzione: in 8 pile la carta in fondo passa in cima. Restano 2 ridistribuzioni. Le mosse giocate prima non si possono più annullare.',
    ],
    [
      { kind: 'to-foundation', from: '8' },
      'Mossa rifiutata: 8 di picche, dalla pila 8 alla fondazione ascendente di picche. ' +
        'La fondazione ascendente di picche sale di una carta alla volta: sul 5 di picche va solo il 6. ' +
        'La fondazione discendente di picche scende di una carta alla volta: sul re di picche va solo la donna. ' +
        'Adesso nessun posto accetta l’8 di picche.',
    ],
    [
      { kind: 'to-foundation', from: '6' },
      'Mossa rifiutata. La pila 6 è vuota: non c’è nessuna carta da muovere. Parti da un posto che ha una carta in cima.',
    ],
  ])('%j: %s', (intent, said) => {
    expect(answer(here, intent)).toBe(said);
  });

  test('a move taken back, and played again', () => {
    const session = played(board, '3>4', '1>2');
    expect(answer(session, { kind: 'undo' })).toBe(
      'Annullata: l’asso di picche torna dalla pila 2 alla pila 1: 2 carte. Nella pila 2 torna in cima il re di picche: 2 carte. Mosse giocate: 1.',
    );
    expect(answer(after(session, { kind: 'undo' }), { kind: 'redo' })).toBe(
      'Rigiocata. L’asso di picche va dalla pila 1 alla pila 2, sul re di picche: 3 carte. Nella pila 1 si scopre il 2 di cuori: 1 carta.',
    );
  });

  test('in short: the move alone; a refusal stays whole', () => {
    expect(answer(here, { kind: 'move', from: '3', to: '4' }, 'short')).toBe(
      '8 di cuori, dalla pila 3 alla pila 4.',
    );
    expect(answer(here, { kind: 'press', place: '3' }, 'short')).toBe(
      'Scelta la pila 3: 8 di cuori. 2 posti accettano questa carta.',
    );
    expect(answer(played(board, '3>4', '1>2'), { kind: 'undo' }, 'short')).toBe(
      'Annullata: asso di picche, dalla pila 1 alla pila 2. Mosse giocate: 1.',
    );
    const refused: Intent = { kind: 'move', from: '3', to: '6' };
    expect(answer(here, refused, 'short')).toBe(answer(here, refused));
  });
});

describe('a base that is asked about or chosen (R18)', () => {
  const stays = 'Il re di picche è la carta di base: resta lì per tutta la partita.';

  test('stays where it is, which is no matter of now', () => {
    expect(answer(here, { kind: 'ask-destinations', place: 'S-' })).toBe(stays);
    for (const kind of ['press', 'tap', 'double-tap'] as const)
      expect(answer(here, { kind, place: 'S-' })).toBe(
        `Scelta la fondazione discendente di picche: re di picche. ${stays}`,
      );
  });

  test('any other card that no place accepts may find one later', () => {
    expect(answer(here, { kind: 'ask-destinations', place: 'S+' })).toBe(
      'Adesso nessun posto accetta il 5 di picche.',
    );
  });
});

/** On that board the suit of spades stands at the 5 up; pile 14 has eleven of its cards under the queen. */
describe('where a card is (R5)', () => {
  test.each<[card: Card, said: string]>([
    ['KS', 'Re di picche: in cima alla pila 2 e alla fondazione discendente di picche.'],
    [
      'AS',
      'Asso di picche: in cima alla pila 1; l’altra copia è su una fondazione, sotto altre carte.',
    ],
    [
      '9H',
      '9 di cuori: in cima alla pila 4; l’altra copia è su una fondazione, sotto altre carte.',
    ],
    ['QS', 'Donna di picche: in cima alla pila 14; l’altra copia è coperta, in una pila.'],
    ['7S', '7 di picche: le due copie sono coperte, nelle pile.'],
    [
      '2H',
      '2 di cuori: una copia è coperta, in una pila; l’altra copia è su una fondazione, sotto altre carte.',
    ],
  ])('%s: %s', (card, said) => {
    expect(answer(here, { kind: 'ask-card', card })).toBe(said);
  });

  test('on foundations both, under others', () => {
    const late = laidOut({
      foundations: { 'S+': 6, 'S-': 13 },
      piles: { 5: '7S 8S 9S 10S JS QS KS' },
      rest: ['1', '2', '3', '4', '6', '7'],
    });
    expect(answer(open(late), { kind: 'ask-card', card: '4S' })).toBe(
      '4 di picche: le due copie sono sulle fondazioni, sotto altre carte.',
    );
  });
});

describe('how a game stands is told when it changes', () => {
  const offer = 'Puoi annullare o cominciare una nuova partita.';
  const stuck = 'Nessuna mossa è possibile: resta solo la ridistribuzione.';
  const blocked = `Partita bloccata: nessuna mossa è possibile e non restano ridistribuzioni. ${offer}`;
  const dead = `Partita senza sbocco: le carte possono solo passare da una fondazione all’altra, e quelle delle pile restano lì. ${offer}`;
  const three: Intent = { kind: 'move', from: '7', to: 'S-' };

  test('won (R23)', () => {
    const last = played(spades({ 7: '3S', 9: 'AS 2S' }, 0), '7>S-', '9>S-');
    expect(answer(last, { kind: 'tap', place: '9' })).toBe(
      'L’asso di picche va dalla pila 9 alla fondazione discendente di picche, che è completa. La pila 9 resta vuota: un posto in meno. Partita vinta! Tutte le 104 carte sono sulle fondazioni.',
    );
  });

  test('blocked (R24), and open again when the move is taken back', () => {
    const session = open(spades({ 7: '3S', 9: '2S AS' }, 0));
    expect(answer(session, three)).toMatch(new RegExp(`meno\\. ${blocked}$`));
    expect(answer(after(session, three), { kind: 'ask-state' })).toMatch(new RegExp(`${blocked}$`));
    expect(answer(after(session, three), { kind: 'undo' })).toMatch(/Mosse giocate: 0\.$/);
  });

  test('blocked from the start offers no undo', () => {
    const session = after(open(spades({ 7: '3S', 9: '2S AS' }, 0)), three);
    const fresh = open(session.history.present);
    expect(answer(fresh, { kind: 'ask-state' })).toMatch(
      /ridistribuzioni\. Puoi cominciare una nuova partita\.$/,
    );
  });

  test('with nothing left but a redistribution, and again if it frees no card', () => {
    const session = open(spades({ 9: '2S 3S AS' }, 2));
    expect(answer(session, { kind: 'ask-state' })).toMatch(new RegExp(`${stuck}$`));
    expect(answer(session, { kind: 'redistribute' })).toMatch(new RegExp(`${stuck}$`));
    const freed = after(session, { kind: 'redistribute' });
    expect(answer(freed, { kind: 'redistribute' })).toMatch(/annullare\.$/);
  });

  test('dead (D2), once: cards that pass after it say nothing of it', () => {
    const session = open(nearlyDead);
    const last: Intent = { kind: 'move', from: '12', to: 'S-' };
    expect(answer(session, last)).toMatch(new RegExp(`meno\\. ${dead}$`));
    expect(answer(after(session, last), { kind: 'move', from: 'S+', to: 'S-' })).toMatch(
      /: \d+ carte\.$/,
    );
  });
});
