import type { Place, Suit } from '../engine/index.ts';

/** The names of the trainer's query: a code, or a moment of a won game. */
export const trainerQuery = {
  code: 'codice',
  game: 'partita',
  after: 'dopo',
  redistribution: 'ridistribuzione',
} as const;

/** The name of the search field. */
export const searchQuery = 'q';

/** What the trainer opens with: a deal, the board after a move of a game, or after one of its redistributions. */
export type TrainerStart =
  | { readonly code: string }
  | { readonly game: string; readonly after: number }
  | { readonly game: string; readonly redistribution: number };

const suits: Record<Suit, string> = { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' };

/** The last part of a place's id on a board: `pila-10`, `ascendente-picche`. */
export const placeAnchor = (place: Place): string => {
  const suit = suits[place[0] as Suit] as string | undefined;
  if (suit === undefined) return `pila-${place}`;
  return `${place.endsWith('+') ? 'ascendente' : 'discendente'}-${suit}`;
};

/** The id of the main content, where the skip link leads. */
export const mainAnchor = 'contenuto';

/** Every address of the site, from its root. Nothing else writes one. */
export const paths = {
  home: () => '/',
  rules: () => '/regole/',
  /** A rule or a fact by its anchor, `r9`. */
  rule: (anchor: string) => `/regole/#${anchor}`,
  examples: () => '/esempi/',
  /** The board after move `n` of a game; 0 is the deal. */
  move: (game: string, n: number) => `/esempi/${game}/${n}/`,
  redistribution: (game: string, n: number) => `/esempi/${game}/ridistribuzione-${n}/`,
  trainer: (start?: TrainerStart) => `/allenamento/${start ? query(startParameters(start)) : ''}`,
  glossary: () => '/glossario/',
  accessibility: () => '/accessibilita/',
  search: (text?: string) => `/ricerca/${text === undefined ? '' : query({ [searchQuery]: text })}`,
} as const;

const startParameters = (start: TrainerStart): Record<string, string> => {
  if ('code' in start) return { [trainerQuery.code]: start.code };
  const moment =
    'after' in start
      ? { [trainerQuery.after]: `${start.after}` }
      : { [trainerQuery.redistribution]: `${start.redistribution}` };
  return { [trainerQuery.game]: start.game, ...moment };
};

const query = (parameters: Record<string, string>): string =>
  `?${new URLSearchParams(parameters).toString()}`;
