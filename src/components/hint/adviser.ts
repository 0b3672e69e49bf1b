import { moveTitle, sentences, type RuleAnchor } from '../../describe/index.ts';
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
import type { HintWords } from '#words/hint.ts';
import { PATIENCE, PATIENCE_ASIDE, type Advice, type Line } from './advice.ts';
import type { LookRequest, Sighting } from './looking.ts';
import { createProspects, type Prospect } from './prospects.ts';
import { purposeOf, ruleOfMove } from './reason.ts';

/**
 * Gives hints on a game in four steps, how many moves there are, the suit, the card, the move and why; and follows the
 * game, to tell whether it can still be won.
 */
export interface Adviser {
  /** The next hint for a position, or the first for another than last time. While a win is looked for, it ends that. */
  readonly ask: (position: Position) => void;
  /**
   * The game has come to a position. On a known way to win nothing is looked for; off it, or wherever the player wants to
   * be warned, a win is looked for aside.
   */
  readonly follow: (position: Position, watches: boolean) => void;
  /** What the look for a win that was asked for last has come to. */
  readonly see: (sighting: Sighting) => void;
}

/** An adviser tells what it has to tell by `tell`, and asks by `look` for a win where none is known. */
export const createAdviser = (
  words: HintWords,
  tell: (advice: Advice) => void,
  look: (request: LookRequest) => void,
): Adviser => {
  const { hint } = words;
  const prospects = createProspects();
  let current: Position | undefined;
  /** The last hint told; past the first, all need a win, and while none is known the second is still to come. */
  let step = 0;
  let looking: 'for-hint' | 'aside' | undefined;
  let hasLooked = false;
  let isWatching = false;

  const tellHint = (text: string, anchor?: RuleAnchor) => {
    tell({ kind: 'hint', text, anchor });
  };

  const beginLook = (position: Position, purpose: 'for-hint' | 'aside') => {
    looking = purpose;
    look(hasLooked ? { kind: 'go-on' } : { kind: 'begin', position });
    hasLooked = true;
  };
  const endLook = () => {
    if (looking) look({ kind: 'end' });
    looking = undefined;
  };

  const come = (position: Position) => {
    if (current && formatPosition(position) === formatPosition(current)) return;
    endLook();
    prospects.follow(current, position);
    current = position;
    step = 0;
    hasLooked = false;
  };

  const tellStep = (position: Position, line: Line) => {
    const [first] = line;
    if (first === undefined) return;
    if (first === REDISTRIBUTION) {
      tellHint(sayRedistribution(position, line, step, words), 'r20');
      return;
    }
    const [from] = placesOf(first);
    const card = topOf(position, from)!;
    if (step === 2) tellHint(hint.suit(suitOf(card)));
    else if (step === 3) tellHint(hint.card(card, from));
    else {
      const [anchor, rule] = ruleOfMove(position, first, words);
      const title = moveTitle(position, first, words);
      tellHint(sentences(hint.move(title), rule, purposeOf(position, line, words)), anchor);
    }
  };

  const tellProspect = (position: Position, prospect: Prospect) => {
    if (prospect.kind === 'winnable') tellStep(position, prospect.line);
    else if (prospect.kind === 'impossible') tellHint(hint.impossible);
    else {
      step = 1;
      tellHint(sayNotFound(position, prospect.seconds, words));
    }
  };

  /** To be read; announced if it is the end of a win that was known, and if that is wanted. */
  const tellOutlook = (position: Position, prospect: Prospect, mayWarn = isWatching) => {
    const since =
      mayWarn && prospect.kind !== 'winnable' ? prospects.sinceWin(position) : undefined;
    if (!since) tell({ kind: 'outlook', text: sayOutlook(prospect, words) });
    else {
      const canUndo = since.redistributions === 0;
      const text = sentences(
        hint.lostSince(since),
        sayOutlook(prospect, words),
        canUndo ? hint.canUndo : '',
      );
      tell({ kind: 'warning', text, canUndo });
    }
  };

  return {
    ask: (position) => {
      come(position);
      if (looking === 'for-hint') {
        endLook();
        step = 1;
        tellHint(hint.stopped);
        return;
      }
      step = Math.min(step + 1, LAST_STEP);
      const prospect = prospects.of(position);
      if (isWon(position)) tellHint(hint.won);
      else if (step === 1) tellHint(sayCount(position, words));
      else if (prospect && prospect.kind !== 'not-found') tellProspect(position, prospect);
      else if (looking) looking = 'for-hint';
      else beginLook(position, 'for-hint');
    },
    follow: (position, watches) => {
      come(position);
      isWatching = watches;
      if (isWon(position)) return;
      const prospect = prospects.of(position);
      const isWanted = watches || prospects.sinceWin(position) !== undefined;
      if (prospect) tellOutlook(position, prospect);
      else if (isWanted && !looking) beginLook(position, 'aside');
      else if (!isWanted && looking === 'aside') endLook();
    },
    see: (sighting) => {
      if (!looking || !current) return;
      const isAside = looking === 'aside';
      if (sighting.kind === 'searching' && (!isAside || sighting.seconds < PATIENCE_ASIDE)) {
        const text = hint.searching(sighting.seconds);
        if (isAside) tell({ kind: 'outlook', text });
        else tellHint(sentences(text, hint.pressToStop));
        return;
      }
      const prospect = prospectOf(sighting);
      if (sighting.kind === 'searching') endLook();
      looking = undefined;
      prospects.note(current, prospect);
      if (!isAside) tellProspect(current, prospect);
      tellOutlook(current, prospect, isAside && isWatching);
    },
  };
};

/** What a look has come to; one that goes on was long enough. */
const prospectOf = (sighting: Sighting): Prospect => {
  switch (sighting.kind) {
    case 'won':
      return { kind: 'winnable', line: sighting.line };
    case 'impossible':
      return sighting;
    case 'searching':
      return { kind: 'not-found', seconds: sighting.seconds };
    case 'given-up':
      return { kind: 'not-found', seconds: PATIENCE };
  }
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
const sayNotFound = (position: Position, seconds: number, words: HintWords): string => {
  const [move] = legalMoves(position);
  return sentences(
    words.hint.notFound(seconds),
    move && words.hint.anyMove(moveTitle(position, move, words)),
  );
};

/** Whether there is a win from here, as far as it is known. */
const sayOutlook = (prospect: Prospect, { hint }: HintWords): string => {
  switch (prospect.kind) {
    case 'winnable':
      return hint.winnable;
    case 'impossible':
      return hint.impossible;
    case 'not-found':
      return hint.notFound(prospect.seconds);
  }
};
