import { describe, expect, test } from 'vitest';

import { findAll } from '../../../../src/survey/command/crew.ts';
import type { Finding } from '../../../../src/survey/finding.ts';
import { findOut } from '../../../../src/survey/findOut.ts';
import type { Task } from '../../../../src/survey/studies.ts';

const task = (deal: number): Task => ({ study: 'hasty', deal, states: 0 });

describe('worker threads', () => {
  test('find out each task once, and the same as one alone', async () => {
    const tasks = [0, 1, 2].map(task);
    const found: Finding[] = [];
    await findAll(tasks, 2, (finding) => found.push(finding));
    expect(found.sort((one, other) => one.deal - other.deal)).toEqual(
      tasks.map((each) => findOut(each, () => 0)),
    );
  });

  test('may be more than there are tasks', async () => {
    const found: Finding[] = [];
    await findAll([task(3)], 50, (finding) => found.push(finding));
    expect(found).toHaveLength(1);
  });

  test('stop, naming the task that failed, before the others are found out', async () => {
    const found: Finding[] = [];
    const tasks = [0, -9, ...Array<number>(3000).fill(1)].map(task);
    await expect(findAll(tasks, 2, (finding) => found.push(finding))).rejects.toThrow(
      /^hasty of deal -9: No code for -/,
    );
    const then = found.length;
    expect(then).toBeLessThan(3000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(found).toHaveLength(then);
  });

  test('stop where a finding can’t be kept', async () => {
    let found = 0;
    const full = () => {
      found++;
      throw new Error('The disk is full');
    };
    await expect(findAll([0, 1, 2, 3, 4, 5].map(task), 1, full)).rejects.toThrow('full');
    expect(found).toBe(1);
  });
});
