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
}

/**
 * Builds the site with its won game so many times over, in a folder of its own that is removed after. Fails as the build
 * does, with what it printed.
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
    const processorSeconds = build(folder);
    const seconds = (performance.now() - begun) / 1000;
    const built = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    const pages = built.filter((path) => path.endsWith('.html')).length;
    return { pages, seconds, processorSeconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds what is in a folder; what comes back is its processor time in seconds. */
function build(folder: string): number {
  const spent = join(folder, 'spent');
  const keep = `
    import { writeFileSync } from 'node:fs';
    process.on('exit', () => {
      const { user, system } = process.cpuUsage();
      writeFileSync(${JSON.stringify(spent)}, String((user + system) / 1e6));
    });`;
  execFileSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(keep)}`,
      'node_modules/astro/bin/astro.mjs',
      'build',
    ],
    {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return Number(readFileSync(spent, 'utf8'));
}

/** Links to each package, in a folder that is the build's own, since it keeps there what it has read. */
function linkPackages(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
}
