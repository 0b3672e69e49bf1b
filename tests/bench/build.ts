import { textTable } from '../tables/textTable.ts';
import { timedBuild } from './timedBuild.ts';

/** npm run bench:build: how the time of the build grows with its pages, where the won game is there so many times. */
const TIMES = [1, 3, 10];

const builds = TIMES.map((times) => {
  process.stderr.write(`building with ${times} games…\n`);
  return { times, ...timedBuild(times) };
});
const [first] = builds;
const times = (value: number, of: number) => (value / of).toFixed(2);

process.stdout.write(
  textTable([
    [
      'games',
      'pages',
      'seconds',
      'previews',
      'of processor',
      'ms of it a page',
      'pages, times',
      'ms, times',
    ],
    ...builds.map((build) => [
      `${build.times}`,
      `${build.pages}`,
      build.seconds.toFixed(1),
      build.previewSeconds.toFixed(1),
      build.processorSeconds.toFixed(1),
      ((1000 * build.processorSeconds) / build.pages).toFixed(0),
      times(build.pages, first!.pages),
      times(build.processorSeconds, first!.processorSeconds),
    ]),
  ]),
);
