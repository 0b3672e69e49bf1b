import { parseArgs } from 'node:util';

import type { SurveySize } from '../studies.ts';

/** What the command is asked to do. */
export interface Options {
  readonly size: SurveySize;
  /** Which part of the deals to take: 1 of 1 is all of them. */
  readonly shard: { readonly part: number; readonly of: number };
  readonly workers: number;
  /** Where the findings are kept, and where the figures go. */
  readonly folder: string;
  readonly output: string;
  readonly mergeOnly: boolean;
}

export const USAGE = `npm run survey -- [options]
  --deals N      so many deals (3100)
  --variant N    so many of them for each variant of the rules (500)
  --shard 3/16   only the third of sixteen parts of the deals
  --merge        joins what all parts have found to the figures of the site
  --workers N    so many threads (one for each core)
  --folder DIR   where findings are kept, so that a survey can be stopped and go on (survey-findings)
  --output DIR   where the figures go (content/survey)`;

/**
 * Reads the words after the command. Throws an `Error` that says what is wrong with them and how they should be, or that
 * has nothing but the usage if that was asked for.
 */
export const readOptions = (words: readonly string[], cores: number): Options => {
  const { values } = parse(words);
  if (values.help) throw new Error(USAGE);
  const deals = readCount('deals', values.deals);
  return {
    size: { deals, variant: Math.min(readCount('variant', values.variant), deals) },
    shard: readShard(values.shard),
    workers: values.workers === undefined ? cores : readCount('workers', values.workers),
    folder: values.folder,
    output: values.output,
    mergeOnly: values.merge,
  };
};

const parse = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      options: {
        deals: { type: 'string', default: '3100' },
        variant: { type: 'string', default: '500' },
        shard: { type: 'string', default: '1/1' },
        merge: { type: 'boolean', default: false },
        workers: { type: 'string' },
        folder: { type: 'string', default: 'survey-findings' },
        output: { type: 'string', default: 'content/survey' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n${USAGE}`, { cause: error });
  }
};

const readCount = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`--${name} is a whole number from 1, as in --${name} 500; not «${text}».`);
  return Number(text);
};

const readShard = (text: string): Options['shard'] => {
  const [, part, of] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  if (Number(part) <= Number(of)) return { part: Number(part), of: Number(of) };
  throw new Error(`--shard is a part of so many, as in --shard 3/16; not «${text}».`);
};
