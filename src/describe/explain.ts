import { isAscending, type Rejection } from '../engine/index.ts';
import type { Words } from '../words/it.ts';
import { sentences } from './sentences.ts';

/** The anchor of a rule on the rules page: `r1` to `r32`, the same in every language. */
export type RuleAnchor = `r${number}`;

/** A refusal in words, in the order in which it is told. */
export interface Explanation {
  /** What was tried. */
  readonly tried: string;
  /** The first rule that it breaks (D5). */
  readonly reason: string;
  /** The other rules that it breaks too, or nothing. */
  readonly also: string;
  /** Which cards would be accepted there, or which places would accept this card. */
  readonly needed: string;
  /** Where the rules page tells the first rule. */
  readonly anchor: RuleAnchor;
  /** All of it as one text. */
  readonly text: string;
}

type RefusalWords = Pick<Words, 'change' | 'refusal'>;

/** Explains why something was refused, from the rejections of the judge: the first is the headline. */
export const explain = (
  rejections: readonly [Rejection, ...Rejection[]],
  words: RefusalWords,
): Explanation => {
  const [first, ...others] = rejections;
  const tried = triedOf(first, words);
  const reason = words.refusal.reason(first);
  const also = others.map(words.refusal.reason).join(' ');
  const needed = neededOf(rejections, words);
  return {
    tried,
    reason,
    also,
    needed,
    anchor: ruleOf(first),
    text: sentences(tried, reason, also, needed),
  };
};

const triedOf = (rejection: Rejection, words: RefusalWords): string => {
  if ('card' in rejection) return words.refusal.tried(words.change.title(rejection));
  return 'destinations' in rejection
    ? words.refusal.triedNothing
    : words.refusal.triedRedistribution;
};

/** What no other card would mend: a base never moves, and a full pile takes none. Then nothing else is asked for. */
const BEYOND_CARDS: ReadonlySet<Rejection['kind']> = new Set(['base-locked', 'pile-full']);

/** What would be needed. Rules that are broken together ask for the same, unless there is something beyond cards. */
const neededOf = (rejections: readonly [Rejection, ...Rejection[]], words: RefusalWords): string =>
  words.refusal.needed(rejections.find(({ kind }) => BEYOND_CARDS.has(kind)) ?? rejections[0]);

/** The rule that a rejection is about, where the rules page explains it. */
export const ruleOf = (rejection: Rejection): RuleAnchor => {
  switch (rejection.kind) {
    case 'same-place':
      return 'r7';
    case 'no-card':
    case 'empty-pile':
      return 'r13';
    case 'base-locked':
      return 'r18';
    case 'foundation-to-pile':
      return 'r17';
    case 'different-suit':
    case 'not-adjacent':
      return 'r8';
    case 'pile-full':
      return 'r10';
    case 'does-not-follow':
      if (!rejection.needed) return 'r16';
      return isAscending(rejection.to) ? 'r14' : 'r15';
    case 'wrong-foundation':
      return isAscending(rejection.to) ? 'r14' : 'r15';
    case 'no-redistributions':
      return 'r20';
    case 'game-over':
      return 'r23';
  }
};
