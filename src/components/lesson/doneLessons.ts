import { createStore, type Kept } from '../trainer/store.ts';

/** The name under which the browser keeps them. */
export const DONE_LESSONS = 'crescent.lessons';

const isSlug = (value: unknown): boolean =>
  typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);

/** The slugs of the lessons done, in the browser. */
const store = createStore<readonly string[]>(DONE_LESSONS, (json) =>
  Array.isArray(json) && json.every(isSlug) ? (json as string[]) : undefined,
);

/** The slugs of the lessons that have been done here; none where nothing can be read. */
export const doneLessons = (): readonly string[] => store.read().value ?? [];

/** Keeps a lesson as done, beside those that another tab may have kept meanwhile. */
export const keepAsDone = (slug: string): Kept =>
  store.write([...new Set([...doneLessons(), slug])]);
