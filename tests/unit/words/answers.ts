import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { reply, trainer } = it;

/** The same table for what the trainer says. */
export const answers: Examples = {
  'reply.moves': [
    [reply.moves(1), '1 mossa'],
    [reply.moves(119), '119 mosse'],
  ],
  'reply.time': [
    [reply.time(0), '0 secondi'],
    [reply.time(1), '1 secondo'],
    [reply.time(60), '1 minuto'],
    [reply.time(65), '1 minuto e 5 secondi'],
    [reply.time(121), '2 minuti e 1 secondo'],
  ],
  'reply.again': [[reply.again(2, 'Mossa rifiutata.'), 'Tentativo 2. Mossa rifiutata.']],
  'reply.repeated': [
    [reply.repeated(2, 'Mosse giocate: 3.'), 'Ripeto. Mosse giocate: 3.'],
    [reply.repeated(3, 'Mosse giocate: 3.'), 'Ripeto ancora. Mosse giocate: 3.'],
  ],
  'reply.undone': [
    [
      reply.undone('asso di picche, dalla pila 10 alla pila 14'),
      'Annullata: asso di picche, dalla pila 10 alla pila 14.',
    ],
  ],
  'reply.redone': [[reply.redone('L’asso di picche va.'), 'Rigiocata. L’asso di picche va.']],
  'reply.movesPlayed': [[reply.movesPlayed(11), 'Mosse giocate: 11.']],
  'reply.standing': [
    [reply.standing('open', true), ''],
    [reply.standing('won', true), 'Partita vinta! Tutte le 104 carte sono sulle fondazioni.'],
    [reply.standing('stuck', true), 'Nessuna mossa è possibile: resta solo la ridistribuzione.'],
    [
      reply.standing('blocked', true),
      'Partita bloccata: nessuna mossa è possibile e non restano ridistribuzioni. Puoi annullare o cominciare una nuova partita.',
    ],
    [
      reply.standing('blocked', false),
      'Partita bloccata: nessuna mossa è possibile e non restano ridistribuzioni. Puoi cominciare una nuova partita.',
    ],
    [
      reply.standing('dead', false),
      'Partita senza sbocco: le carte possono solo passare da una fondazione all’altra, e quelle delle pile restano lì. Puoi cominciare una nuova partita.',
    ],
  ],
  'reply.selected': [
    [
      reply.selected('10', 'AS', 2, false),
      'Scelta la pila 10: asso di picche. 2 posti accettano questa carta.',
    ],
    [
      reply.selected('D-', 'QD', 1, false),
      'Scelta la fondazione discendente di quadri: donna di quadri. 1 posto accetta questa carta.',
    ],
    [
      reply.selected('3', '8H', 0, false),
      'Scelta la pila 3: 8 di cuori. Adesso nessun posto accetta questa carta.',
    ],
    [
      reply.selected('D-', 'KD', 0, true),
      'Scelta la fondazione discendente di quadri: re di quadri. Il re di quadri è la carta di base: resta lì per tutta la partita.',
    ],
  ],
  'reply.unselected': [
    [reply.unselected('8'), 'Lasciata la pila 8: nessuna carta è scelta.'],
    [reply.unselected(undefined), 'Nessuna carta era scelta.'],
  ],
  'reply.empty': [[reply.empty('3'), 'La pila 3 è vuota, e vuota resta fino alla fine.']],
  'reply.destinations': [
    [
      reply.destinations('8H', ['4', '5', 'H-'], false),
      'L’8 di cuori può andare alla pila 4, alla pila 5 o alla fondazione discendente di cuori.',
    ],
    [reply.destinations('QS', ['14'], false), 'La donna di picche può andare alla pila 14.'],
    [reply.destinations('AS', [], false), 'Adesso nessun posto accetta l’asso di picche.'],
    [
      reply.destinations('AS', [], true),
      'L’asso di picche è la carta di base: resta lì per tutta la partita.',
    ],
  ],
  'reply.whereabouts': [
    [
      reply.whereabouts('KS', ['2', '14'], 0, 0),
      'Re di picche: in cima alla pila 2 e alla pila 14.',
    ],
    [
      reply.whereabouts('KS', ['S-'], 1, 0),
      'Re di picche: in cima alla fondazione discendente di picche; l’altra copia è coperta, in una pila.',
    ],
    [
      reply.whereabouts('2S', ['9'], 0, 1),
      '2 di picche: in cima alla pila 9; l’altra copia è su una fondazione, sotto altre carte.',
    ],
    [reply.whereabouts('8H', [], 2, 0), '8 di cuori: le due copie sono coperte, nelle pile.'],
    [
      reply.whereabouts('QC', [], 1, 1),
      'Donna di fiori: una copia è coperta, in una pila; l’altra copia è su una fondazione, sotto altre carte.',
    ],
    [
      reply.whereabouts('QC', [], 0, 2),
      'Donna di fiori: le due copie sono sulle fondazioni, sotto altre carte.',
    ],
  ],
  'reply.state': [
    [
      reply.state(12, 2, '80 carte nelle pile, 24 sulle fondazioni.'),
      'Mosse giocate: 12. Ridistribuzioni rimaste: 2 su 3. 80 carte nelle pile, 24 sulle fondazioni.',
    ],
  ],
  'reply.commandError.empty': [
    [
      reply.commandError.empty(),
      'Scrivi un comando, per esempio 10 14: dalla pila 10 alla pila 14.',
    ],
  ],
  'reply.commandError.place-missing': [
    [reply.commandError['place-missing'](), 'Di quale posto? Scrivi per esempio m 10.'],
  ],
  'reply.commandError.card-missing': [
    [reply.commandError['card-missing'](), 'Quale carta? Scrivi per esempio c re picche.'],
  ],
  'reply.commandError.unreadable': [
    [
      reply.commandError.unreadable('ciao'),
      'Non capisco «ciao». Scrivi per esempio 10 14: dalla pila 10 alla pila 14. Scrivi aiuto per i comandi.',
    ],
  ],
  'reply.commandError.no-such-pile': [
    [
      reply.commandError['no-such-pile']('17'),
      'Non c’è una pila 17: le pile vanno da 1 a 16. Scrivi per esempio 10 14.',
    ],
  ],
  'trainer.fromGame': [
    [trainer.fromGame(trainer.afterMove(10)), 'Si gioca dalla partita vinta, dopo la mossa 10.'],
  ],
  'trainer.afterMove': [
    [trainer.afterMove(0), 'dall’inizio'],
    [trainer.afterMove(10), 'dopo la mossa 10'],
  ],
  'trainer.afterRedistribution': [[trainer.afterRedistribution(2), 'dopo la ridistribuzione 2']],
  'trainer.redistribute': [
    [trainer.redistribute(0), 'Nessuna ridistribuzione'],
    [trainer.redistribute(1), 'Ridistribuisci'],
  ],
  'trainer.redistributionsLeft': [
    [trainer.redistributionsLeft(1), 'ne resta 1'],
    [trainer.redistributionsLeft(3), 'ne restano 3'],
  ],
  'trainer.moves': [[trainer.moves(0), 'Mosse: 0']],
  'trainer.time': [[trainer.time('1:05'), 'Tempo: 1:05']],
  'trainer.rule': [[trainer.rule('la pila vuota'), 'Leggi la regola: la pila vuota']],
  'trainer.sentence': [
    [
      trainer.sentence('asso di picche, dalla pila 10 alla pila 14'),
      'Asso di picche, dalla pila 10 alla pila 14.',
    ],
  ],
  'trainer.fromCode': [[trainer.fromCode('CR1-N-AAAAAAB'), 'Partita CR1-N-AAAAAAB.']],
  'trainer.pileCards': [
    [
      trainer.pileCards('Pila 1', ['2 di cuori', '9 di fiori', 'fante di quadri']),
      'Pila 1, dal fondo: 2 di cuori, 9 di fiori, fante di quadri.',
    ],
  ],
  'trainer.newTops': [[trainer.newTops(16), 'Carte in cima cambiate: 16']],
  'trainer.set': [[trainer.set('Colori dei semi', 'quattro'), 'Colori dei semi: quattro.']],
  'trainer.resumed': [
    [
      trainer.resumed('Partita CR1-N-AAAAAAB.', 12),
      'Partita CR1-N-AAAAAAB. Si riprende da dove era rimasta. Mosse giocate: 12.',
    ],
  ],
  'trainer.itsCode': [[trainer.itsCode('CR1-N-AAAAAAB'), 'Codice CR1-N-AAAAAAB.']],
  'trainer.result': [[trainer.result('119 mosse', '12 minuti'), '119 mosse in 12 minuti.']],
};
