import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

import { parseFinding, taskKey, type Finding } from '../finding.ts';

/**
 * The findings of a file of one JSON a line. A line that is cut short, as by a power cut, is left out; throws an `Error`
 * that names the file and the line for any other that is no finding.
 */
export const readFindings = (file: string): Finding[] => {
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop(); // What follows the last line break: nothing, or a line cut short.
  return lines.map((line, index) => {
    const finding = parseFinding(line);
    if (!finding)
      throw new Error(`${file}, line ${index + 1}: no finding of this survey. Remove the line.`);
    return finding;
  });
};

/** A file that findings are added to as they come, so that a survey that is stopped goes on from there. */
export class FindingsFile {
  /** The keys of the tasks that are in the file. */
  readonly done: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  readonly #file: string;

  /** Opens the file, or begins it; a last line that is cut short is taken off. Throws as `readFindings` does. */
  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.findings = existsSync(file) ? readFindings(file) : [];
    this.done = new Set(this.findings.map(taskKey));
    if (existsSync(file)) dropUnfinishedLine(file);
  }

  add(finding: Finding): void {
    appendFileSync(this.#file, `${JSON.stringify(finding)}\n`);
  }
}

const dropUnfinishedLine = (file: string): void => {
  const text = readFileSync(file);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(file, end);
};
