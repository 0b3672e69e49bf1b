import { number } from './number.ts';

/** A share of the games, and in which case: «entro 1 secondo», «con 2 ridistribuzioni». */
interface Case {
  readonly name: string;
  readonly share: number;
}

/** «Una vittoria si trova in 23,6 partite su 100 entro 0,01 secondi, in 99 entro 1 secondo.» */
const found = ([first, ...others]: readonly [Case, ...Case[]]): string => {
  if (first.share === 0 && others.length > 0) {
    const [second, ...more] = others as [Case, ...Case[]];
    return `Una vittoria non si trova in nessuna partita ${first.name}; si trova ${foundIn(second, more)}.`;
  }
  return `Una vittoria si trova ${foundIn(first, others)}.`;
};

const foundIn = (first: Case, others: readonly Case[]): string => {
  const more = others.map(({ name, share }) => `, in ${number.more(share)} ${name}`).join('');
  return `in ${number.ofHundred(first.share, 'partite')} ${first.name}${more}`;
};

const answer = {
  finding: (least: number): string =>
    least === 1
      ? 'Si può vincere almeno 1 partita su 100.'
      : `Si possono vincere almeno ${least} partite su 100.`,
  /** What a card of the picture is. */
  key: 'Ogni carta vale 1 partita su 100. Le piene si possono vincere; delle altre non si sa.',
  title: 'partite per esito',
  caption: (deals: number): string =>
    `Che cosa è stato trovato in ${number.count(deals)} partite, con l’intervallo al 95 per cento`,
  column: 'Esito',
  outcomes: {
    won: 'Vittoria trovata',
    open: 'Rimasta aperta',
    impossible: 'Dimostrata impossibile',
  },
  told: (won: number, deals: number, interval: readonly [number, number]): string =>
    `Su ${number.count(deals)} partite diverse, il programma ha trovato una vittoria in ` +
    `${won === deals ? 'tutte' : `${number.count(won)}, cioè ${number.more(won / deals)} su 100`}. ` +
    `L’intervallo al 95 per cento va ${number.range(interval)}.`,
  /** Of the deals with no win that is known, `rest`, so many are proved to have none. */
  rest: (rest: number, impossible: number): string => {
    if (rest === 0) return 'Nessuna partita è rimasta senza una vittoria.';
    const others = rest === 1 ? 'Una sola è rimasta' : `Altre ${number.count(rest)} sono rimaste`;
    if (impossible === rest)
      return `${others} senza una vittoria, ${rest === 1 ? 'ed è dimostrata impossibile' : 'tutte dimostrate impossibili'}.`;
    const still = 'una vittoria può ancora esserci';
    const open =
      impossible === 0
        ? `${rest === 1 ? 'non' : 'nessuna'} è dimostrata impossibile: ${still}`
        : `di queste, le dimostrate impossibili sono ${number.count(impossible)}, e nelle altre ${still}`;
    return `${others} senza una vittoria trovata; ${open}.`;
  },
};

const work = {
  time: {
    title: 'vittorie per tempo di ricerca',
    column: 'Tempo',
    within: (milliseconds: number): string => `entro ${number.seconds(milliseconds)}`,
  },
  states: {
    title: 'vittorie per posizioni esaminate',
    column: 'Posizioni',
    within: (states: number): string => `entro ${number.positions(states)}`,
  },
  speed: (perSecond: number): string =>
    `Qui un solo processore esamina circa ${number.positions(perSecond)} al secondo.`,
};

/** What is said of the redistributions of a rule that differs (R20, R32). */
const KNOWN_BY: Partial<Record<number, string>> = { 3: ', la regola', 4: ', Crescent Four' };

const allowedBy = (count: number): string =>
  count === 0 ? 'senza ridistribuzioni' : `con ${count}`;

const rules = {
  told: (deals: number, states: number): string =>
    `Per confrontare le regole si prendono le prime ${number.count(deals)} partite, le stesse per tutte, ` +
    `e ogni ricerca si ferma dopo ${number.positions(states)}.`,
  /** In how many deals it is proved that there is no win, by the redistributions that are allowed, from none. */
  impossible: (counts: readonly number[]): string => {
    const proved = counts.flatMap((count, allowed) =>
      count === 0 ? [] : [`${number.count(count)} ${allowedBy(allowed)}`],
    );
    return proved.length === 0
      ? 'Nessuna partita è dimostrata impossibile, nemmeno con meno ridistribuzioni.'
      : `Partite dimostrate impossibili: ${proved.join(', ')}.`;
  },
  allowed: {
    title: 'vittorie per ridistribuzioni concesse',
    column: 'Concesse',
    with: allowedBy,
    row: (count: number): string => (count === 0 ? 'Nessuna' : `${count}${KNOWN_BY[count] ?? ''}`),
  },
  changed: {
    title: 'vittorie per regola',
    column: 'Regola',
    rows: {
      standard: 'Le regole come sono',
      noLimit: 'Senza il limite di 13 carte',
      noPasses: 'Senza passaggi',
    },
    with: {
      standard: 'con le regole come sono',
      noLimit: 'senza il limite di 13 carte',
      noPasses: 'senza passaggi fra fondazioni',
    },
  },
};

const redistributions = {
  row: (count: number): string => (count === 0 ? 'Nessuna' : `${count}`),
  used: {
    finding: (share: number, count: number): string => {
      const uses = count === 1 ? 'usano 1 ridistribuzione' : `usano ${count} ridistribuzioni`;
      return `Il caso più comune: ${number.ofHundred(share, 'vittorie')} ${count === 0 ? 'non usano ridistribuzioni' : uses}.`;
    },
    title: 'vittorie per ridistribuzioni usate',
    column: 'Usate',
    caption: (wins: number): string => `Le ridistribuzioni usate da ${number.count(wins)} vittorie`,
  },
  needed: {
    /** The share where one redistribution is enough, or none. */
    finding: (share: number): string =>
      `Con 1 ridistribuzione o nessuna, una vittoria si trova già in ${number.ofHundred(share, 'partite')}.`,
    title: 'partite per ridistribuzioni che bastano',
    column: 'Bastano',
    caption: (deals: number): string =>
      `Il minor numero di ridistribuzioni con cui una vittoria è stata trovata, in ${number.count(deals)} partite`,
    none: 'Vittoria non trovata',
  },
};

const length = {
  finding: (lower: number, upper: number, least: number, greatest: number): string =>
    `Metà delle vittorie sta fra ${lower} e ${upper} mosse; la più corta ne ha ${least}, la più lunga ${greatest}.`,
  half: 'metà delle vittorie',
  unit: 'mosse',
  title: 'vittorie per lunghezza',
  caption: (wins: number, median: number): string =>
    `Quanto sono lunghe ${number.count(wins)} vittorie; la mediana è di ${median} mosse`,
  column: 'Mosse',
  row: (from: number, to: number): string => `da ${from} a ${to}`,
};

/** What the survey found out about wins. */
export const surveyedWins = { found, answer, work, rules, redistributions, length };
