import { capital } from './change.ts';
import { rule, topics } from './topic.ts';

/** The trainer's labels and what it says of games as a whole; what it answers to moves is in `reply`. */
export const trainer = {
  /** Until the cards have come, or the hints. */
  preparing: 'Un momento…',
  welcome: 'Tocca una pila, usa i pulsanti o scrivi una mossa.',
  fromGame: (moment: string): string => `Si gioca dalla partita vinta, ${moment}.`,
  afterMove: (move: number): string => (move === 0 ? 'dall’inizio' : `dopo la mossa ${move}`),
  afterRedistribution: (number: number): string => `dopo la ridistribuzione ${number}`,
  /** Over the status and the controls. */
  controls: 'Comandi',
  hint: 'Un indizio',
  noHint: 'Gli indizi non si caricano: riprova.',
  undo: 'Annulla',
  redo: 'Rigioca',
  repeat: 'Ripeti il messaggio',
  redistribute: (left: number): string =>
    left === 0 ? 'Nessuna ridistribuzione' : 'Ridistribuisci',
  redistributionsLeft: (left: number): string => (left === 1 ? 'ne resta 1' : `ne restano ${left}`),
  redistributionHint:
    'Ridistribuisci porta in cima la carta in fondo di ogni pila. Le mosse giocate prima non si possono più annullare.',
  field: 'Scrivi una mossa',
  fieldHint: 'Per esempio 10 14, oppure 10 f per la fondazione. Scrivi aiuto per tutti i comandi.',
  play: 'Gioca',
  moves: (count: number): string => `Mosse: ${count}`,
  time: (clock: string): string => `Tempo: ${clock}`,
  pause: 'Ferma il tempo',
  undoLast: 'Annulla l’ultima mossa',
  droppedNowhere: 'La carta è tornata al suo posto.',
  /** The cards of a pile under its top, for whoever has asked to see them (R31). */
  pileCards: (pile: string, cards: readonly string[]): string =>
    `${capital(pile)}, dal fondo: ${cards.join(', ')}.`,
  openPiles: 'Le carte di ogni pila',
  set: (name: string, choice: string): string => `${name}: ${choice}.`,
  settingNotKept: 'Il browser non conserva le impostazioni: chiudendo la pagina vanno perse.',
  rule,
  topics,
  history: 'Mosse giocate',
  noMoves: 'Ancora nessuna.',
  /** A phrase alone: «Asso di picche, dalla pila 10 alla pila 14.» */
  sentence: (phrase: string): string => `${capital(phrase)}.`,
  redistributed: 'Ridistribuzione.',
  newTops: (count: number): string => `Carte in cima cambiate: ${count}`,
  start: 'Comincia una nuova partita',
  noWinnable: 'Le partite non si caricano: riprova, o scegli «qualunque».',
  fromCode: (code: string): string => `Partita ${code}.`,
  fromBoard: 'Partita condivisa, senza codice.',
  notLoaded: 'Non si è caricato tutto: riprova.',
  resumed: (origin: string, moves: number): string =>
    `${origin} Si riprende da dove era rimasta. Mosse giocate: ${moves}.`,
  /** Said once, when the browser does not let the game be kept. */
  notKept: 'Il browser non conserva la partita: chiudendo la pagina va persa.',
  unreadable: 'La partita conservata non si legge ed è messa da parte.',
  elsewhere: 'Questa partita è aperta anche in un’altra scheda, e si conserva quella.',
  takeOver: 'Conserva la partita di questa scheda',
  takenOver: 'Da ora si conserva la partita di questa scheda.',
  itsCode: (code: string): string => `Codice ${code}.`,
  won: 'Partita vinta',
  result: (moves: string, time: string): string => `${capital(moves)} in ${time}.`,
  again: 'Rigioca la stessa partita',
};
