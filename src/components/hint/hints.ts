import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';

import type { Desk } from '../trainer/desk.ts';
import type { Advice, AdviceInTurn, AdviceRequest } from './advice.ts';
import address from './hintWorker.ts?worker&url';

/** Hints on the game on a desk, and whether it can still be won, as far as anybody knows. */
export interface Hints {
  /** Tells the next hint on the desk, unless the board has changed meanwhile. */
  readonly ask: () => void;
  readonly outlook: ReadonlySignal<Pick<Advice, 'kind' | 'text' | 'canUndo'>>;
}

/**
 * Hints come from a worker, fetched when one is asked for or the player wants to be warned of a lost win. From then on it
 * follows the game. Where it can't be had, `failed` is told, and fetching it is tried again the next time.
 */
export const createHints = (
  desk: Desk,
  watches: ReadonlySignal<boolean>,
  failed: string,
): Hints => {
  const board = computed(() => desk.session.value?.history.present);
  const outlook = signal<Hints['outlook']['value']>({ kind: 'outlook', text: '' });
  let worker: Worker | undefined;
  let turn = 0;

  const send = (kind: AdviceRequest['kind']) => {
    const fail = () => {
      worker = undefined;
      if (kind === 'hint') desk.tell(failed);
      else outlook.value = { kind: 'warning', text: failed };
    };
    try {
      worker ??= new Worker(address);
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<AdviceInTurn>) => {
        if (data.turn !== turn) return;
        if (data.kind === 'hint') desk.tell(data.text, data.anchor);
        else outlook.value = data;
      };
      worker.postMessage({
        kind,
        turn,
        position: board.value!,
        watches: watches.value,
      } satisfies AdviceRequest);
    } catch {
      fail();
    }
  };

  effect(() => {
    turn++;
    outlook.value = { kind: 'outlook', text: '' };
    if (board.value && (watches.value || worker)) send('follow');
  });

  return {
    outlook,
    ask: () => {
      send('hint');
    },
  };
};
