import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { FindingsFile, readFindings } from '../../../../src/survey/command/findingsFile.ts';
import { made, win } from '../madeFindings.ts';

const first = made({ study: 'standard', deal: 0, states: 100 }, win(50));
const second = made({ study: 'simple', deal: 3, states: 0 });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'survey-'));
  file = join(folder, 'new', 'part.jsonl');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const written = () => {
  const findings = new FindingsFile(file);
  findings.add(first);
  findings.add(second);
};

describe('a file of findings', () => {
  test('begins with none, in a folder that need not be there', () => {
    const { findings, done } = new FindingsFile(file);
    expect([...findings, ...done]).toEqual([]);
  });

  test('has a line for each, and goes on from them', () => {
    written();
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2);
    const { findings, done } = new FindingsFile(file);
    expect(findings).toEqual([first, second]);
    expect([...done]).toEqual(['standard 0 100', 'simple 3 0']);
    expect(readFindings(file)).toEqual([first, second]);
  });

  test('that was cut short goes on before the line that was not finished', () => {
    written();
    appendFileSync(file, JSON.stringify(first).slice(0, 30));
    expect(readFindings(file)).toEqual([first, second]);
    const resumed = new FindingsFile(file);
    expect(resumed.findings).toEqual([first, second]);
    resumed.add(first);
    expect(readFindings(file)).toEqual([first, second, first]);
  });

  test('that was cut short in its first line begins anew', () => {
    written();
    writeFileSync(file, '{"study":');
    const resumed = new FindingsFile(file);
    expect(resumed.findings).toEqual([]);
    resumed.add(second);
    expect(readFindings(file)).toEqual([second]);
  });

  test('with a line that is no finding names the file and the line, and is left as it is', () => {
    written();
    appendFileSync(file, `oops\n${JSON.stringify(first)}\n`);
    const text = readFileSync(file, 'utf8');
    const message = `${file}, line 3: no finding of this survey. Remove the line.`;
    expect(() => readFindings(file)).toThrow(message);
    expect(() => new FindingsFile(file)).toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
