/** What the questions of «Si può fare?» are about, in the order of the rules. */
export type Subject =
  | 'two-copies'
  | 'one-place'
  | 'suit'
  | 'neighbour'
  | 'ace-king'
  | 'full-pile'
  | 'empty-pile'
  | 'build-up'
  | 'build-down'
  | 'no-cycle'
  | 'no-return'
  | 'pass'
  | 'base';

/** The rules that can forbid a move, as a player tells them apart. */
export type Rule =
  'suit' | 'rank' | 'full' | 'empty' | 'complete' | 'no-return' | 'base' | 'same-place';

/** What can be answered: that the move can be made, or the rule that forbids it. */
export type Answer = 'yes' | Rule;

/** The words that the field of answers understands in one language, in lower case and with no accents. */
export interface AnswerVocabulary {
  readonly yes: ReadonlySet<string>;
  readonly no: ReadonlySet<string>;
  readonly rules: ReadonlyMap<string, Rule>;
  /** Words that people put around the others, and that say nothing alone. */
  readonly fillers: ReadonlySet<string>;
  readonly next: ReadonlySet<string>;
  readonly repeat: ReadonlySet<string>;
  readonly help: ReadonlySet<string>;
}
