/** What the page of a step says around it: its links, its slider, its field, and its answers. */
export const player = {
  /** Over the list of the tops that a redistribution changed. */
  tops: 'Che cosa cambia in cima alle pile:',
  steps: 'Passo per passo',
  stepsBelow: 'Passo per passo, sotto il tabellone',
  first: 'Inizio',
  back: 'Indietro',
  on: 'Avanti',
  last: 'Fine',
  /** In a link that has no step to lead to. */
  isFirst: 'è l’inizio',
  isLast: 'è l’ultima',
  slider: 'Scorri la partita',
  goTo: 'Vai alla mossa',
  go: 'Vai',
  list: 'Tutte le mosse della partita',
  playOn: 'Continua da qui: gioca tu',
  share: {
    title: 'Condividi',
    text: 'Copia il tabellone a parole',
    picture: 'Copia l’immagine',
    snippet: 'Copia il codice del riquadro per il tuo sito',
    byHand: 'Da copiare a mano',
    notLoaded: 'Non si è caricato tutto: riprova.',
  },
  /** Told before what changed, after a jump over several steps: «Ora sei alla mossa 40.» */
  nowAt: (name: string): string => `Ora sei alla ${name}.`,
  atStart: 'Questo è l’inizio, più indietro non si va.',
  /** «La mossa 119 è l’ultima, più avanti non si va.» */
  atEnd: (last: string): string => `La ${last} è l’ultima, più avanti non si va.`,
  alreadyAt: (name: string): string => `Sei già alla ${name}.`,
  noNumber: (typed: string, moves: number): string =>
    typed
      ? `«${typed}» non è il numero di una mossa: scrivine uno da 0 (l’inizio) a ${moves} (l’ultima).`
      : `Scrivi il numero di una mossa, da 0 (l’inizio) a ${moves} (l’ultima).`,
  noSuchMove: (typed: string, moves: number): string =>
    `La mossa ${typed} non c’è: scrivi un numero da 0 (l’inizio) a ${moves} (l’ultima).`,
  /** The same answer twice in a row would be silent the second time. */
  again: (text: string): string => `Di nuovo: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
};
