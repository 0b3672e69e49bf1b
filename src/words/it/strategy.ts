import { number } from './number.ts';

/** So many of so many. */
interface Part {
  readonly count: number;
  readonly of: number;
}

/** The same games, played by someone who minds something and by someone who does not: the shares that are won. */
interface Compared {
  readonly minding: number;
  readonly without: number;
  readonly deals: number;
  readonly games: number;
  /** Whether the difference is more than chance would make. */
  readonly isClear: boolean;
}

const outOfHundred = ({ count, of }: Part): string => number.count(Math.round((100 * count) / of));

const won = (
  withTaste: string,
  withoutIt: string,
  { minding, without, deals, games, isClear }: Compared,
): string => {
  const shares = `L’attento vince ${number.ofHundred(minding, 'partite')} ${withTaste}, ${number.more(without)} ${withoutIt}.`;
  const played = `Sono ${number.count(deals)} partite, giocate ${number.count(games)} volte in ciascun modo.`;
  return isClear
    ? `${shares} ${played}`
    : `${shares} La differenza non si distingue dal caso. ${played}`;
};

const ordinals = ['Prima', 'Seconda', 'Terza'];

/** What the survey backs the advice of the page on strategy with. */
export const strategy = {
  evidence: 'Il conto',
  winnable: ({ count, of }: Part) =>
    `Partite provate: ${number.count(of)}. Con una vittoria trovata: ${number.count(count)}, cioè ${number.percent(count / of)}.`,
  order: (games: Compared) => won('guardando l’ordine', 'senza guardarlo', games),
  orderInWins: (wins: Part, random: Part) =>
    `Nelle vittorie trovate la carta spostata è quella che serve prima in ${outOfHundred(wins)} casi su 100; in chi gioca a caso, in ${outOfHundred(random)}.`,
  bottoms: (games: Compared) => won('pensando al fondo', 'senza pensarci', games),
  neighbours: (games: Compared) => won('cercando carte vicine', 'senza cercarle', games),
  empty: (games: Compared) => won('risparmiando le pile', 'senza badarci', games),
  emptied: (played: number, emptied: number): string =>
    `In metà delle vittorie trovate la prima pila si svuota quando le carte sulle fondazioni sono ${number.count(played)} o meno, e alla seconda ridistribuzione le pile vuote sono già ${number.count(emptied)} o più.`,
  hurry: (hasty: number, patient: number): string =>
    `Alla fine sulle fondazioni ci sono in media ${number.count(hasty)} carte per chi ridistribuisce appena nessuna ci può andare, ${number.count(patient)} per chi prima ne sposta un po’ fra le pile.`,
  tastes: {
    finding: (all: number, without: number, ignored: string): string =>
      `L’attento vince ${number.ofHundred(all, 'partite')}; ${ignored}, ${number.more(without)}.`,
    row: {
      greedy: 'Bada a tutto',
      greedyWithoutOrder: 'Non guarda l’ordine',
      greedyWithoutBottoms: 'Non pensa al fondo',
      greedyWithoutNeighbours: 'Non cerca carte vicine',
      greedyWithoutEmpty: 'Non risparmia le pile',
    },
    clause: {
      greedyWithoutOrder: 'se non guarda l’ordine delle carte',
      greedyWithoutBottoms: 'se non pensa alle carte sul fondo',
      greedyWithoutNeighbours: 'se non cerca carte vicine',
      greedyWithoutEmpty: 'se non risparmia le pile',
    },
    title: 'vittorie dell’attento',
    caption: (deals: number, games: number): string =>
      `Vittorie dell’attento in ${number.count(deals)} partite, giocate ${number.count(games)} volte ciascuna, con l’intervallo al 95 per cento`,
    column: 'Attenzioni',
  },
  turnings: {
    caption: (wins: number): string => `Le ridistribuzioni di ${number.count(wins)} vittorie`,
    columns: ['Quale', 'Vittorie', 'Carte', 'Si muoveva'],
    ordinal: (nth: number): string => ordinals[nth] ?? `${nth + 1}ª`,
    range: (from: number, to: number): string => `da ${from} a ${to}`,
  },
  fewer: (none: number, one: number, two: number, deals: number): string =>
    `Partite vinte su ${number.count(deals)}: ${number.count(none)} senza ridistribuire, altre ${number.count(one)} con una ridistribuzione sola, altre ${number.count(two)} con due.`,
  twins: (sooner: Part) =>
    `Nelle vittorie trovate, quando le due copie sono in cima a due pile, in ${outOfHundred(sooner)} casi su 100 parte quella che copre la carta più urgente.`,
  passes: (standard: Part, without: Part) =>
    `Con i passaggi: ${number.count(standard.count)} vinte su ${number.count(standard.of)}. Senza: ${number.count(without.count)}.`,
  passesInWins: (median: number) => `Una vittoria su due ne usa almeno ${number.count(median)}.`,
  limit: (standard: Part, without: Part) =>
    `Con il limite di 13 carte: ${number.count(standard.count)} vinte su ${number.count(standard.of)}. Senza limite: ${number.count(without.count)}.`,
};
