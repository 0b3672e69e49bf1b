import type { Case } from '../../src/components/drill/case.ts';
import { CASES, type CaseName } from '../../src/components/drill/cases.ts';
import { questionIn } from '../../src/components/drill/question.ts';
import { randomFrom } from '../../src/solver/index.ts';
import { createWalk } from '../../src/components/drill/walk.ts';

/**
 * Looks for the games of src/components/drill/prepared.ts and prints them: for each kind of question that few positions
 * have, the games that reach it soonest. To be run again when a walk, a case or the deal has changed, with
 * `npx node tests/drill/prepareGames.ts`; it takes minutes.
 */
const rare: readonly CaseName[] = [
  'other-suit-onto-thick',
  'other-suit-last',
  'one-between-onto-thick',
  'one-between-last',
  'past-ace-and-king',
  'ace-on-king',
  'king-on-ace',
  'needed-twice',
  'full-pile',
  'nearly-full-pile',
  'last-of-pile',
  'onto-complete',
  'not-completing',
  'completing',
  'pass-next',
  'pass-one-back',
];
const GAMES = 2000;
const STEPS = 55;
const LATEST = 25;
const KEPT = 32;

/**
 * After how many steps a game first has a question of a kind, or `undefined` if it has none soon. Each game is looked at
 * from a step of its own, so that the boards are not all just dealt.
 */
const firstIn = (number: number, wanted: Case): number | undefined => {
  const walk = createWalk(number, wanted.style);
  const random = randomFrom(number);
  for (let steps = 0; steps <= STEPS; steps++) {
    if (steps >= number % LATEST && questionIn(walk.position, wanted, random)) return steps;
    if (!walk.step()) return undefined;
  }
  return undefined;
};

for (const name of rare) {
  const found: [number: number, steps: number][] = [];
  for (let number = 1; number <= GAMES && found.length < 4 * KEPT; number++) {
    const steps = firstIn(number, CASES[name]);
    if (steps !== undefined) found.push([number, steps]);
  }
  const soonest = found.sort(([, one], [, other]) => one - other).slice(0, KEPT);
  process.stdout.write(`  '${name}': [${soonest.flat().join(', ')}],\n`);
}
