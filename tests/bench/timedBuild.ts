import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DEFAULT_LOCALE } from '../../src/words/locales.ts';

const root = join(import.meta.dirname, '../..');

/** What the build reads, from the root; packages are beside it as links. */
const SOURCES = ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** The game that is copied, and its notes, where one game is too few. */
const GAME = ['content/games', 'content/it/notes'].map((folder) => `${folder}/partita-vinta`);

export interface TimedBuild {
  readonly pages: number;
  /** From the start of `astro build` to its end; the index of the search comes after. */
  readonly seconds: number;
  /** Of processors, which other programs on the machine hardly change. */
  readonly processorSeconds: number;
  /** Of the seconds, those in which the previews of pages were drawn, all of them anew: a second build keeps them. */
  readonly previewSeconds: number;
}

/**
 * Builds the site in its first language, with its won game so many times over, in a folder of its own that is removed after.
 * Fails as the build does, with what it printed.
 */
export function timedBuild(times = 1): TimedBuild {
  const folder = mkdtempSync(join(tmpdir(), 'crescent-build-'));
  try {
    for (const source of SOURCES)
      cpSync(join(root, source), join(folder, source), { recursive: true });
    linkPackages(folder);
    for (let copy = 2; copy <= times; copy++)
      for (const path of GAME)
        cpSync(join(root, `${path}.json`), join(folder, `${path}-${copy}.json`));
    const begun = performance.now();
    const { processorSeconds, printed } = build(folder);
    const seconds = (performance.now() - begun) / 1000;
    const built = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    const pages = built.filter((path) => path.endsWith('.html')).length;
    return { pages, seconds, processorSeconds, previewSeconds: previewSecondsIn(printed) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds what is in a folder. */
function build(folder: string): { processorSeconds: number; printed: string } {
  const spent = join(folder, 'spent');
  const keep = `
    import { writeFileSync } from 'node:fs';
    process.on('exit', () => {
      const { user, system } = process.cpuUsage();
      writeFileSync(${JSON.stringify(spent)}, String((user + system) / 1e6));
    });`;
  const printed = execFileSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(keep)}`,
      'node_modules/astro/bin/astro.mjs',
      'build',
    ],
    {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_LOCALE: DEFAULT_LOCALE },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return { processorSeconds: Number(readFileSync(spent, 'utf8')), printed };
}

/** What the build says of its previews. Fails when it says nothing, since then they would count as pages. */
function previewSecondsIn(printed: string): number {
  const told = /\bdrawn, .* in (\d+)ms/.exec(printed);
  if (told === null) throw new Error('The build does not say how long the previews took.');
  return Number(told[1]) / 1000;
}

/** Links to each package, in a folder that is the build's own, since it keeps there what it has read. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
}
