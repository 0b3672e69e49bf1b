import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { timedBuild } from '../bench/timedBuild.ts';
import { textTable } from '../tables/textTable.ts';
import type { Unit } from './budget.ts';
import { elsewhere } from './elsewhere.ts';

/** npm run budgets: what the last `npm run build` takes of each budget. Fails when one is over. */
const digits: Partial<Record<Unit, number>> = { kB: 2 };

/** The seconds in which all pages of one language should be built; a busy machine takes longer, and nothing is wrong. */
const BUILD = 10;

async function main(): Promise<boolean> {
  if (!existsSync(join(import.meta.dirname, '../../dist')))
    throw new Error('There is no dist: run `npm run build` first.');
  const { budgets } = await import('./budgets.ts');
  const measured = await Promise.all(
    budgets.map(async (budget) => ({ ...budget, ...(await budget.measure()) })),
  );
  const { pages, seconds: all, previewSeconds } = timedBuild();
  const seconds = all - previewSeconds;
  const rows = measured.map(({ what, amount, limit, unit, where = '' }) => {
    const [taken, allowed, left] = [amount, limit, limit - amount].map((one) =>
      one.toFixed(digits[unit] ?? 0),
    );
    const mark = amount > limit ? 'OVER' : '';
    return [what, taken!, allowed!, left!, unit, mark, amount > limit ? where : ''];
  });
  const build = [seconds, BUILD, BUILD - seconds].map((one) => one.toFixed(1));
  process.stdout.write(
    textTable([
      ['what', 'measured', 'budget', 'room left', 'of', '', ''],
      ...rows,
      [
        `building all ${pages} pages, without their previews, on this machine as busy as it is`,
        ...build,
        'seconds',
        '',
        '',
      ],
    ]),
  );
  process.stdout.write('\nTold elsewhere:\n');
  process.stdout.write(textTable(elsewhere.map(({ what, limit, told }) => [what, limit, told])));
  return measured.every(({ amount, limit }) => amount <= limit);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
