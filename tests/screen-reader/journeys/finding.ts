import { paths } from '../../../src/words/paths.ts';
import { open, press, write, type Journey } from '../journey.ts';

export const findingJourneys: readonly Journey[] = [
  {
    id: 'ricerca',
    name: 'La ricerca e i suoi risultati',
    steps: [
      open(paths.rules(), 'Le regole del Crescent'),
      press('e', 'Cerca nel sito', 'campo inserimento'),
      press('KP_Insert+a', 'Modalità focus'),
      write('ridistribuzione', 'Cerca nel sito', 'risultati per «ridistribuzione»'),
      press('h', 'Cerca nel sito', 'intestazione livello 1'),
      press('h', 'collegamento', 'intestazione livello 2'),
      press('h', 'collegamento', 'intestazione livello 2'),
      press('Return', 'completato'),
    ],
  },
  {
    id: 'ricerca-senza-risultati',
    name: 'Una ricerca senza risultati',
    steps: [open(paths.search('zzzz'), 'Cerca nel sito', 'zzzz')],
  },
  {
    id: 'trova-nella-pagina',
    name: 'Trova nella pagina: la base della fondazione',
    steps: [
      open(paths.rules(), 'Le regole del Crescent'),
      {
        acts: [
          { press: 'ctrl+f' },
          { type: 'base della fondazione' },
          { press: 'Return' },
          { press: 'Escape' },
        ],
        hears: ['fondazione', 'selezionato'],
      },
      press('Down', 'Due basi'),
    ],
  },
  {
    id: 'tabella',
    name: 'Una tabella, cella per cella',
    steps: [
      open(paths.strategy(), 'Strategia'),
      press('t', 'Le ridistribuzioni', 'tabella con 4 righe 4 colonne'),
      press('alt+shift+Down', 'Prima', 'intestazione di riga', 'colonna 1'),
      press('alt+shift+Right', 'Riga 2', 'colonna 2'),
      press('alt+shift+Down', 'Seconda', 'Riga 3', 'colonna 2'),
    ],
  },
  {
    id: 'collegamenti-e-pulsanti',
    name: 'Collegamenti, pulsanti e punti di riferimento',
    steps: [
      open(paths.home(), 'Crescent, il solitario a mezzaluna'),
      press('k', 'collegamento'),
      press('k', 'collegamento'),
      press('b', 'Cerca', 'pulsante'),
      press('m', 'Crescent, il solitario', 'intestazione livello 1'),
      press('m', 'Il solitario Crescent, con due mazzi'),
    ],
  },
  {
    id: 'indirizzo-che-non-esiste',
    name: 'Un indirizzo che non esiste',
    steps: [
      open('/non-esiste/', 'Pagina non trovata'),
      press('h', 'Pagina non trovata', 'intestazione livello 1'),
      press('Down', 'A questo indirizzo non c’è niente'),
    ],
  },
];
