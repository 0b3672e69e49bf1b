import { parseArgs } from 'node:util';

import type { Shard, SurveySize } from '../studies.ts';

/** What the command is asked to do. */
export interface Options {
  readonly size: SurveySize;
  /** Which part of the deals to take: 1 of 1 is all of them. */
  readonly shard: Shard;
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
  --output DIR   where the figures go (content/survey)
  --help         only says this`;

/** Larger surveys don't fit into the memory of one process, nor more threads on a machine. */
const MOST_DEALS = 999_999;
const MOST_WORKERS = 999;

/**
 * Reads the words after the command; `help` if they ask for the usage. Throws an `Error` that says what is wrong with them
 * and how they should be.
 */
export const readOptions = (words: readonly string[], cores: number): Options | 'help' => {
  const { values } = parse(words);
  if (values.help) return 'help';
  const deals = readCount('deals', values.deals, MOST_DEALS);
  const variant = readCount('variant', values.variant, MOST_DEALS);
  const { workers } = values;
  return {
    size: { deals, variant: Math.min(variant, deals) },
    shard: readShard(values.shard),
    workers: workers === undefined ? cores : readCount('workers', workers, MOST_WORKERS),
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

const readCount = (name: string, text: string, most: number): number => {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new Error(
    `--${name} is a whole number from 1 to ${most}, as in --${name} 500; not «${text}».`,
  );
};

const readShard = (text: string): Options['shard'] => {
  const [, part, of] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text) ?? [];
  if (Number(part) <= Number(of)) return { part: Number(part), of: Number(of) };
  throw new Error(`--shard is a part of so many, as in --shard 3/16; not «${text}».`);
};
