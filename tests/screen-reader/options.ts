import { parseArgs } from 'node:util';

import type { BrowserName } from './ear.ts';

export const HELP = `npm run test:screen-reader [-- OPTIONS]

Has a real screen reader take every journey through the built site, and fails when it does not say what it must.

  --browser NAME   chromium or firefox; both when it is not given
  --only TEXT      only the journeys that have the text in their names
  --keep           keep what is heard as what the site shows; of the other journeys what is kept stays
  --print          print all that is heard
  --help           this text
`;

const names: readonly BrowserName[] = ['chromium', 'firefox'];

export interface Options {
  readonly browsers: readonly BrowserName[];
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
      only: { type: 'string', default: '' },
      keep: { type: 'boolean', default: false },
      print: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { browser, ...rest } = values;
  const browsers = browser === undefined ? names : names.filter((name) => name === browser);
  if (browsers.length === 0)
    throw new Error(`--browser takes chromium or firefox, not «${browser}».`);
  return { ...rest, browsers };
}
