/** What the pages say around their content, in Italian. */
export const site = {
  name: 'Crescent',
  /** The language with its country, which those that show links want. */
  locale: 'it_IT',
  /** The home's title in the browser. */
  tagline: 'Crescent, il solitario a mezzaluna',
  /** Any other page's. */
  title: (page: string) => `${page} · Crescent`,
  /** What a picture of a page shows: «Le regole, accanto a un tabellone: 96 carte nelle pile, 8 sulle fondazioni». */
  pictured: (title: string, totals: string) => `«${title}», accanto a un tabellone: ${totals}`,
  skip: 'Salta al contenuto',
  home: 'Crescent, pagina iniziale',
  nav: 'Principale',
  rules: 'Regole',
  examples: 'Esempi',
  trainer: 'Allenamento',
  glossary: 'Glossario',
  accessibility: 'Accessibilità',
  strategy: 'Strategia',
  winnable: 'Quanto si vince?',
  card: 'Scheda',
  footer: 'A piè di pagina',
  /** The last line of every page. */
  about:
    'Il solitario Crescent, con due mazzi: le regole, una partita vinta e un allenamento, per chi vede e per chi ascolta.',
  contents: 'In questa pagina',
  /** The page of the search has that label as its heading, so the form there is called otherwise. */
  search: { label: 'Cerca nel sito', button: 'Cerca', form: 'In tutte le pagine' },
  /** In place of the trainer, where no script runs. */
  noScript: {
    needed: 'Per allenarsi serve JavaScript, che in questo browser è spento o non è arrivato.',
    instead: 'Anche senza, qui c’è molto da leggere:',
    lessons: 'Le lezioni, ognuna con il suo tabellone, gli indizi e la soluzione',
    questions: 'Tre domande con la risposta',
    game: 'La partita vinta, con ogni mossa spiegata',
  },
  /** The questions of the drill that are shown with their answers where there is no script. */
  worked: {
    title: 'Tre domande con la risposta',
    answer: (number: number) => `Risposta alla domanda ${number}`,
  },
  board: {
    /** Over the whole board as one paragraph. */
    inWords: 'Il tabellone a parole',
    deal: 'All’inizio della partita',
    before: (move: number) => `Prima della mossa ${move}`,
    after: (move: number) => `Dopo la mossa ${move}`,
    beforeRedistribution: (n: number) => `Prima della ridistribuzione ${n}`,
    afterRedistribution: (n: number) => `Dopo la ridistribuzione ${n}`,
  },
  /** Where a game's address has lost its last part. */
  game: {
    title: 'La partita vinta',
    description: 'La partita vinta si apre dalla pagina degli esempi.',
    lead: 'Le mosse della partita vinta sono nella pagina degli esempi.',
    link: 'Vai agli esempi',
  },
  notFound: {
    title: 'Pagina non trovata',
    description:
      'L’indirizzo non corrisponde a nessuna pagina del sito: da qui si torna alle altre.',
    lead: 'A questo indirizzo non c’è niente: forse è stato scritto male, la pagina ha cambiato posto o manca la rete.',
    back: 'Si può ripartire da qui:',
    links: {
      home: 'Pagina iniziale',
      rules: 'Le regole del gioco',
      examples: 'La partita vinta, mossa per mossa',
      trainer: 'L’allenamento',
      search: 'La ricerca nel sito',
    },
  },
};
