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

/** A step of a game in its address: the number of its move, 0 for the deal, or its redistribution. */
export const stepName = {
  move: (n: number) => `${n}`,
  redistribution: (n: number) => `ridistribuzione-${n}`,
} as const;

/** The id of a step in the list of all those of its game. */
export const stepAnchor = (game: string, name: string) => `${game}-${name}`;

/** Every address of the site, from its root. Nothing else writes one. */
export const paths = {
  home: () => '/',
  rules: () => '/regole/',
  /** A rule or a fact by its anchor, `r9`. */
  rule: (anchor: string) => `/regole/#${anchor}`,
  examples: () => '/esempi/',
  /** The board after move `n` of a game; 0 is the deal. */
  move: (game: string, n: number) => paths.step(game, stepName.move(n)),
  redistribution: (game: string, n: number) => paths.step(game, stepName.redistribution(n)),
  step: (game: string, name: string) => `/esempi/${game}/${name}/`,
  /** Every step of a game as data, which its pages fetch to step in place. */
  steps: (game: string) => `/esempi/${game}/passi.json`,
  /** A step in the list of its game. */
  listed: (game: string, name: string) => `/esempi/#${stepAnchor(game, name)}`,
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
