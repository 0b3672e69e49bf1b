import { Worker } from 'node:worker_threads';

import type { Finding } from '../finding.ts';
import type { Task } from '../studies.ts';

/** A worker is replaced after so many tasks: what searches leave behind is freed all at once. */
const TASKS_OF_A_WORKER = 500;

/** Gives the tasks, in their order, to so many worker threads. Rejects with the error of the first worker that fails. */
export const findAll = async (
  tasks: readonly Task[],
  workers: number,
  found: (finding: Finding) => void,
): Promise<void> => {
  const waiting = tasks.values();
  const work = async () => {
    let worker: Worker | undefined;
    let done = 0;
    try {
      for (const task of waiting) {
        if (done++ % TASKS_OF_A_WORKER === 0) {
          await worker?.terminate();
          worker = new Worker(new URL('./worker.ts', import.meta.url));
        }
        found(await answerOf(worker!, task));
      }
    } finally {
      await worker?.terminate();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
};

const answerOf = (worker: Worker, task: Task): Promise<Finding> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', answered);
      worker.off('error', failed);
    };
    const answered = (finding: Finding) => {
      settle();
      resolve(finding);
    };
    const failed = (error: Error) => {
      settle();
      reject(error);
    };
    worker.once('message', answered);
    worker.once('error', failed);
    worker.postMessage(task);
  });
