const byHand = 'Da copiare a mano';

/** The ways to hand a game or a board on, and to open one that came. */
export const share = {
  title: 'Condividi',
  link: 'Copia il link',
  linkHint: 'Il link porta la partita con le mosse giocate fin qui.',
  text: 'Copia il tabellone a parole',
  record: 'Copia la partita',
  picture: 'Copia l’immagine',
  snippet: 'Copia il riquadro per il tuo sito',
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
    snippet: 'Riquadro copiato: va incollato nel codice della tua pagina.',
  },
  /** Of a game whose moves are too many for an address. */
  boardOnly: 'Le mosse sono troppe per un link: porta solo il tabellone com’è ora.',
  notCopied: `Il browser non permette di copiare: il testo è selezionato nel campo «${byHand}».`,
  fileName: 'crescent.svg',
  downloaded: 'Immagine scaricata.',
  /** Told where the visitor's own game begins as the one that a link opens. */
  yoursIsKept: 'La tua partita con lo stesso inizio resta conservata.',
};
