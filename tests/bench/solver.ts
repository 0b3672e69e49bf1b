import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { parsePosition, REDISTRIBUTION, type Position } from '../../src/engine/index.ts';
import { solve } from '../../src/solver/index.ts';
import { surveyedStart } from '../../src/survey/deals.ts';

/** npm run bench:solver -- [--deals FILE] [--seconds S] [--count N] [--seed N]: positions, one JSON a line, or N random deals. */
const { values } = parseArgs({
  options: {
    deals: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const LIMITS = [0.1, 1, 10, 60];

const say = (line: string) => process.stdout.write(`${line}\n`);

const cpuMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function readDeals(file: string): Position[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!line.trim()) return [];
    const read = parsePosition(line);
    if (!read.ok) throw new Error(`${file}, line ${index + 1}: ${JSON.stringify(read.error)}`);
    return [read.value];
  });
}

const randomDeals = (count: number) =>
  Array.from({ length: count }, (_, index) => surveyedStart(index));

const positions = values.deals ? readDeals(values.deals) : randomDeals(Number(values.count));
const wonAfter: number[] = [];
const lengths: number[] = [];
let impossible = 0;
let totalStates = 0;
const begun = cpuMilliseconds();
for (const [index, position] of positions.entries()) {
  const from = cpuMilliseconds();
  const result = solve(position, { seconds, seed: Number(values.seed), clock: cpuMilliseconds });
  const taken = (cpuMilliseconds() - from) / 1000;
  totalStates += result.states;
  let found: string = result.kind;
  if (result.kind === 'won') {
    const moves = result.line.filter((action) => action !== REDISTRIBUTION).length;
    const redistributions = result.line.length - moves;
    found = `won in ${moves} moves and ${redistributions} redistributions, width ${result.width}`;
    wonAfter.push(taken);
    lengths.push(moves);
  } else if (result.kind === 'impossible') impossible++;
  else found = `not found; ${result.played} cards on the foundations at the most`;
  say(`${index + 1}\t${taken.toFixed(3)} s\t${result.states} states\t${found}`);
}
const spent = (cpuMilliseconds() - begun) / 1000;
const share = (count: number) => `${((100 * count) / positions.length).toFixed(1)} %`;
say('');
for (const limit of LIMITS)
  if (limit <= seconds)
    say(`won within ${limit} s: ${share(wonAfter.filter((taken) => taken <= limit).length)}`);
say(`won: ${share(wonAfter.length)}; proved impossible: ${share(impossible)}`);
say(`moves of the wins: ${Math.min(...lengths)} to ${Math.max(...lengths)}`);
say(`${Math.round(totalStates / spent)} states a second; ${spent.toFixed(1)} s of CPU time`);
say(`peak memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
