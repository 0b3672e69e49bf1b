import { pageAt } from '../../site/allPages.ts';
import { textIn } from '../../site/texts.ts';
import { paths } from '../../../src/words/paths.ts';
import { askLanguage, open, press, readOn, times, type Journey } from '../journey.ts';

const TITLE = 'Le regole del Crescent';
const LAST_OF_PAGE = 'Accessibilità';

/** The headings of a page, in its order, with their levels. */
const headings = (address: string) =>
  pageAt(address)
    .elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map(
      (heading) => [textIn(heading), `intestazione livello ${heading.tagName.slice(1)}`] as const,
    );

const toHeadings = headings(paths.rules()).map(([text, level]) => press('h', text, level));

/** A page is read from its first heading to the end of its last line without a stop. */
const readThrough = (
  id: string,
  name: string,
  address: string,
  ...hears: readonly string[]
): Journey => ({
  id: `lettura-${id}`,
  name: `Lettura continua: ${name}`,
  steps: [
    open(address, 'completato'),
    readOn(headings(address.replace(/\?.*/, ''))[0]![0], ...hears, LAST_OF_PAGE),
  ],
});

/** The same for a page whose last heading is always there, which is heard too. */
const readToLast: typeof readThrough = (id, name, address, ...hears) =>
  readThrough(id, name, address, ...hears, headings(address).at(-1)![0]);

export const rulesJourneys: readonly Journey[] = [
  {
    id: 'regole-intestazioni',
    name: 'Le regole: titolo, lingua e intestazioni',
    steps: [open(paths.rules(), TITLE), toHeadings[0]!, askLanguage('it'), ...toHeadings.slice(1)],
  },
  {
    id: 'regole-primo-tabellone',
    name: 'Le regole: il primo tabellone, voce per voce',
    steps: [
      open(paths.rules(), TITLE),
      // The lists of the menu and of the contents, then those of the foundations.
      times(
        4,
        'l',
        'Elenco con 4 voci',
        'fondazione discendente di picche: re di picche in cima, 1 carta',
      ),
      press('l', 'Elenco con 16 voci', 'pila 1: 6 carte, 9 di fiori in cima'),
      ...Array.from({ length: 8 }, (_, n) => press('Down', `pila ${n + 2}`)),
      press('Down', 'pila 10: 6 carte, asso di picche in cima'),
    ],
  },
  {
    id: 'regole-appena-aperte',
    name: 'Le regole lette da sole appena aperte',
    readsOnLoad: true,
    steps: [
      {
        ...open(paths.rules(), TITLE, 'intestazione livello 1', 'Elenco con 16 voci'),
        reads: true,
      },
    ],
  },
  readToLast('pagina-iniziale', 'la pagina iniziale', paths.home()),
  readThrough(
    'allenamento',
    'l’allenamento',
    paths.trainer({ game: 'partita-vinta', after: 0 }),
    'Elenco con 16 voci',
    'Scrivi una mossa',
  ),
  readThrough('si-puo-fare', 'Si può fare?', paths.drill(), 'Domanda 1'),
  readThrough('lezione', 'una lezione', paths.lesson('asso-e-re'), 'Elenco con'),
  readToLast('glossario', 'il glossario', paths.glossary(), 'Ascendente', 'intestazione livello 2'),
  readToLast(
    'accessibilita',
    'l’accessibilità',
    paths.accessibility(),
    '10 14',
    'Muove la carta in cima alla pila 10',
  ),
  readToLast('strategia', 'la strategia', paths.strategy()),
  readToLast('quanto-si-vince', 'quanto si vince', paths.winnable()),
  readToLast('wcag', 'le linee guida', paths.criteria()),
  readToLast('esempi', 'gli esempi', paths.examples()),
  readThrough('lezioni', 'l’elenco delle lezioni', paths.lessons()),
];
