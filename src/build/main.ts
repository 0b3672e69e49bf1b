import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { folderOf, LOCALES, type Locale } from '../words/locales.ts';
import { writeHeaders } from './headers.ts';

/**
 * node src/build/main.ts [FOLDER [LANGUAGE…]]: builds the site in every language, or in those that are named, into `dist` or
 * that folder. Each language is a site of its own with its pages, its search and its worker, built beside the others and
 * then laid in its folder among them.
 */
const root = join(import.meta.dirname, '../..');
const [folder, ...named] = process.argv.slice(2);
const out = resolve(folder ?? join(root, 'dist'));
const unknown = named.filter((name) => !LOCALES.some((locale) => locale === name));
if (unknown.length > 0)
  throw new Error(`The site has no language ${unknown.join(', ')}, only ${LOCALES.join(', ')}.`);
const locales = LOCALES.filter((locale) => named.length === 0 || named.includes(locale));
const bin = join(root, 'node_modules/.bin');
const run = promisify(execFile);

/** Where a language is built, before all are laid together. */
const workshop = (locale: Locale) => join(root, '.astro/sites', locale);

const build = async (locale: Locale): Promise<void> => {
  const folder = workshop(locale);
  await rm(folder, { recursive: true, force: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', SITE_LOCALE: locale };
  const step = async (command: string, ...args: string[]) => {
    try {
      const { stdout, stderr } = await run(command, args, { cwd: root, env, maxBuffer: 2 ** 26 });
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${locale}: the build failed\n${stdout}${stderr}`, { cause: error });
    }
  };
  const tell = (text: string) => process.stdout.write(text.replaceAll(/^(?=.)/gm, `${locale} `));
  tell('drawing the pages, which takes half a minute\n');
  tell(await step(join(bin, 'astro'), 'build', '--outDir', folder));
  await step(join(bin, 'pagefind'), '--site', folder, '--root-selector', 'main');
  await step(process.execPath, join(root, 'src/offline/build.ts'), folder);
};

/** Moves a folder, to another disk if need be. */
const move = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch {
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
};

await Promise.all(locales.map(build));
await rm(out, { recursive: true, force: true });
for (const locale of locales) {
  const place = join(out, folderOf(locale));
  await mkdir(dirname(place), { recursive: true });
  await move(workshop(locale), place);
}
await writeHeaders(join(out, '_headers'));
