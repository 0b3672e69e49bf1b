import * as fc from 'fast-check';

import type { Door } from './door.ts';
import { shapeOf } from './shape.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

const { FUZZ_INPUTS, FUZZ_SEED } = process.env;

/** How many inputs there are for all doors together: 100,000 for `npm run fuzz`. */
const INPUTS = Number(FUZZ_INPUTS ?? 10_000);

/** The same inputs each time, unless others are asked for. */
const SEED = Number(FUZZ_SEED ?? 20_260_801);

/** More than the longest of what is drawn, the table of the drill; what is quoted of an input is short. */
const LONGEST = 4_000;

/** Signs that are not seen and can turn the rest of a line around. */
const UNSEEN = /\p{Cf}/u;

/** Throws if anything is wrong with how an input is dealt with. */
const check = async (door: Door, input: string, watch: Stopwatch): Promise<void> => {
  for (const draw of await watch.time(() => door.read(input))) {
    const { html, like } = draw();
    if (html.length > LONGEST) throw new Error(`told at length: ${html.slice(0, LONGEST)}…`);
    if (UNSEEN.test(html)) throw new Error(`told with signs unseen: ${JSON.stringify(html)}`);
    if (shapeOf(html) !== shapeOf(like)) throw new Error(`put into the page as it came: ${html}`);
  }
};

const inShort = (input: string) => {
  const text = JSON.stringify(input);
  return text.length > 400 ? `${text.slice(0, 400)}… (${input.length} characters)` : text;
};

/**
 * Hands a door its share of all the inputs. Rejects at the first at which it throws, that reaches the page as more than
 * text, that is told at length, or that takes too long, and says how to meet it again.
 */
export const goThrough = async (door: Door): Promise<void> => {
  const watch = createStopwatch();
  const property = fc.asyncProperty(door.inputs, (input) => check(door, input, watch));
  const numRuns = Math.ceil(INPUTS * door.share);
  const result = await fc.check(property, { seed: SEED, numRuns, endOnFailure: true });
  process.stdout.write(
    `${door.name}: ${result.numRuns} inputs, the slowest ${watch.slowest().toFixed(1)} ms\n`,
  );
  if (!result.failed) return;
  const [input = ''] = result.counterexample ?? [];
  throw new Error(
    `FUZZ_SEED=${result.seed} FUZZ_INPUTS=${INPUTS}, input ${result.numRuns} of ${door.name}, ` +
      `${inShort(input)}: ${String(result.errorInstance)}`,
    { cause: result.errorInstance },
  );
};

/** Long enough for all of them, on a machine that does other things too. */
export const PATIENCE = { timeout: 900_000 };
