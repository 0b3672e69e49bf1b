import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Finding } from '../finding.ts';
import type { Task } from '../studies.ts';

/** A worker is replaced after so many tasks: what searches leave behind is freed all at once. */
const TASKS_OF_A_WORKER = 500;

/**
 * Gives the tasks, in their order, to so many worker threads. Rejects, with an `Error` that names the task, if one fails;
 * by then the other workers have finished what they were at, and no further task is begun.
 */
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
      // Nothing waits but where a task failed: what does is not begun.
      waiting.forEach(() => undefined);
      await worker?.terminate();
    }
  };
  const crew = Array.from({ length: workers }, work);
  await Promise.allSettled(crew);
  await Promise.all(crew);
};

const answerOf = async (worker: Worker, task: Task): Promise<Finding> => {
  worker.postMessage(task);
  try {
    const [finding] = (await once(worker, 'message')) as [Finding];
    return finding;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${task.study} of deal ${task.deal}: ${reason}`, { cause: error });
  }
};
