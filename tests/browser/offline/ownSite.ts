import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { serveSite } from '../../server/siteServer.ts';

const dist = join(import.meta.dirname, '../../../dist');

/**
 * A copy of the built site with a server of its own, which can be cut off, and be given another version.
 */
export interface OwnSite {
  readonly address: string;
  readonly cutOff: () => void;
  /** Answers again, at the same address. */
  readonly comeBack: () => Promise<void>;
  /**
   * Puts a new version of the site in place of the one that is there: the rules have another title, and the file whose name
   * begins so is gone, as hosts do away with what no page names any more.
   */
  readonly publish: (title: string, gone: string) => void;
  readonly remove: () => void;
}

export async function ownSite(isWhole = true): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'crescent-'));
  cpSync(dist, folder, { recursive: true });
  let server = await serveSite(folder, 0);
  const { address } = server;
  const change = (file: string, replace: (text: string) => string) => {
    const path = join(folder, file);
    writeFileSync(path, replace(readFileSync(path, 'utf8')));
  };
  if (!isWhole) for (const script of ['sw.js', 'en/sw.js']) change(script, withFewFiles);
  return {
    address,
    cutOff: () => {
      server.close();
    },
    comeBack: async () => {
      server = await serveSite(folder, Number(new URL(address).port));
    },
    publish: (title, gone) => {
      change('regole/index.html', (html) => html.replace(/<title>[^<]*/, `<title>${title}`));
      const file = readdirSync(join(folder, '_astro')).find((name) => name.startsWith(gone))!;
      rmSync(join(folder, '_astro', file));
      const revision = Date.now().toString(36);
      change('sw.js', (script) =>
        script
          .replace(`"_astro/${file}":"",`, '')
          .replace(/"regole\/":"\w+"/, `"regole/":"${revision}"`)
          .replace(/VERSION = '\w+'/, `VERSION = '${revision}'`),
      );
    },
    remove: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A worker without the many small files that only a reader of all would miss. */
const withFewFiles = (script: string): string =>
  script.replaceAll(/"(?:(?:esempi|examples|accessibil\w+)\/.*?\/|pagefind\/.*?)":"\w*",/g, '');

/**
 * Waits until a page that was just opened has its site kept whole, and answered from what is kept: a language in a folder of
 * the other's has that one's worker before its own.
 */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const own = document.querySelector<HTMLElement>('[data-worker]')!.dataset.worker!;
    const isKept = () => serviceWorker.controller?.scriptURL === location.origin + own;
    await new Promise<void>((resolve) => {
      const look = () => {
        if (isKept()) resolve();
      };
      serviceWorker.addEventListener('controllerchange', look);
      look();
    });
  });
