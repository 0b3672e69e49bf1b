import { parseArgs } from 'node:util';

import type { Locale } from '../../src/words/locales.ts';
import type { BrowserName } from './ear.ts';
import { spokenLocales } from './languages/index.ts';

export const HELP = `npm run test:screen-reader [-- OPTIONS]

Has a real screen reader take every journey through the built site, and fails when it does not say what it must.

  --browser NAME   chromium or firefox; both, side by side, when it is not given
  --language TAG   it or en; one after the other when it is not given
  --only TEXT      only the journeys that have the text in their names or addresses
  --keep           keep what is heard as what the site shows; of the other journeys what is kept stays
  --print          print all that is heard
  --help           this text
`;

const names: readonly BrowserName[] = ['chromium', 'firefox'];

export interface Options {
  readonly browsers: readonly BrowserName[];
  readonly locales: readonly Locale[];
  readonly only: string;
  readonly keep: boolean;
  readonly print: boolean;
  readonly help: boolean;
}

/** The options of a command line. Fails, in words for who wrote it, on what it doesn't know. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      browser: { type: 'string' },
      language: { type: 'string' },
      only: { type: 'string', default: '' },
      keep: { type: 'boolean', default: false },
      print: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { browser, language, ...rest } = values;
  return {
    ...rest,
    browsers: chosenFrom(names, '--browser', browser),
    locales: chosenFrom(spokenLocales, '--language', language),
  };
}

/** The one that is named, or all when none is. Fails on a name of none. */
function chosenFrom<Name extends string>(
  all: readonly Name[],
  option: string,
  chosen: string | undefined,
): readonly Name[] {
  const found = chosen === undefined ? all : all.filter((name) => name === chosen);
  if (found.length === 0) throw new Error(`${option} takes ${all.join(' or ')}, not «${chosen}».`);
  return found;
}
