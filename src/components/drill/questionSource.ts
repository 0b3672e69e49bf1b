import type { Asked } from './asked.ts';
import type { Tally } from './tally.ts';

/** What a question is made from: how the answers have gone, and a number below 2^32 that decides what is drawn. */
export interface Request {
  readonly tally: Tally;
  readonly seed: number;
}

/** Where questions come from, one for each request, in order. */
export interface QuestionSource {
  readonly request: (request: Request) => void;
  readonly close: () => void;
}

export type OpenSource = (
  onQuestion: (asked: Asked) => void,
  onFailure: () => void,
) => QuestionSource;

/**
 * Makes questions in a worker: the page never waits for one, and the rules and their words, which the worker has copies
 * of, add nothing to the scripts that the trainer shares with this page. A browser that allows no worker is a failure as
 * any other.
 */
export const openWorker: OpenSource = (onQuestion, onFailure) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./questionWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    onFailure();
    return { request: () => undefined, close: () => undefined };
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    onQuestion(data);
  });
  worker.addEventListener('error', onFailure);
  return {
    request: (request) => {
      worker.postMessage(request);
    },
    close: () => {
      worker.terminate();
    },
  };
};
