import { signal, type ReadonlySignal } from '@preact/signals';

/** Counts the seconds that a game is played; it stands still while the page is hidden or the clock is paused (R29). */
export interface Clock {
  readonly seconds: ReadonlySignal<number>;
  readonly paused: ReadonlySignal<boolean>;
  readonly set: (seconds: number) => void;
  readonly pause: (paused: boolean) => void;
  /** Begins to tick, for as long as the page is there. */
  readonly run: (isOver: () => boolean) => void;
}

export const createClock = (): Clock => {
  const seconds = signal(0);
  const paused = signal(false);
  return {
    seconds,
    paused,
    set: (value) => (seconds.value = value),
    pause: (value) => (paused.value = value),
    run: (isOver) => {
      setInterval(() => {
        if (!document.hidden && !paused.value && !isOver()) seconds.value++;
      }, 1000);
    },
  };
};

/** «1:05», «1:02:05» */
export const formatClock = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => `${part}`.padStart(index === 0 ? 1 : 2, '0')).join(':');
};
