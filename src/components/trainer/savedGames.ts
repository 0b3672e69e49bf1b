import {
  fail,
  history,
  parseMove,
  REDISTRIBUTION,
  succeed,
  type Result,
} from '../../engine/index.ts';
import { paths } from '../../words/paths.ts';
import { positionOf, readOrigin, startOf, type Games, type Origin } from './origin.ts';
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

export const gameName = (origin: Origin): string =>
  new URL(paths.trainer(startOf(origin)), 'https://a').search;

/** The game that a name stands for, or `undefined` if it is none of the site's. */
export const originOf = (name: string, games: Games): Origin | undefined => {
  const origin = readOrigin(new URLSearchParams(name), games);
  return origin.ok ? origin.value : undefined;
};

const isSavedGame = (value: unknown): value is SavedGame => {
  const { played, undone, seconds, at } = Object(value) as Record<string, unknown>;
  return (
    [played, undone].every((text) => typeof text === 'string') &&
    [seconds, at].every(Number.isFinite)
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

/** Plays a kept game again from its start. Fails on the first thing that can't be played, since then nothing in it is sure. */
export const restoreSession = (
  saved: SavedGame,
  origin: Origin,
  games: Games,
): Result<Session, 'illegal'> => {
  const [played, undone] = [saved.played, saved.undone].map((text) =>
    text.split(' ').filter(Boolean),
  ) as [string[], string[]];
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
