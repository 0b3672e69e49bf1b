import type {
  Action,
  Card,
  Move,
  Outcome,
  Place,
  Position,
  Rejection,
  UndoError,
} from '../../engine/index.ts';

/** How the game stands after something was played; `stuck` when nothing but a redistribution is left to do. */
export type Standing = Outcome | 'stuck';

/** What came of an intent, before it is put in words. */
export type Reply =
  | {
      readonly kind: 'played' | 'redone';
      readonly before: Position;
      readonly after: Position;
      readonly action: Action;
      readonly moves: number;
      readonly standing: Standing;
      /** Whether it stood otherwise before, or all piles have turned: how a game stands is told once. */
      readonly isNews: boolean;
      readonly canUndo: boolean;
    }
  | { readonly kind: 'refused'; readonly rejections: readonly [Rejection, ...Rejection[]] }
  | {
      readonly kind: 'undone';
      readonly before: Position;
      readonly after: Position;
      readonly move: Move;
      readonly moves: number;
    }
  | { readonly kind: 'nothing-to-undo'; readonly because: UndoError['kind'] }
  | { readonly kind: 'nothing-to-redo' }
  | {
      readonly kind: 'selected';
      readonly place: Place;
      readonly card: Card;
      readonly destinations: readonly Place[];
      /** Whether it is the base of a foundation, which has no place to go to and never will (R18). */
      readonly isBase: boolean;
    }
  | { readonly kind: 'unselected'; readonly place: Place | undefined }
  | { readonly kind: 'place'; readonly place: Place; readonly position: Position }
  | {
      readonly kind: 'destinations';
      readonly place: Place;
      readonly card: Card | undefined;
      readonly destinations: readonly Place[];
      readonly isBase: boolean;
    }
  /** The places that show a card, and how many of its two copies lie under others in piles or on foundations. */
  | {
      readonly kind: 'card';
      readonly card: Card;
      readonly places: readonly Place[];
      readonly covered: number;
      readonly played: number;
    }
  | {
      readonly kind: 'state';
      readonly position: Position;
      readonly moves: number;
      readonly standing: Standing;
      readonly canUndo: boolean;
    }
  | { readonly kind: 'help' };
