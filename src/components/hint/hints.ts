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

const NOTHING: Hints['outlook']['value'] = { kind: 'outlook', text: '' };

/** What is said until hints come, and where they don't. */
export interface HintsTexts {
  readonly preparing: string;
  readonly noHint: string;
}

/**
 * Hints come from a worker, fetched when one is asked for or the player wants to be warned of a lost win. From then on it
 * follows the game. Where it can't be had, that is told, and fetching it is tried again the next time; to a player who
 * only wants to be warned it is announced once, however many moves follow.
 */
export const createHints = (
  desk: Desk,
  watches: ReadonlySignal<boolean>,
  { preparing, noHint }: HintsTexts,
): Hints => {
  const board = computed(() => desk.session.value?.history.present);
  const outlook = signal(NOTHING);
  let worker: Worker | undefined;
  let turn = 0;
  /** A warning at first, and then there to be read. */
  let failed: Advice['kind'] = 'warning';

  const send = (kind: AdviceRequest['kind']) => {
    const fail = () => {
      worker = undefined;
      if (kind === 'hint') desk.tell(noHint);
      else {
        outlook.value = { kind: failed, text: noHint };
        failed = 'outlook';
      }
    };
    if (kind === 'hint' && !worker) desk.tellLate(preparing);
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
    outlook.value = NOTHING;
    if (board.value && (watches.value || worker)) send('follow');
  });

  return {
    outlook,
    ask: () => {
      send('hint');
    },
  };
};
