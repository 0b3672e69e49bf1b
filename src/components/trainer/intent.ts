import type { Card, Place } from '../../engine/index.ts';

/** What a player asks for, whichever door it came through: the field, the buttons or the pointer. */
export type Intent =
  | { readonly kind: 'move'; readonly from: Place; readonly to: Place }
  /** A card let go over a place; over a foundation that refuses it, it goes to one that accepts it (D4). */
  | { readonly kind: 'drop'; readonly from: Place; readonly to: Place }
  /** To whichever foundation accepts it: `10 f`, a double tap, a drop among the foundations (R26, D4). */
  | { readonly kind: 'to-foundation'; readonly from: Place }
  /** A button worked by keyboard or screen reader: the first chooses a card, the second where it goes. */
  | { readonly kind: 'press'; readonly place: Place }
  /** A touch or a click on a place, which plays at once where only one place accepts the card (R25). */
  | { readonly kind: 'tap'; readonly place: Place }
  /** Two taps in a row: to a foundation if one accepts the card, or else as a tap (R25). */
  | { readonly kind: 'double-tap'; readonly place: Place }
  | { readonly kind: 'redistribute' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Lets go of the card that was chosen. */
  | { readonly kind: 'unselect' }
  | { readonly kind: 'ask-place'; readonly place: Place }
  | { readonly kind: 'ask-destinations'; readonly place: Place }
  | { readonly kind: 'ask-card'; readonly card: Card }
  | { readonly kind: 'ask-state' }
  | { readonly kind: 'ask-help' };
