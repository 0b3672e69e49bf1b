import {
  formatPosition,
  legalMoves,
  play,
  redistribute,
  type Position,
} from '../../engine/index.ts';
import type { Line } from './advice.ts';

/** Whether a position can be won, as far as it is known. */
export type Prospect =
  | { readonly kind: 'winnable'; readonly line: Line }
  /** Proved: nothing from there leads to a win. */
  | { readonly kind: 'impossible' }
  /** A look gave up after so many seconds, which is no proof. */
  | { readonly kind: 'not-found'; readonly seconds: number };

/** What a player has done since a win was known. */
export interface SinceWin {
  readonly moves: number;
  readonly redistributions: number;
}

/** What is known of the positions of a game, and which was come to from which. */
export interface Prospects {
  /** Notes that a position was come to from another, if one step leads there. */
  readonly follow: (from: Position | undefined, to: Position) => void;
  /** Notes what a look has come to; a line is good for every position on it. */
  readonly note: (position: Position, prospect: Prospect) => void;
  readonly of: (position: Position) => Prospect | undefined;
  /** What has been done since the last position with a known win, if none with another prospect lies between. */
  readonly sinceWin: (position: Position) => SinceWin | undefined;
}

export const createProspects = (): Prospects => {
  const noted = new Map<string, Prospect>();
  /** The position that each was first come to from, so that going back in it always ends. */
  const origins = new Map<string, Position | undefined>();

  /** The positions that led to one, the nearest first. */
  const before = function* (position: Position) {
    let origin = origins.get(formatPosition(position));
    while (origin) {
      yield origin;
      origin = origins.get(formatPosition(origin));
    }
  };

  return {
    follow: (from, to) => {
      const name = formatPosition(to);
      if (!origins.has(name)) origins.set(name, from && leadsTo(from, name) ? from : undefined);
    },
    note: (position, prospect) => {
      noted.set(formatPosition(position), prospect);
      if (prospect.kind !== 'winnable') return;
      let here = position;
      for (const [index, action] of prospect.line.entries()) {
        const line = prospect.line.slice(index);
        noted.set(formatPosition(here), { kind: 'winnable', line });
        here = play(here, action);
      }
    },
    of: (position) => {
      const own = noted.get(formatPosition(position));
      if (own && own.kind !== 'not-found') return own;
      for (const origin of before(position)) {
        const prospect = noted.get(formatPosition(origin));
        if (prospect?.kind === 'impossible') return prospect;
      }
      return own;
    },
    sinceWin: (position) => {
      let steps = 0;
      for (const origin of before(position)) {
        steps++;
        const prospect = noted.get(formatPosition(origin));
        if (prospect && prospect.kind !== 'winnable') return undefined;
        if (!prospect) continue;
        const redistributions = origin.redistributionsLeft - position.redistributionsLeft;
        return { moves: steps - redistributions, redistributions };
      }
      return undefined;
    },
  };
};

const leadsTo = (from: Position, name: string): boolean => {
  const turned = redistribute(from);
  return (
    (turned.ok && formatPosition(turned.next) === name) ||
    legalMoves(from).some((move) => formatPosition(play(from, move)) === name)
  );
};
