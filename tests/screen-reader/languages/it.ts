import { internalNamesIn } from '../../unit/words/spoken.ts';

/** What a person does on the Italian site and what is heard there, apart from what the site's own words say. */
export const it = {
  /** What Orca says of its own, in Italian. */
  reader: {
    loaded: /^Caricamento di .* completato\.$/,
    loadedEnd: 'completato',
    someList: 'Elenco con',
    heading: (level: number | string): string => `intestazione livello ${level}`,
    list: (items: number): string => `Elenco con ${items} voci`,
    table: (rows: number, columns: number): string =>
      `tabella con ${rows} righe ${columns} colonne`,
    row: (number: number): string => `Riga ${number}`,
    column: (number: number): string => `colonna ${number}`,
    rowHeader: 'intestazione di riga',
    link: 'collegamento',
    button: 'pulsante',
    entry: 'campo inserimento',
    radio: 'pulsante radio',
    pressed: 'premuto',
    notPressed: 'non premuto',
    selected: 'selezionato',
    expanded: 'espanso',
    collapsed: 'contratto',
    focusMode: 'Modalità focus',
    browseMode: 'Modalità navigazione',
  },
  journeys: {
    'regole-intestazioni': { name: 'Le regole: titolo, lingua e intestazioni' },
    'regole-primo-tabellone': { name: 'Le regole: il primo tabellone, voce per voce' },
    'regole-appena-aperte': { name: 'Le regole lette da sole appena aperte' },
    'lettura-pagina-iniziale': { name: 'Lettura continua: la pagina iniziale' },
    'lettura-allenamento': { name: 'Lettura continua: l’allenamento' },
    'lettura-si-puo-fare': { name: 'Lettura continua: Si può fare?' },
    'lettura-lezione': { name: 'Lettura continua: una lezione' },
    'lettura-glossario': { name: 'Lettura continua: il glossario' },
    'lettura-accessibilita': { name: 'Lettura continua: l’accessibilità' },
    'lettura-strategia': { name: 'Lettura continua: la strategia' },
    'lettura-quanto-si-vince': { name: 'Lettura continua: quanto si vince' },
    'lettura-wcag': { name: 'Lettura continua: le linee guida' },
    'lettura-esempi': { name: 'Lettura continua: gli esempi' },
    'lettura-lezioni': { name: 'Lettura continua: l’elenco delle lezioni' },
    'mossa-10': { name: 'La mossa 10 della partita vinta, al suo indirizzo' },
    'avanti-e-indietro': { name: 'La partita vinta: avanti e indietro di una mossa' },
    rifiuti: { name: 'Mosse rifiutate, e un comando incomprensibile' },
    'rifiuto-pila-piena': { name: 'Mossa rifiutata: una pila piena' },
    'rifiuto-pila-vuota': { name: 'Mossa rifiutata: una pila vuota' },
    'rifiuto-fondazione-completa': { name: 'Mossa rifiutata: su una fondazione completa' },
    'rifiuto-dalla-fondazione': { name: 'Mossa rifiutata: da una fondazione a una pila' },
    'dieci-mosse-scritte': { name: 'Dieci mosse scritte nel campo' },
    'dieci-mosse-con-i-pulsanti': { name: 'Dieci mosse con i pulsanti' },
    'scegliere-una-pila': { name: 'Scegliere una pila, e lasciarla' },
    ridistribuzione: { name: 'La ridistribuzione, una di troppo, e annullarla' },
    'annullare-e-rigiocare': { name: 'Annullare e rigiocare' },
    'verbosita-breve': { name: 'La verbosità breve dello screen reader' },
    'tabellone-a-colpo-d-orecchio': { name: 'Il tabellone a colpo d’orecchio' },
    'partita-vinta': { name: 'Partita vinta' },
    'partita-bloccata': { name: 'Partita bloccata, e annullare l’ultima mossa' },
    lezione: { name: 'Una lezione, dal compito alla riuscita' },
    'risposta-giusta': { name: 'Si può fare? Una risposta giusta' },
    'risposta-sbagliata': { name: 'Si può fare? Una risposta sbagliata' },
    indizi: { name: 'Quattro indizi, uno alla volta' },
    impostazioni: { name: 'I messaggi brevi, dalle impostazioni' },
    ricerca: { name: 'La ricerca e i suoi risultati' },
    'ricerca-senza-risultati': { name: 'Una ricerca senza risultati' },
    'trova-nella-pagina': { name: 'Trova nella pagina: la base della fondazione' },
    tabella: { name: 'Una tabella, cella per cella' },
    'collegamenti-e-pulsanti': { name: 'Collegamenti, pulsanti e punti di riferimento' },
    'indirizzo-che-non-esiste': { name: 'Un indirizzo che non esiste' },
  },
  /** What is typed, where the site has no word for it. */
  typed: {
    suits: { S: 'p', H: 'c', D: 'q', C: 'f' },
    redistribute: 'r',
    undo: 'u',
    redo: 'v',
    state: 's',
    nonsense: 'pippo',
    /** A word of many pages, and one of none. */
    searched: 'ridistribuzione',
    foundNowhere: 'zzzz',
    foundInPage: 'base della fondazione',
  },
  /** The reasons of refusals, word for word as the rules have them (R10, R12, R13, R16, R17, R18, R20). */
  refusals: {
    refused: 'Mossa rifiutata',
    suit: 'Deve essere dello stesso seme',
    rank: 'Deve essere di valore superiore o inferiore',
    empty: 'Impossibile posizionare su una pila vuota',
    full: 'Questa pila è piena; scegli un’altra destinazione',
    base: 'La base della fondazione è bloccata',
    complete: ['è completa', 'sull’asso di cuori non va più nulla'],
    noReturn: 'Da una fondazione una carta non torna mai su una pila',
    noRedistributions: 'Nessuna ridistribuzione',
  },
  heard: {
    hints: ['Primo indizio', 'Secondo indizio', 'Terzo indizio', 'Quarto indizio'],
    undone: 'Annullata',
    uncovers: 'si scopre',
    lessonDone: 'Lezione riuscita',
    /** The name of the table of the strategy, and its first two rows. */
    table: ['Le ridistribuzioni', 'Prima', 'Seconda'],
    results: 'risultati per «ridistribuzione»',
    /** What is found in the page, and the line after it. */
    foundInPage: ['fondazione', 'Due basi'],
    glossary: 'Ascendente',
    firstCommand: 'Muove la carta in cima alla pila 10',
  },
  /** How it sounds when all is well. */
  internalNamesIn,
  /** Names of tests, which the page of the guidelines has: Orca speaks their signs. */
  testNames: /\b(?:site|unit|browser|screen trattino reader)(?: slash [\w-]+)+(?: trattino \w+)*/g,
  card: /^\S+ di (picche|cuori|quadri|fiori)$/,
  /**
   * What comes and goes with the moment: what a page held when the reader counted it, what it came upon first, the part of a
   * sentence that is on a line.
   */
  passing: [
    /^La pagina ha |^Caricamento\b/,
    /(?:collegamento|pulsante|intestazione livello \d|campo inserimento|selezionato)\.$|documento web/,
    /^(?!pila|fondazione)\p{Ll}/u,
  ],
  /** How long a game took. */
  time: /(?<=Tempo: )[\d:]+|(?<= in )\d+ second[oi]/g,
};
