const whole = new Intl.NumberFormat('it');
const oneDecimal = new Intl.NumberFormat('it', { maximumFractionDigits: 1 });
const round = new Intl.NumberFormat('it', { notation: 'compact', compactDisplay: 'long' });
const seconds = new Intl.NumberFormat('it', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 3,
});

const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });

/** So many decimals at the most, and so many only where fewer would read as 0 or 100 and the share is neither. */
const MOST_DECIMALS = 4;

/** A share as parts of a hundred, with so many decimals at the least: «98,4», «97», «99,97», «100». */
const hundredths = (share: number, fewest: 0 | 1): string => {
  const exact = share * 100;
  let decimals = 1;
  while (isWhole(exact, decimals) && decimals < MOST_DECIMALS) decimals++;
  if (isWhole(exact, decimals)) return whole.format(exact);
  return new Intl.NumberFormat('it', {
    minimumFractionDigits: fewest,
    maximumFractionDigits: decimals,
  }).format(exact);
};

/** Whether parts of a hundred read as none or as all of them. */
const isWhole = (exact: number, decimals: number): boolean =>
  [0, 100].includes(Number(exact.toFixed(decimals)));

/** What is counted out of a hundred, by its plural. */
const ONE = { partite: 'partita', vittorie: 'vittoria' } as const;
export type Counted = keyof typeof ONE;

/** Numbers as Italian writes them, and what they count. */
export const number = {
  /** «3100», «25.700» */
  count: (count: number): string => whole.format(count),
  /** «46,7» */
  mean: (mean: number): string => oneDecimal.format(mean),
  /** «300 mila», «20 milioni» */
  round: (count: number): string => round.format(count),
  /** «20 milioni di posizioni», «250 mila posizioni» */
  positions: (count: number): string => {
    const said = round.format(count);
    return `${said} ${/milion[ei]$/.test(said) ? 'di posizioni' : 'posizioni'}`;
  },
  /** «0,01 secondi», «1 secondo» */
  seconds: (milliseconds: number): string => seconds.format(milliseconds / 1000),
  /** «30 novembre 2026», of a day as `2026-11-30`. */
  date: (iso: string): string => day.format(new Date(iso)),
  /** «98,4 %», in charts. */
  percent: (share: number): string => `${hundredths(share, 1)} %`,
  /** «98,4», in tables of what is counted out of a hundred. */
  hundredths: (share: number): string => hundredths(share, 1),
  /** «da 97,9 a 98,8», out of a hundred too. */
  range: ([low, high]: readonly [low: number, high: number]): string =>
    `da ${hundredths(low, 1)} a ${hundredths(high, 1)}`,
  /** «98,4 partite su 100», «nessuna partita», «tutte le vittorie» */
  ofHundred: (share: number, counted: Counted): string => {
    if (share === 0) return `nessuna ${ONE[counted]}`;
    if (share === 1) return `tutte le ${counted}`;
    const said = hundredths(share, 0);
    return `${said} ${said === '1' ? ONE[counted] : counted} su 100`;
  },
  /** «98,4», «nessuna», «tutte»: where the hundred has been named already. */
  more: (share: number): string => {
    if (share === 0) return 'nessuna';
    return share === 1 ? 'tutte' : hundredths(share, 0);
  },
};
