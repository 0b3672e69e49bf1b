/** Finds wins, proves that there is none, or says how far it came: pure functions over the engine's positions. */
export { greedyPlayer, type GreedyGame } from './greedyGame.ts';
export { STANDARD_RULES, type SolverRules } from './layout.ts';
export { randomFrom, type Random } from './random.ts';
export { winsByTheRules } from './replayLine.ts';
export { createSearch, type Search, type SearchOptions, type SearchProgress } from './search.ts';
export { solve, type SolveOptions } from './solve.ts';
