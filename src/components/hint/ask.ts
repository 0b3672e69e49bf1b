import type { Desk } from '../trainer/desk.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import address from './hintWorker.ts?worker&url';

let worker: Worker | undefined;

/** Asks for the next hint, and tells it unless the board has changed meanwhile; the search is fetched the first time. */
export const askHint = (desk: Desk, failed: string): void => {
  const asked = desk.session.value?.history.present;
  const fail = () => {
    worker = undefined;
    desk.tell(failed);
  };
  try {
    worker ??= new Worker(address);
    worker.onerror = fail;
    worker.onmessage = ({ data: { text, anchor } }: MessageEvent<Advice>) => {
      if (asked === desk.session.value?.history.present) desk.tell(text, anchor);
    };
    worker.postMessage(asked satisfies AdviceRequest | undefined);
  } catch {
    fail();
  }
};
