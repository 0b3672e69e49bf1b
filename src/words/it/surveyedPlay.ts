import { capital } from './change.ts';
import { number } from './number.ts';

/** The players by what they are called in a chart, and where a sentence names them. */
const PLAYERS = {
  hasty: { row: 'Frettoloso', subject: 'il frettoloso' },
  random: { row: 'Casuale', subject: 'il casuale' },
  simple: { row: 'Semplice', subject: 'il semplice' },
  greedy: { row: 'Attento', subject: 'l’attento' },
} as const;
type PlayerKey = keyof typeof PLAYERS;

/** A player and a figure of theirs. */
interface Played {
  readonly player: PlayerKey;
  readonly value: number;
}

/** «l’attento 22,5, il semplice 0,1»: the first one is told of before. */
const others = (played: readonly Played[], say: (value: number) => string): string =>
  played.map(({ player, value }) => `, ${PLAYERS[player].subject} ${say(value)}`).join('');

const players = {
  column: 'Giocatore',
  row: (player: PlayerKey): string => PLAYERS[player].row,
  won: {
    finding: ([best, ...rest]: readonly [Played, ...Played[]]): string =>
      `${capital(PLAYERS[best.player].subject)} vince ${number.ofHundred(best.value, 'partite')}` +
      `${others(rest, number.more)}.`,
    title: 'vittorie per giocatore',
    caption: (deals: number): string =>
      `Vittorie di ogni giocatore nelle stesse ${number.count(deals)} partite, con l’intervallo al 95 per cento`,
    games: 'Volte',
  },
  cards: {
    finding: ([best, ...rest]: readonly [Played, ...Played[]], of: number): string =>
      `${capital(PLAYERS[best.player].subject)} porta sulle fondazioni in media ` +
      `${number.mean(best.value)} carte su ${of}${others(rest, number.mean)}.`,
    title: 'carte per giocatore',
    caption: (bases: number): string =>
      `Carte portate sulle fondazioni, comprese le ${bases} di base`,
    mean: 'Media',
    half: 'Metà delle volte',
    between: (lower: number, upper: number): string => `da ${lower} a ${upper}`,
  },
};

/** From the easiest. */
const GRADES = [
  { one: 'Facile', many: 'Facili' },
  { one: 'Media', many: 'Medie' },
  { one: 'Difficile', many: 'Difficili' },
] as const;

const grades = {
  /** The measure by which a deal is easy, middling or hard (R20). */
  told: (width: number): string =>
    `Il grado dipende dalla ricerca più stretta, quella che a ogni mossa tiene solo le ${width} posizioni migliori. ` +
    'Una partita è facile se questa ricerca trova una vittoria anche con 2 ridistribuzioni, media se ne servono 3. ' +
    'È difficile se una vittoria è nota, ma per trovarla serve una ricerca più larga.',
  finding: (shares: readonly [easy: number, middling: number, hard: number]): string =>
    `L’attento vince ${number.ofHundred(shares[0], 'partite')} fra le facili, ` +
    `${number.more(shares[1])} fra le medie, ${number.more(shares[2])} fra le difficili.`,
  title: 'partite e vittorie per grado',
  caption: (deals: number): string =>
    `Quante volte l’attento vince ${number.count(deals)} partite vincibili, con l’intervallo al 95 per cento`,
  column: 'Grado',
  row: (grade: number): string => GRADES[grade]!.one,
  bar: (grade: number, deals: number): string =>
    deals === 1
      ? `${GRADES[grade]!.one}: 1 partita`
      : `${GRADES[grade]!.many}: ${number.count(deals)} partite`,
};

/** What the survey found out about players who don’t search, and how hard deals are. */
export const surveyedPlay = { players, grades };
