import { number } from './number.ts';

interface Versions {
  readonly orca: string;
  readonly browser: string;
  readonly system: string;
}

/** What introduces what a screen reader said. */
export const transcripts = {
  title: (name: string) => `Ascolto: ${name}`,
  description: (name: string) => `Che cosa dice il lettore di schermo, parola per parola: ${name}.`,
  lead: 'Per ogni tasto premuto, tutto ciò che lo screen reader ha detto da quando la pagina è pronta, così com’è venuto. Le parole inglesi sono del browser. Il caso è fermo: le domande sono sempre le stesse.',
  back: 'Tutti gli ascolti',
  journeys: (count: number) =>
    `Sono ${number.count(count)} percorsi. Ciascuno ha una pagina, con i tasti premuti e tutte le parole dette.`,
  spokenBy: ({ orca, browser, system }: Versions) =>
    `${orca} con ${browser.replace(/ built on.*/, '')}, ${system.replace(/ GNU\/Linux| \(.*/g, '')}`,
  keys: {
    Down: 'Freccia giù',
    Up: 'Freccia su',
    Right: 'Freccia destra',
    Left: 'Freccia sinistra',
    Return: 'Invio',
    Escape: 'Esc',
    Tab: 'Tab',
    space: 'Spazio',
    shift: 'Maiusc',
    ctrl: 'Ctrl',
    alt: 'Alt',
    Home: 'Inizio',
    KP_Insert: 'Ins',
    KP_Add: 'Più del tastierino (leggi tutto)',
    lingua: 'Lingua della voce',
  },
  pressed: (key: string, count: number) => (count === 1 ? key : `${key}, ${count} volte`),
  written: (text: string) => `Scritto: ${text}`,
  opened: (address: string) => `Aperta la pagina ${address}`,
};
