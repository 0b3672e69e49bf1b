import { parentPort, workerData } from 'node:worker_threads';

import type { Locale } from '../../src/words/locales.ts';
import type { Listening, Outcome } from './listen.ts';
import { speak } from './speak.ts';

/** What a thread is started with. A thread has modules of its own, and so a language of its own. */
export interface Task extends Listening {
  readonly locale: Locale;
  /** Where that language begins on the host. */
  readonly base: string;
}

const { locale, base, ...listening } = workerData as Task;
speak(locale, base);
const { listen } = await import('./listen.ts');
const outcome: Outcome = await listen(listening);
parentPort!.postMessage(outcome);
