import { describe, expect, test } from 'vitest';

import { taskKey } from '../../../src/survey/finding.ts';
import {
  dealsOf,
  PLAYER_NAMES,
  STUDIES,
  STUDY_NAMES,
  TASTES,
  tasksOf,
  tasksOfShard,
  VARIANTS,
  type Study,
  type StudyName,
} from '../../../src/survey/studies.ts';
import { readOptions } from '../../../src/survey/command/options.ts';

const studyOf = (name: StudyName): Study => STUDIES[name];

describe('a survey', () => {
  test('as it is run by default has 3,000 deals at least, and 500 for each variant and taste', () => {
    const options = readOptions([], 1);
    if (options === 'help') throw new Error('Nobody asked for help');
    const tasks = tasksOf(options.size);
    const count = (name: StudyName) => tasks.filter(({ study }) => study === name).length;
    for (const name of ['standard', ...PLAYER_NAMES] as const)
      expect(count(name)).toBeGreaterThanOrEqual(3000);
    for (const name of [...VARIANTS, ...TASTES]) expect(count(name)).toBeGreaterThanOrEqual(500);
  });

  test('grades every deal', () => {
    const size = { deals: 9, variant: 2 };
    for (const name of ['standard', 'redistributions2', 'greedy'] as const)
      expect(dealsOf(STUDIES[name], size)).toBe(9);
  });

  test('finds out each thing once, and all of each study of the deals from the first on', () => {
    const size = { deals: 5, variant: 3 };
    const tasks = tasksOf(size);
    expect(new Set(tasks.map(taskKey)).size).toBe(tasks.length);
    for (const name of STUDY_NAMES) {
      const deals = tasks.filter(({ study }) => study === name).map(({ deal }) => deal);
      expect(deals).toEqual([0, 1, 2, 3, 4].slice(0, dealsOf(studyOf(name), size)));
    }
    expect(dealsOf(STUDIES.noPasses, size)).toBe(3);
    expect(dealsOf(STUDIES.noPasses, { deals: 2, variant: 3 })).toBe(2);
  });

  test('searches the variants all as far, and further deals as far as grading needs', () => {
    const states = tasksOf({ deals: 2, variant: 1 })
      .filter(({ study }) => ['noLimit', 'redistributions2', 'standard'].includes(study))
      .map(({ study, deal, states: limit }) => [study, deal, limit]);
    expect(states).toEqual([
      ['standard', 0, 20_000_000],
      ['standard', 1, 20_000_000],
      ['redistributions2', 0, 2_000_000],
      ['redistributions2', 1, 250_000],
      ['noLimit', 0, 2_000_000],
    ]);
  });

  test('varies one rule at a time', () => {
    const standard = studyOf('standard');
    for (const name of VARIANTS) {
      const study = studyOf(name);
      if (study.kind !== 'search' || standard.kind !== 'search') throw new Error(name);
      const changes = [
        study.redistributions !== standard.redistributions,
        study.rules.limit !== standard.rules.limit,
        study.rules.passes !== standard.rules.passes,
      ];
      expect(changes.filter(Boolean)).toHaveLength(name === 'standard' ? 0 : 1);
    }
  });
});

describe('shards', () => {
  test.each([1, 2, 3, 7, 16])('1 to %i have every task, each once', (of) => {
    const size = { deals: 10, variant: 4 };
    const parts = Array.from({ length: of }, (_, part) =>
      tasksOfShard(size, { part: part + 1, of }).map(taskKey),
    );
    expect(parts.flat().sort()).toEqual(tasksOf(size).map(taskKey).sort());
  });

  test('have their share of the variants too, not one of them all', () => {
    const parts = [1, 2, 3].map((part) =>
      tasksOfShard({ deals: 30, variant: 6 }, { part, of: 3 }).filter(
        ({ study }) => study === 'redistributions0',
      ),
    );
    expect(parts.map((tasks) => tasks.length)).toEqual([2, 2, 2]);
  });
});
