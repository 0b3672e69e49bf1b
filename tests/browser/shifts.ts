import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/**
 * What has moved on a page since it was opened without anybody having done anything, or moves in the next so many
 * milliseconds: how much, and which elements.
 */
export const shiftsOn = (page: Page, within: number): Promise<string[]> =>
  page.evaluate(
    (time) =>
      new Promise<string[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(
            (list.getEntries() as LayoutShift[]).map(
              ({ value, sources }) =>
                `${value}: ${sources.map(({ node }) => (node as Element | null)?.outerHTML.slice(0, 80)).join(' ')}`,
            ),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve([]);
        }, time);
      }),
    within,
  );
