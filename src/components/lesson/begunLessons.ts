import type { Position } from '../../engine/index.ts';
import { restoreSession } from '../trainer/savedGames.ts';
import type { Session } from '../trainer/session.ts';
import { createStore } from '../trainer/store.ts';

/** The name under which the browser keeps them. */
export const BEGUN_LESSONS = 'crescent.lessons-begun';

/** What was played of lessons that are not done yet, by slug, in the notation of records. */
const store = createStore<Readonly<Record<string, string>>>(BEGUN_LESSONS, (json) =>
  typeof json === 'object' &&
  json !== null &&
  Object.values(json).every((played) => typeof played === 'string')
    ? (json as Record<string, string>)
    : undefined,
);

/** The board of a lesson as it was left, played again by the engine; nothing if it was not begun, or what is kept is wrong. */
export const begunSession = (slug: string, position: Position): Session | undefined => {
  const begun = store.read().value ?? {};
  const played = Object.hasOwn(begun, slug) ? begun[slug] : '';
  if (!played) return undefined;
  const session = restoreSession(
    { played, undone: '' },
    { kind: 'board', cards: '', position },
    {},
  );
  return session.ok ? session.value : undefined;
};

/** Keeps a lesson as it stands, or as not begun where nothing is played. Where that can't be done, the page loses it alone. */
export const keepAsBegun = (slug: string, steps: Session['steps']): void => {
  const played = steps.map(({ action }) => action).join(' ');
  const begun = store.read().value ?? {};
  if (begun[slug] !== played && (played || begun[slug])) store.write({ ...begun, [slug]: played });
};
