import type { CodeError } from '../../engine/index.ts';
import { capital } from './change.ts';

const CODE_EXAMPLE = 'CR1-N-AAAAAAB';

/** The trainer's labels and what it says of games as a whole; what it answers to moves is in `reply`. */
export const trainer = {
  preparing: 'Preparo le carte…',
  welcome: 'Tocca una pila, usa i pulsanti o scrivi una mossa.',
  fromGame: (moment: string): string => `Si gioca dalla partita vinta, ${moment}.`,
  afterMove: (move: number): string => (move === 0 ? 'dall’inizio' : `dopo la mossa ${move}`),
  afterRedistribution: (number: number): string => `dopo la ridistribuzione ${number}`,
  board: 'Tabellone',
  /** Over the status and the controls. */
  controls: 'Comandi',
  undo: 'Annulla',
  redo: 'Rigioca',
  repeat: 'Ripeti il messaggio',
  redistribute: (left: number): string =>
    left === 0 ? 'Nessuna ridistribuzione' : 'Ridistribuisci',
  redistributionsLeft: (left: number): string => (left === 1 ? 'ne resta 1' : `ne restano ${left}`),
  redistributionHint:
    'Ridistribuisci porta in cima la carta in fondo di ogni pila; dopo, le mosse già giocate non si possono più annullare.',
  field: 'Scrivi una mossa',
  fieldHint: 'Per esempio 10 14, oppure 10 f per la fondazione. Scrivi ? per tutti i comandi.',
  play: 'Gioca',
  moves: (count: number): string => `Mosse: ${count}`,
  time: (clock: string): string => `Tempo: ${clock}`,
  rule: (topic: string): string => `Leggi la regola: ${topic}`,
  /** What each rule that a refusal can cite is about. */
  topics: new Map([
    ['r7', 'una carta alla volta'],
    ['r8', 'che cosa va su una pila'],
    ['r10', 'la pila piena'],
    ['r13', 'la pila vuota'],
    ['r14', 'le fondazioni ascendenti'],
    ['r15', 'le fondazioni discendenti'],
    ['r16', 'niente ciclo sulle fondazioni'],
    ['r17', 'dalle fondazioni non si torna'],
    ['r18', 'la carta di base'],
    ['r20', 'le ridistribuzioni'],
    ['r23', 'la partita vinta'],
  ]),
  history: 'Mosse giocate',
  noMoves: 'Ancora nessuna.',
  /** An entry of the list of moves. */
  played: (title: string): string => `${capital(title)}.`,
  redistributed: 'Ridistribuzione.',
  newGame: 'Nuova partita',
  start: 'Comincia una nuova partita',
  code: 'Codice di questa partita',
  copy: 'Copia il codice',
  copied: 'Codice copiato.',
  notCopied: (code: string): string => `Il codice non si è potuto copiare: è ${code}.`,
  codeField: 'Gioca una partita dal suo codice',
  codeHint: `Un codice è fatto così: ${CODE_EXAMPLE}.`,
  open: 'Apri',
  fromCode: (code: string): string => `Nuova partita, codice ${code}.`,
  ownHand:
    'Un codice dà sempre le stesse carte, ma le dà questo sito: in un altro programma lo stesso codice può darne di diverse.',
  wonGame: 'Gioca la partita vinta dall’inizio',
  /** What is wrong with a code, and how to mend it. */
  codeError: (error: CodeError): string => {
    switch (error.kind) {
      case 'empty':
        return `Scrivi un codice, per esempio ${CODE_EXAMPLE}.`;
      case 'wrong-beginning':
        return `Un codice comincia con CR1-N-, come ${CODE_EXAMPLE}.`;
      case 'unknown-game':
        return `Dopo CR1 ci vuole una N, come in ${CODE_EXAMPLE}.`;
      case 'wrong-character':
        return `Nel codice c’è «${error.character}», che nei codici non si usa: dopo CR1-N- vanno solo lettere senza accenti e cifre da 2 a 7.`;
      case 'wrong-length':
        return `Dopo CR1-N- ci vogliono 7 caratteri, qui ${error.count === 1 ? 'ce n’è 1' : `ce ne sono ${error.count}`}.`;
    }
  },
  addressError: (reason: string): string =>
    `L’indirizzo non indica una partita che si possa aprire. ${reason} Ecco una partita nuova.`,
  noSuchGame: 'La partita che nomina non è fra gli esempi.',
  noSuchMoment: (most: number, of: 'move' | 'redistribution'): string =>
    of === 'move'
      ? `La partita ha ${most} mosse: dopo «dopo=» va un numero da 0 a ${most}.`
      : `La partita ha ${most} ridistribuzioni: dopo «ridistribuzione=» va un numero da 1 a ${most}.`,
  won: 'Partita vinta',
  result: (moves: string, time: string): string => `${capital(moves)} in ${time}.`,
  again: 'Rigioca la stessa partita',
  needsScript: 'Per allenarsi serve JavaScript, che in questo browser è spento o non è arrivato.',
  withoutScript: 'Senza, si può seguire la partita vinta mossa per mossa, con ogni mossa spiegata:',
  withoutScriptLink: 'vai alla partita vinta',
};
