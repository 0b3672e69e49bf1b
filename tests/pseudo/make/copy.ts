import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { madeUpContent } from './content.ts';
import { madeUpWords } from './words.ts';

/**
 * The tag of the made-up language. Esperanto is a language that Intl knows, so that the pages have a valid `lang` and the
 * language has a name of its own, and that the site does not speak.
 */
export const LOCALE = 'eo';

const root = join(import.meta.dirname, '../../..');

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What the copy has of its own are the caches that a build leaves there; all else is that of the project. */
const linkModules = (to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(root, 'node_modules', name), join(to, name));
};

export interface Copy {
  /** Where the project is, as it stands with the language. */
  readonly folder: string;
  /** Where its site is, in that language alone. */
  readonly site: string;
  readonly remove: () => void;
}

/**
 * A copy of the project to which a third language has been added, as CONTRIBUTING tells: its content, its words, and its
 * tag in the list of languages.
 */
export const copyWithLanguage = (): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'crescent-'));
  for (const name of [
    'src',
    'content',
    'public',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  linkModules(join(folder, 'node_modules'));

  const words = join(folder, 'src/words');
  for (const [path, text] of madeUpWords(words, LOCALE)) write(join(words, path), text);
  const content = join(folder, 'content');
  for (const [path, text] of madeUpContent(join(content, 'it'), LOCALE))
    write(join(content, LOCALE, path), text);
  const list = join(words, 'locales.ts');
  write(list, readFileSync(list, 'utf8').replace(/(LOCALES = \[.*?)\]/, `$1, '${LOCALE}']`));

  return {
    folder,
    site: join(folder, 'dist'),
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
};

/** Builds the site of a copy in its language. Fails with what the build said. */
export const buildCopy = ({ folder, site }: Copy): void => {
  execFileSync(process.execPath, [join(folder, 'src/build/main.ts'), site, LOCALE], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
