import { spawn } from 'node:child_process';

/**
 * node tests/lanes/main.ts LANE…: runs lanes side by side. A lane is names of npm scripts with spaces between, which it
 * runs one after the other and whose output it prints once each has ended. Fails when any of them fails.
 */
const lanes = process.argv.slice(2).map((lane) => lane.split(' '));

/** Where npm is, which runs this: one that the shell would find might be another. */
const npm = process.env.npm_execpath;
if (npm === undefined) throw new Error('The lanes are run by npm: npm run check');

/** Whether a script passed. */
const run = (script: string) =>
  new Promise<boolean>((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [npm, 'run', '--silent', script]);
    const output: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => output.push(data));
    child.stderr.on('data', (data: Buffer) => output.push(data));
    child.once('error', reject);
    child.once('close', (code) => {
      const isPassed = code === 0;
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      process.stdout.write(Buffer.concat(output));
      process.stdout.write(`${isPassed ? '✓' : '✗'} ${script}, ${seconds} s\n`);
      resolve(isPassed);
    });
  });

const passed = await Promise.all(
  lanes.map(async (scripts) => {
    const results: boolean[] = [];
    for (const script of scripts) results.push(await run(script));
    return results.every(Boolean);
  }),
);
if (!passed.every(Boolean)) process.exitCode = 1;
