import {
  fail,
  history,
  parseMove,
  REDISTRIBUTION,
  succeed,
  type Result,
} from '../../engine/index.ts';
import { positionOf, type Games, type Origin } from '../origin/origin.ts';
import type { PlayedStep, Session } from './session.ts';
import { createStore } from './store.ts';

/** A game as it is kept: what was played and taken back, in the notation of records, from the start that its name tells. */
export interface SavedGame {
  readonly played: string;
  readonly undone: string;
  readonly seconds: number;
  /** When it was last played, in milliseconds since 1970: the oldest give way. */
  readonly at: number;
}

/** By name: the query of the address that opens the game from its start. */
export type SavedGames = Readonly<Record<string, SavedGame>>;

/** How many games are kept. */
export const MOST_GAMES = 30;

/** Hours of play. A text that tells of more would hold up the page, and no player has written it. */
export const MOST_STEPS = 10_000;

const isSavedGame = (value: unknown): value is SavedGame => {
  const { played, undone, seconds, at } = Object(value) as Record<string, unknown>;
  return (
    [played, undone].every((text) => typeof text === 'string') &&
    [seconds, at].every(Number.isFinite) &&
    // Whatever else is in it is written again, and must be what can be written.
    Object.values(value as object).every((part) => typeof part !== 'object')
  );
};

export const savedGamesStore = createStore<SavedGames>('crescent.games', (json) =>
  typeof json === 'object' && json !== null && Object.values(json).every(isSavedGame)
    ? (json as SavedGames)
    : undefined,
);

/** The games with one more or a newer one, without the oldest if they are too many. */
export const withGame = (games: SavedGames, name: string, game: SavedGame): SavedGames =>
  Object.fromEntries(
    Object.entries({ ...games, [name]: game })
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST_GAMES),
  );

export const saveSession = (session: Session, seconds: number, at: number): SavedGame => ({
  played: session.steps.map(({ action }) => action).join(' '),
  undone: session.history.future.map(({ move }) => move).join(' '),
  seconds,
  at,
});

/** A game at its beginning, with the moves that come with its origin played: whatever reads an origin has judged them. */
export const beginAt = (origin: Origin, games: Games): Session => {
  const played = (origin.moves ?? []).join(' ');
  const session = restoreSession({ played, undone: '' }, origin, games);
  if (!session.ok) throw new Error('The moves of an origin break a rule');
  return session.value;
};

/** Plays a kept game again from its start. Fails on the first thing that can't be played, since then nothing in it is sure. */
export const restoreSession = (
  saved: Pick<SavedGame, 'played' | 'undone'>,
  origin: Origin,
  games: Games,
): Result<Session, 'illegal'> => {
  const [played, undone] = [saved.played, saved.undone].map((text) =>
    text.split(' ').filter(Boolean),
  ) as [string[], string[]];
  if (played.length + undone.length > MOST_STEPS) return illegal;
  let now = history.begin(positionOf(origin, games));
  const steps: PlayedStep[] = [];
  for (const text of [...played, ...undone]) {
    const read = parseMove(text);
    if (!read.ok) return illegal;
    const action = read.value;
    const next = action === REDISTRIBUTION ? history.redistribute(now) : history.play(now, action);
    if (!next.ok) return illegal;
    steps.push({ action, before: now.present, after: next.value.present });
    now = next.value;
  }
  for (let left = undone.length; left > 0; left--) {
    const back = history.undo(now);
    if (!back.ok) return illegal;
    now = back.value;
  }
  return succeed({ history: now, steps: steps.slice(0, played.length), selected: undefined });
};

const illegal = fail('illegal' as const);
