import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';

/** What Lighthouse gives marks for, and the least that a page needs of each. */
export const LEAST = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: 95,
} as const;
export type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** A busy machine is slow whatever the page: performance may be tried so often. */
const TRIES = 3;

/** What is found on a page. */
export interface Look {
  readonly address: string;
  readonly marks: Readonly<Record<Category, number>>;
  readonly layoutShift: number;
  /** Whether the page can be left and come back to as it was; Lighthouse has left and come back. */
  readonly isKeptForBack: boolean;
  /** What lost marks, and what keeps the page from being kept. */
  readonly faults: readonly string[];
}

/**
 * What Lighthouse finds on a page on a desktop, in the browser whose debugging port is given. Audits may be left out that
 * are meant to fail there. Fails when the page can't be loaded.
 */
export async function lookAt(
  site: string,
  address: string,
  port: number,
  skipAudits: string[] = [],
): Promise<Look> {
  const once = async (onlyCategories: Category[]): Promise<Result> => {
    const flags: Flags = { port, logLevel: 'error', onlyCategories, skipAudits };
    const result = await lighthouse(`${site}${address}`, flags, desktopConfig);
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${address}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    return result.lhr;
  };
  const first = await once(CATEGORIES);
  let best = first;
  for (let tried = 1; tried < TRIES && marksOf(best, 'performance') < LEAST.performance; tried++) {
    const again = await once(['performance']);
    if (marksOf(again, 'performance') > marksOf(best, 'performance')) best = again;
  }
  const isKeptForBack = best.audits['bf-cache']?.score === 1;
  return {
    address,
    marks: {
      accessibility: marksOf(first, 'accessibility'),
      'best-practices': marksOf(first, 'best-practices'),
      seo: marksOf(first, 'seo'),
      performance: marksOf(best, 'performance'),
    },
    layoutShift: best.audits['cumulative-layout-shift']?.numericValue ?? NaN,
    isKeptForBack,
    faults: [
      ...CATEGORIES.flatMap((category) => {
        const result = category === 'performance' ? best : first;
        return marksOf(result, category) < LEAST[category] ? losses(result, category) : [];
      }),
      ...(isKeptForBack
        ? []
        : [JSON.stringify(best.audits['bf-cache']?.details ?? 'bf-cache: no answer')]),
    ],
  };
}

const marksOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** The audits of a category that lost marks, with the first things that they are about. */
const losses = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (weight === 0 || audit?.score === null || audit?.score === undefined || audit.score >= 0.9)
      return [];
    const about = JSON.stringify(audit.details ?? '').slice(0, 400);
    return [`${category}: ${audit.title} (${audit.displayValue ?? audit.explanation ?? about})`];
  });
