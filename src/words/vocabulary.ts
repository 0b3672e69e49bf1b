import type { Rank, Suit } from '../engine/index.ts';

/** What a command of one word, or the first of several, asks for in the trainer. */
export type Verb =
  | 'redistribute'
  | 'undo'
  | 'redo'
  | 'unselect'
  | 'ask-destinations'
  | 'ask-card'
  | 'ask-state'
  | 'ask-help';

/** The words that the trainer's field understands in one language, all in lower case. */
export interface Vocabulary {
  readonly verbs: ReadonlyMap<string, Verb>;
  /** After a place: to the foundation that accepts its card. */
  readonly foundation: ReadonlySet<string>;
  readonly ranks: ReadonlyMap<string, Rank>;
  /** By name and by initial; the initial with + or - names a foundation. */
  readonly suits: ReadonlyMap<string, Suit>;
  /** Before a suit: «ascendente di picche» is the foundation that `p+` names. */
  readonly directions: ReadonlyMap<string, '+' | '-'>;
  /** Words that people put around places and cards, and that say nothing. */
  readonly fillers: ReadonlySet<string>;
}
