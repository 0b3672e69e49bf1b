import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { installOnDebian, missingPackages } from '../debian/packages.ts';

const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Where Firefox is, if it is installed. */
export const findFirefox = (): string | undefined => inPath('firefox-esr') ?? inPath('firefox');

/** Where WebKit's small browser is, what drives it, and the display that nobody sees; what is not installed is undefined. */
export const findWebKit = () => ({
  MiniBrowser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1),
  WebKitWebDriver: inPath('WebKitWebDriver'),
  Xvfb: inPath('Xvfb'),
});

interface Need {
  /** The Debian packages that have all of it. */
  readonly packages: readonly string[];
  /** What it takes, and where that is. */
  readonly find: () => Readonly<Record<string, string | undefined>>;
}

const needs = {
  firefox: { packages: ['firefox-esr'], find: () => ({ Firefox: findFirefox() }) },
  webkit: { packages: ['libwebkit2gtk-4.1-0', 'webkit2gtk-driver', 'xvfb'], find: findWebKit },
} as const satisfies Record<string, Need>;

export type BrowserName = keyof typeof needs;

export const BROWSER_NAMES = Object.keys(needs) as readonly BrowserName[];

/** What a browser takes and this machine has not, and what to install for it; installs it first, where that can be done. */
export function stillMissing(browser: BrowserName): {
  readonly missing: readonly string[];
  readonly packages: readonly string[];
} {
  const { packages, find } = needs[browser];
  const missing = () =>
    Object.entries(find())
      .filter(([, path]) => path === undefined)
      .map(([name]) => name);
  if (missing().length > 0) installOnDebian(missingPackages(packages));
  return { missing: missing(), packages };
}
