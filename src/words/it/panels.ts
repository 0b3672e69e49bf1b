import { CODE_EXAMPLE } from './code.ts';

/** The labels of the ways to another game. The build writes them once, so no script takes them to the browser. */
const games = {
  title: 'Nuova partita',
  difficultyHint: 'Facile, media e difficile si possono vincere di sicuro; una qualunque forse no.',
  /** Of a game that begins. */
  begun: {
    easy: 'Facile, e si può vincere.',
    medium: 'Di media difficoltà, e si può vincere.',
    hard: 'Difficile, ma si può vincere.',
  },
  code: 'Codice di questa partita',
  copy: 'Copia il codice',
  codeField: 'Gioca da un codice',
  codeHint: `Un codice è fatto così: ${CODE_EXAMPLE}. In questo sito dà sempre le stesse carte; altrove può darne di diverse.`,
  open: 'Apri',
  wonGame: 'Gioca la partita vinta dall’inizio',
  restart: 'Ricomincia questa partita',
};

/** What can be set and what it can be set to, likewise. */
const settings = {
  title: 'Impostazioni',
  names: {
    colours: 'Colori dei semi',
    size: 'Grandezza delle carte',
    hand: 'Disposizione',
    detail: 'Messaggi',
    clock: 'Tempo',
    rules: 'Regole interattive',
    piles: 'Carte coperte',
    warnings: 'Avvisami se perdo una partita vincibile',
    difficulty: 'Difficoltà',
  },
  choices: {
    colours: { four: 'quattro', two: 'due' },
    size: { medium: 'normale', large: 'grande' },
    hand: { right: 'per la mano destra', left: 'per la mano sinistra' },
    detail: { full: 'per esteso', short: 'brevi' },
    clock: { shown: 'visibile', hidden: 'nascosto' },
    rules: {
      explained: 'attive, con spiegazioni',
      silent: 'spente, solo un avviso',
    },
    piles: { tops: 'nascoste', open: 'elencate, per imparare' },
    warnings: { off: 'no', on: 'sì' },
    difficulty: { any: 'qualunque', easy: 'facile', medium: 'media', hard: 'difficile' },
  },
};

export const panels = { games, settings };
