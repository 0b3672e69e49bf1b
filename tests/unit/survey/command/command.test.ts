import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isSurvey, type Survey } from '../../../../src/survey/summary.ts';
import { tasksOf } from '../../../../src/survey/studies.ts';

const main = join(import.meta.dirname, '../../../../src/survey/command/main.ts');
/** Each run takes a second or so of a core, which others may be using. */
const TIMEOUT = 120_000;

const SIZE = ['--deals', '2', '--variant', '1'];
const TASKS = tasksOf({ deals: 2, variant: 1 }).length;

const root = mkdtempSync(join(tmpdir(), 'survey-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const places = (name: string) => {
  const at = { folder: join(root, name), output: join(root, `${name}-figures`) };
  return { ...at, words: ['--folder', at.folder, '--output', at.output] };
};

const run = (...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...words], {
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
};

const findingsIn = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').length : 0;

/** The figures, but for those of time, which no two runs share. */
const figuresIn = (output: string) => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(output, name), 'utf8'));
  const survey = read('survey.json') as Survey;
  return {
    ...survey,
    byTime: survey.byTime.map(({ limit }) => limit),
    statesPerSecond: 0,
    winnable: read('winnable.json'),
  };
};

const whole = places('whole');
let said: ReturnType<typeof run>;
beforeAll(() => {
  said = run(...SIZE, ...whole.words, '--workers', '1');
}, TIMEOUT);

describe('the command', { timeout: TIMEOUT }, () => {
  test('finds out everything, says how far it is, and writes the figures', () => {
    expect(said).toMatchObject({ stderr: '', status: 0 });
    expect(said.stdout.split('\n')).toEqual([
      `${TASKS} things to find out; 0 are known already.`,
      expect.stringContaining(`] ${TASKS}/${TASKS} (100.0 %), `),
      'All found.',
      `Joined 1 file to ${whole.output}.`,
      '',
    ]);
    expect(isSurvey(figuresIn(whole.output))).toBe(true);
    expect(figuresIn(whole.output)).toMatchObject({ deals: 2, variant: 1, all: { deals: 2 } });
    expect(figuresIn(whole.output).winnable).toEqual({
      grades: expect.stringMatching(/^[123-]{2}$/) as unknown,
    });
  });

  test('goes on where it was killed, to the same figures', async () => {
    const { folder, output, words } = places('killed');
    const file = join(folder, 'part-1-of-1.jsonl');
    const child = spawn(process.execPath, [main, ...SIZE, ...words, '--workers', '2']);
    while (findingsIn(file) < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const known = findingsIn(file);
    expect(known).toBeLessThan(TASKS);
    expect(existsSync(output)).toBe(false);
    const resumed = run(...SIZE, ...words);
    expect(resumed).toMatchObject({ stderr: '', status: 0 });
    expect(resumed.stdout).toContain(`${TASKS} things to find out; ${known} are known already.`);
    expect(figuresIn(output)).toEqual(figuresIn(whole.output));
  });

  test('takes parts, and joins them to the figures of the whole', () => {
    const { folder, output, words } = places('parts');
    const first = run(...SIZE, ...words, '--shard', '1/2');
    expect(first).toMatchObject({ stderr: '', status: 0 });
    expect(first.stdout).toContain('Part 1 of 2 is found: --merge joins the parts.');
    expect(existsSync(output)).toBe(false);

    const early = run(...SIZE, ...words, '--merge');
    expect(early).toMatchObject({ stdout: '', status: 1 });
    expect(early.stderr).toMatch(/^These are not found yet:\n {2}standard: 1 deals\n/);

    run(...SIZE, ...words, '--shard', '2/2');
    expect(findingsIn(join(folder, 'part-2-of-2.jsonl'))).toBeGreaterThan(0);
    const joined = run(...SIZE, ...words, '--merge');
    expect(joined).toEqual({ stdout: `Joined 2 files to ${output}.\n`, stderr: '', status: 0 });
    expect(figuresIn(output)).toEqual(figuresIn(whole.output));
  });

  test('says what is wrong in words, and fails', () => {
    const { folder, words } = places('nowhere');
    expect(run('--merge', ...words)).toEqual({
      stdout: '',
      stderr: `There are no findings in ${folder}: --folder DIR says where they are.\n`,
      status: 1,
    });
    expect(run('--shard', '3/2')).toMatchObject({
      stdout: '',
      stderr: '--shard is a part of so many, as in --shard 3/16; not «3/2».\n',
      status: 1,
    });
    expect(existsSync(folder)).toBe(false);
  });

  test('says how it is used, if that is asked', () => {
    const help = run('--help');
    expect(help).toMatchObject({ stderr: '', status: 0 });
    expect(help.stdout).toMatch(/^npm run survey -- \[options\]\n {2}--deals N /);
  });
});
