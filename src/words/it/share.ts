const byHand = 'Da copiare a mano';

/** Each names what it is of: the same text twice in a row would be told as repeated. */
const notCopied = (selected: string): string =>
  `Il browser non permette di copiare: ${selected} nel campo «${byHand}».`;

/** The ways to hand a game or a board on, and to open one that came. */
export const share = {
  title: 'Condividi',
  link: 'Copia il link',
  linkHint: 'Il link porta la partita con le mosse giocate fin qui.',
  text: 'Copia il tabellone a parole',
  record: 'Copia la partita',
  picture: 'Copia l’immagine',
  snippet: 'Copia il codice del riquadro per il tuo sito',
  download: 'Scarica l’immagine',
  /** Over the field that shows what could not be copied. */
  byHand,
  pasted: 'Apri una partita ricevuta',
  pastedHint: 'Incolla un link, un codice o una partita copiata da qui.',
  open: 'Apri quello che ho incollato',
  copied: {
    code: 'Codice copiato.',
    link: 'Link copiato.',
    text: 'Tabellone copiato, a parole.',
    record: 'Partita copiata.',
    picture: 'Immagine copiata, come testo da salvare in un file «.svg».',
    snippet: 'Codice del riquadro copiato: va incollato in quello della tua pagina.',
  },
  /** Of a game whose moves are too many for an address. */
  boardOnly: 'Le mosse sono troppe per un link: porta solo il tabellone com’è ora.',
  notCopied: {
    code: notCopied('il codice è selezionato'),
    link: notCopied('il link è selezionato'),
    text: notCopied('il tabellone è selezionato'),
    record: notCopied('la partita è selezionata'),
    picture: notCopied('l’immagine è selezionata'),
    snippet: notCopied('il codice del riquadro è selezionato'),
  },
  fileName: 'crescent.svg',
  downloaded: 'Immagine scaricata.',
  /** Told where the visitor's own game begins as the one that a link opens. */
  yoursIsKept: 'La tua partita con lo stesso inizio resta conservata.',
  /** Told where a game that is opened again has been played on. */
  goneOn: 'Da qui hai già giocato: «Ricomincia questa partita» torna al tabellone ricevuto.',
};
