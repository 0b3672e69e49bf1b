import type { Action, Position } from '../../engine/index.ts';
import type { Highlight } from '../board/PlaceItem.tsx';

/** What a link to a step says of it. */
export interface StepLink {
  readonly path: string;
  /** «mossa 10» */
  readonly name: string;
  /** «asso di picche, dalla pila 10 alla pila 14» */
  readonly what: string;
}

/** A step of a game in words: everything that its page says of it. */
export interface ShownStep extends StepLink {
  /** Its own part of its address: «10», «ridistribuzione-1». */
  readonly slug: string;
  /** Nothing was played before the first step, the deal. */
  readonly action?: Action | undefined;
  /** The places that it changed. */
  readonly marks: Highlight;
  /** How many moves have been played once it is over. */
  readonly played: number;
  /** «Mossa 10 di 119» */
  readonly number: string;
  /** The title of its page, short enough for a tab: «Mossa 10 di 119: asso di picche». */
  readonly title: string;
  /** What it changed. */
  readonly change: string;
  /** What taking it back changes. */
  readonly undo?: string | undefined;
  /** Why it was played. */
  readonly note?: string | undefined;
  /** The top cards that a redistribution changed, one a line. */
  readonly tops?: readonly string[] | undefined;
  /** Over the board that it leaves: «Dopo la mossa 10». */
  readonly board: string;
  /** Where the step stands in the list of all. */
  readonly listed: string;
  /** The same step in the other languages, in their order. */
  readonly elsewhere?: readonly string[];
  /** Where that board is shown for a frame of another page. */
  readonly frame: string;
  /** Where the trainer opens with that board. */
  readonly trainer: string;
}

/** A whole game to step through, as its pages fetch it. */
export interface Playback {
  /** The board that it begins with. */
  readonly start: Position;
  readonly moves: number;
  /** The deal, then every move and redistribution in their order. */
  readonly steps: readonly ShownStep[];
}
