/** Sentences about positions, moves and refusals: pure functions of the engine's values and a language's words. */
export { describeBoard, describePlace, describeTotals } from './board.ts';
export { describeChange, describeUndo, moveTitle, turnedPiles } from './change.ts';
export { explain, ruleOf, type Explanation, type RuleAnchor } from './explain.ts';
export { fillNote, type NoteError } from './note.ts';
export { sentences } from './sentences.ts';
