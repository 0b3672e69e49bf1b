/** In milliseconds. */
const MOST = 50;
const REPEATS = 7;

export interface Stopwatch {
  /** Does some work and gives what comes of it. Throws if it takes too long each time that it is done. */
  readonly time: <Value>(work: () => Value | Promise<Value>) => Promise<Value>;
  /** How long the slowest took, at its quickest. */
  readonly slowest: () => number;
}

/** Milliseconds that this thread has worked: it does not count while others on a busy machine have its turn. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Holds work to 50 ms. What is not compiled yet, or a collection of garbage, makes any work slow now and then, so that only
 * what stays over it on every one of several repeats is called slow.
 */
export const createStopwatch = (): Stopwatch => {
  let slowest = 0;
  return {
    slowest: () => slowest,
    time: async (work) => {
      let quickest = Infinity;
      for (let turn = 1; ; turn++) {
        const start = worked();
        const value = await work();
        quickest = Math.min(quickest, worked() - start);
        if (quickest > MOST && turn < REPEATS) continue;
        slowest = Math.max(slowest, quickest);
        if (quickest <= MOST) return value;
        throw new Error(`took ${Math.round(quickest)} ms at the quickest of ${REPEATS} times`);
      }
    },
  };
};
