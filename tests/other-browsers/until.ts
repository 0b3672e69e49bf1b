import { setTimeout as pass } from 'node:timers/promises';

/** Milliseconds that anything may take, on a slow machine that does other work besides. */
export const PATIENCE = 20_000;

/** Milliseconds between two looks. */
const INTERVAL = 50;

/**
 * What a look gives, once it gives anything. A look that fails is no answer, for the page may be changing under it. Rejects with
 * what was waited for when it does not come in time.
 */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    let cause: unknown;
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`, { cause });
    await pass(INTERVAL);
  }
}
