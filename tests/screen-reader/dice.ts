import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What chance gives, from 0 to 1. */
export const CHANCE = 0.5;

/**
 * A copy of a built site in which chance always gives the same, so that a journey meets the same questions each time.
 * Nothing else is changed. Fails when no script of the site rolls dice, for then they would not be fixed.
 */
export function withFixedDice(dist: string): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'crescent-'));
  cpSync(dist, folder, { recursive: true });
  let found = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    if (!text.includes('Math.random()')) continue;
    writeFileSync(join(folder, name), text.replaceAll('Math.random()', `${CHANCE}`));
    found += 1;
  }
  if (found === 0)
    throw new Error('No script of the site calls Math.random: fix the dice elsewhere.');
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
