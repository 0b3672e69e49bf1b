import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { taskKey } from '../finding.ts';
import { collect } from '../findings.ts';
import { gradesOf, summarise } from '../summarise.ts';
import { tasksOfShard } from '../studies.ts';
import { winnableTable } from '../winnable.ts';
import { findAll } from './crew.ts';
import { FindingsFile, readFindings } from './findingsFile.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { Progress } from './progress.ts';

const FINDINGS = '.jsonl';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Finds out what a part of the survey, or all of it, still lacks. */
const search = async ({ size, shard, workers, folder }: Options): Promise<void> => {
  const { part, of } = shard;
  const file = new FindingsFile(join(folder, `part-${part}-of-${of}${FINDINGS}`));
  const tasks = tasksOfShard(size, shard);
  const lacking = tasks.filter((task) => !file.done.has(taskKey(task)));
  say(`${tasks.length} things to find out; ${tasks.length - lacking.length} are known already.`);
  const progress = new Progress(tasks, file.findings, process.stdout);
  await findAll(lacking, workers, (finding) => {
    file.add(finding);
    progress.add(finding);
  });
  say(of === 1 ? 'All found.' : `Part ${part} of ${of} is found: --merge joins the parts.`);
};

/** Joins the findings of all files of the folder to the figures that the site shows. */
const merge = ({ size, folder, output }: Options): void => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith(FINDINGS));
  if (files.length === 0)
    throw new Error(`There are no findings in ${folder}: --folder DIR says where they are.`);
  const collected = collect(
    files.flatMap((file) => readFindings(join(folder, file))),
    size,
  );
  if (!collected.ok) {
    const lack = collected.missing.map(({ study, deals }) => `${study}: ${deals} deals`);
    throw new Error(
      `These are not found yet:\n  ${lack.join('\n  ')}\n` +
        'Run the survey to the end, and join it by the --deals and --variant that it was run with.',
    );
  }
  const survey = summarise(collected.findings);
  mkdirSync(output, { recursive: true });
  write(join(output, 'survey.json'), survey);
  write(join(output, 'winnable.json'), winnableTable(gradesOf(collected.findings)));
  say(`Joined ${files.length} ${files.length === 1 ? 'file' : 'files'} to ${output}.`);
};

const write = (file: string, value: unknown): void => {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
};

try {
  const options = readOptions(process.argv.slice(2), availableParallelism());
  if (options === 'help') say(USAGE);
  else {
    if (!options.mergeOnly) await search(options);
    if (options.mergeOnly || options.shard.of === 1) merge(options);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
