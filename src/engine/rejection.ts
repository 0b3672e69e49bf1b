import type { Card } from './card.ts';
import type { Foundation, Pile, Place } from './place.ts';

/** What was tried: the card, from where, to where. */
interface Attempt {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
}

/** A rule that a move breaks, with the cards and places that a sentence about it needs. */
export type BrokenRule =
  /** From a place onto itself. */
  | { readonly kind: 'same-place'; readonly place: Place }
  /** From an emptied pile. */
  | { readonly kind: 'no-card'; readonly from: Place; readonly to: Place }
  /** The ace or king placed at the start (R18). */
  | ({ readonly kind: 'base-locked' } & Attempt)
  /** From a foundation back to a pile (R17). */
  | ({ readonly kind: 'foundation-to-pile' } & Attempt)
  /** Onto an emptied pile (R13). */
  | ({ readonly kind: 'empty-pile'; readonly to: Pile } & Attempt)
  /** Onto a pile whose top, `onto`, is of another suit (R8, R12). */
  | ({ readonly kind: 'different-suit'; readonly onto: Card } & Attempt)
  /** Onto a pile whose top, `onto`, is neither one up nor one down (R8, R9, R12). */
  | ({ readonly kind: 'not-adjacent'; readonly onto: Card } & Attempt)
  /** Onto a pile of 13 cards (R10). */
  | ({ readonly kind: 'pile-full'; readonly onto: Card } & Attempt)
  /** Onto a foundation of another suit (R14, R15). */
  | ({ readonly kind: 'wrong-foundation'; readonly to: Foundation } & Attempt)
  /** Onto a foundation of its suit that needs another card, `needed`, or none since it is finished (R14–R16). */
  | ({
      readonly kind: 'does-not-follow';
      readonly to: Foundation;
      readonly onto: Card;
      readonly needed: Card | undefined;
    } & Attempt);

/** Why something is refused. */
export type Rejection =
  /** A move: the rule, and the places that accept the card that was tried. */
  | (BrokenRule & { readonly destinations: readonly Place[] })
  /** A fourth redistribution (R20). */
  | { readonly kind: 'no-redistributions' }
  /** A redistribution after the win (D3). */
  | { readonly kind: 'game-over' };
