import type { Counted, number as it } from '../it/number.ts';

export type { Counted } from '../it/number.ts';

const whole = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const millions = new Intl.NumberFormat('en-GB', { notation: 'compact', compactDisplay: 'long' });
const thousands = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const seconds = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  maximumFractionDigits: 3,
});

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** So many decimals at the most, and so many only where fewer would read as 0 or 100 and the share is neither. */
const MOST_DECIMALS = 4;

/** A share as parts of a hundred, with so many decimals at the least: “98.4”, “97”, “99.97”, “100”. */
const hundredths = (share: number, fewest: 0 | 1): string => {
  const exact = share * 100;
  let decimals = 1;
  while (isWhole(exact, decimals) && decimals < MOST_DECIMALS) decimals++;
  if (isWhole(exact, decimals)) return whole.format(exact);
  return new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: fewest,
    maximumFractionDigits: decimals,
  }).format(exact);
};

/** Whether parts of a hundred read as none or as all of them. */
const isWhole = (exact: number, decimals: number): boolean =>
  [0, 100].includes(Number(exact.toFixed(decimals)));

/** “300,000”, “20 million”: English writes thousands out in figures. */
const round = (count: number): string => (count < 1e6 ? thousands : millions).format(count);

/** What is counted out of a hundred, by the name that all languages have for it. */
const MANY: Record<Counted, string> = { partite: 'games', vittorie: 'wins' };
const ONE: Record<Counted, string> = { partite: 'game', vittorie: 'win' };

/** Numbers as English writes them, and what they count. */
export const number = {
  /** “3,100”, “25,700” */
  count: (count: number): string => whole.format(count),
  /** “46.7” */
  mean: (mean: number): string => oneDecimal.format(mean),
  round,
  /** “20 million positions”, “250,000 positions” */
  positions: (count: number): string => `${round(count)} positions`,
  /** “0.01 seconds”, “1 second” */
  seconds: (milliseconds: number): string => seconds.format(milliseconds / 1000),
  /** “30 November 2026”, of a day as `2026-11-30`. */
  date: (iso: string): string => day.format(new Date(iso)),
  /** “98.4%”, in charts. */
  percent: (share: number): string => `${hundredths(share, 1)}%`,
  /** “98.4”, in tables of what is counted out of a hundred. */
  hundredths: (share: number): string => hundredths(share, 1),
  /** “97.9 to 98.8”, out of a hundred too. */
  range: ([low, high]: readonly [low: number, high: number]): string =>
    `${hundredths(low, 1)} to ${hundredths(high, 1)}`,
  /** “98.4 games out of 100”, “no games”, “all wins” */
  ofHundred: (share: number, counted: Counted): string => {
    if (share === 0) return `no ${MANY[counted]}`;
    if (share === 1) return `all ${MANY[counted]}`;
    const said = hundredths(share, 0);
    return `${said} ${(said === '1' ? ONE : MANY)[counted]} out of 100`;
  },
  /** “98.4”, “none”, “all”: where the hundred has been named already. */
  more: (share: number): string => {
    if (share === 0) return 'none';
    return share === 1 ? 'all' : hundredths(share, 0);
  },
} satisfies typeof it;
