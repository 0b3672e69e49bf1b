import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** What has moved on a page since it was opened without anybody having done anything: how much, and which elements. */
export const shiftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            (list.getEntries() as LayoutShift[]).map(
              ({ value, sources }) =>
                `${value}: ${sources.map(({ node }) => (node as Element | null)?.outerHTML.slice(0, 80)).join(' ')}`,
            ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve([]);
        }, 300);
      }),
  );
