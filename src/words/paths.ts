/** The names of the trainer's query: a code, a moment of a won game or the cards of a board, and what was played from there. The same in every language: a link made in one opens in all. */
export const trainerQuery = {
  code: 'codice',
  game: 'partita',
  after: 'dopo',
  redistribution: 'ridistribuzione',
  cards: 'carte',
  moves: 'mosse',
} as const;

/** The name of the search field. */
export const searchQuery = 'q';

/**
 * What the trainer opens with: a deal, the board after a move of a game or after one of its redistributions, or any board;
 * and what was played from there, in the notation of addresses.
 */
export type TrainerStart = (
  | { readonly code: string }
  | { readonly game: string; readonly after: number }
  | { readonly game: string; readonly redistribution: number }
  | { readonly cards: string }
) & { readonly moves?: string | undefined };

/** Every address of the site, from its root. Nothing else writes one. A script takes only those that it uses. */
export * as paths from './addresses.ts';
