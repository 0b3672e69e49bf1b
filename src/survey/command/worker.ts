import { parentPort } from 'node:worker_threads';

import { findOut } from '../findOut.ts';
import type { Task } from '../studies.ts';

/** Older versions of Node can't tell the time of a thread. */
const node: Partial<Pick<typeof process, 'threadCpuUsage'>> = process;

/** The processor's time of this thread; of the whole process, with one thread at work, where Node can't tell them apart. */
const clock = (): number => {
  const { user, system } = node.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

/** Finds out one task after another, as they come. */
parentPort!.on('message', (task: Task) => {
  parentPort!.postMessage(findOut(task, clock));
});
