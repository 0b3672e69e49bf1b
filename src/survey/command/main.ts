import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { taskKey } from '../finding.ts';
import { collect } from '../findings.ts';
import { gradesOf, summarise } from '../summarise.ts';
import { tasksOf } from '../studies.ts';
import { winnableTable } from '../winnable.ts';
import { findAll } from './crew.ts';
import { FindingsFile, readFindings } from './findingsFile.ts';
import { readOptions, type Options } from './options.ts';
import { Progress } from './progress.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Finds out what a part of the survey, or all of it, still lacks. */
const search = async ({ size, shard: { part, of }, workers, folder }: Options): Promise<void> => {
  const file = new FindingsFile(join(folder, `part-${part}-of-${of}.jsonl`));
  const tasks = tasksOf(size).filter(({ deal }) => deal % of === part - 1);
  const lacking = tasks.filter((task) => !file.done.has(taskKey(task)));
  say(`${tasks.length} things to find out; ${tasks.length - lacking.length} are known already.`);
  const known = new Set(tasks.map(taskKey));
  const progress = new Progress(
    tasks.length,
    file.findings.filter((finding) => known.has(taskKey(finding))),
    process.stdout,
  );
  await findAll(lacking, workers, (finding) => {
    file.add(finding);
    progress.add(finding);
  });
  say(of === 1 ? 'All found.' : `Part ${part} of ${of} is found: --merge joins the parts.`);
};

/** Joins the findings of all files of the folder to the figures that the site shows. */
const merge = ({ size, folder, output }: Options): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const known = new Set(tasksOf(size).map(taskKey));
  const findings = files
    .flatMap((file) => readFindings(join(folder, file)))
    .filter((finding) => known.has(taskKey(finding)));
  const collected = collect(findings, size);
  if (!collected.ok) {
    const lack = collected.missing.map(({ study, deals }) => `${study}: ${deals} deals`);
    throw new Error(`These are not found yet:\n  ${lack.join('\n  ')}\nRun the survey to the end.`);
  }
  mkdirSync(output, { recursive: true });
  write(join(output, 'survey.json'), summarise(collected.findings));
  write(join(output, 'winnable.json'), winnableTable(gradesOf(collected.findings)));
  say(`Joined ${files.length} ${files.length === 1 ? 'file' : 'files'} to ${output}.`);
};

const write = (file: string, value: unknown): void => {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
};

try {
  const options = readOptions(process.argv.slice(2), availableParallelism());
  if (!options.mergeOnly) await search(options);
  if (options.mergeOnly || options.shard.of === 1) merge(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
