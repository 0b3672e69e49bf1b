import type { Action, Position } from '../../engine/index.ts';
import { createSearch, type Search } from '../../solver/index.ts';
import { PATIENCE } from './advice.ts';

/** Asks for a look for a win from a position; for one to go on after it was ended; for it to end. */
export type LookRequest =
  { readonly kind: 'begin'; readonly position: Position } | { readonly kind: 'go-on' | 'end' };

/** What a look for a win has come to. */
export type Sighting =
  /** It goes on, after so many seconds. */
  | { readonly kind: 'searching'; readonly seconds: number }
  | { readonly kind: 'won'; readonly line: readonly Action[] }
  /** Proved: no way from there leads to a win. */
  | { readonly kind: 'impossible' }
  | { readonly kind: 'given-up' };

/** The two with the number of the request, so that what is seen of an earlier one can be told apart. */
export type NumberedRequest = readonly [number: number, request: LookRequest];
export type NumberedSighting = readonly [number: number, sighting: Sighting];

/** After these seconds it says that it goes on. */
const PROGRESS = [2, 5, 10, 15];
/** The states of a slice, between which a request can come in: some hundredths of a second. */
const SLICE = 10_000;

/** What a look lives on: somebody to tell, a clock in milliseconds, and a way to go on after whatever has come in. */
export interface LookHouse {
  readonly tell: (sighting: Sighting) => void;
  readonly now: () => number;
  readonly later: (goOn: () => void) => void;
}

/** Looks for wins in slices, one look at a time: a new request ends the one before. */
export const createLooking = ({ tell, now, later }: LookHouse) => {
  let search: Search | undefined;
  let latest = 0;

  const run = (mine: number, current: Search) => {
    const begun = now();
    let told = 0;
    const goOn = () => {
      if (mine !== latest) return;
      const progress = current.step(SLICE);
      if (progress.kind === 'won') tell({ kind: 'won', line: progress.line });
      else if (progress.kind === 'impossible') tell({ kind: 'impossible' });
      else {
        const seconds = (now() - begun) / 1000;
        const due = PROGRESS[told];
        if (seconds >= PATIENCE) tell({ kind: 'given-up' });
        else {
          if (due !== undefined && seconds >= due) {
            told++;
            tell({ kind: 'searching', seconds: due });
          }
          later(goOn);
        }
      }
    };
    goOn();
  };

  return (request: LookRequest): void => {
    const mine = ++latest;
    if (request.kind === 'begin') search = createSearch(request.position);
    if (request.kind !== 'end' && search) run(mine, search);
  };
};
