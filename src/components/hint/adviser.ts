import { moveTitle, sentences } from '../../describe/index.ts';
import {
  formatPosition,
  isWon,
  legalMoves,
  placesOf,
  play,
  redistribute,
  REDISTRIBUTION,
  suitOf,
  topOf,
  type Position,
} from '../../engine/index.ts';
import type { HintWords } from '../../words/it/hint.ts';
import { PATIENCE, type Advice, type Line } from './advice.ts';
import type { LookRequest, Sighting } from './looking.ts';
import { purposeOf, ruleOfMove } from './reason.ts';

/** Gives hints on a game in four steps: how many moves there are, the suit, the card, the move and why. */
export interface Adviser {
  /** The next hint for a position, or the first for another than last time. While a win is looked for, it ends that. */
  readonly ask: (position: Position) => void;
  /** What the look for a win that was asked for last has come to. */
  readonly see: (sighting: Sighting) => void;
}

/** An adviser tells each hint by `tell`, and asks by `look` for a win where none is known. */
export const createAdviser = (
  words: HintWords,
  tell: (advice: Advice) => void,
  look: (request: LookRequest) => void,
): Adviser => {
  const { hint } = words;
  /** For each position on a way to a win that has been found, what remains of it: the game may follow it. */
  const known = new Map<string, Line>();
  let current: Position | undefined;
  let step = 0;
  let isLooking = false;
  let hasLooked = false;

  const tellStep = (position: Position, line: Line) => {
    const [first] = line;
    if (first === undefined) return;
    if (first === REDISTRIBUTION) {
      tell({ text: sayRedistribution(position, line, step, words), anchor: 'r20' });
      return;
    }
    const [from] = placesOf(first);
    const card = topOf(position, from)!;
    if (step === 2) tell({ text: hint.suit(suitOf(card)) });
    else if (step === 3) tell({ text: hint.card(card, from) });
    else {
      const [anchor, rule] = ruleOfMove(position, first, words);
      const title = moveTitle(position, first, words);
      tell({ text: sentences(hint.move(title), rule, purposeOf(position, line, words)), anchor });
    }
  };

  return {
    ask: (position) => {
      const isSame = current !== undefined && formatPosition(position) === formatPosition(current);
      if (isLooking) {
        isLooking = false;
        look({ kind: 'end' });
        if (isSame) {
          tell({ text: hint.stopped });
          return;
        }
      }
      if (!isSame) {
        current = position;
        step = 0;
        hasLooked = false;
      }
      step = Math.min(step + 1, LAST_STEP);
      const line = known.get(formatPosition(position));
      if (isWon(position)) tell({ text: hint.won });
      else if (step === 1) tell({ text: sayCount(position, words) });
      else if (line) tellStep(position, line);
      else {
        isLooking = true;
        look(hasLooked ? { kind: 'go-on' } : { kind: 'begin', position });
        hasLooked = true;
      }
    },
    see: (sighting) => {
      if (!isLooking || !current) return;
      if (sighting.kind === 'searching') {
        tell({ text: hint.searching(sighting.seconds) });
        return;
      }
      isLooking = false;
      if (sighting.kind === 'impossible') tell({ text: hint.impossible });
      else if (sighting.kind === 'given-up') tell({ text: sayNotFound(current, words) });
      else {
        let here = current;
        for (const [index, action] of sighting.line.entries()) {
          known.set(formatPosition(here), sighting.line.slice(index));
          here = play(here, action);
        }
        tellStep(current, sighting.line);
      }
    },
  };
};

const LAST_STEP = 4;

/** The first step: how many moves there are, and how many there would be after a redistribution (R20). */
const sayCount = (position: Position, { hint }: HintWords): string => {
  const turned = redistribute(position);
  return hint.count(
    legalMoves(position).length,
    turned.ok ? legalMoves(turned.next).length : undefined,
  );
};

/** That a redistribution is the thing to do and, from the third step on, what for. */
const sayRedistribution = (
  position: Position,
  [first, next]: Line,
  step: number,
  words: HintWords,
): string =>
  sentences(
    words.hint.redistribute,
    step > 2 && first && next && next !== REDISTRIBUTION
      ? words.hint.then(moveTitle(play(position, first), next, words))
      : '',
  );

/** That no win was found, which does not mean that there is none, and a move that can be made. */
const sayNotFound = (position: Position, words: HintWords): string => {
  const [move] = legalMoves(position);
  return words.hint.notFound(PATIENCE, move && moveTitle(position, move, words));
};
