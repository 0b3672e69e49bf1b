import { searchQuery, stepAnchor, stepName, trainerQuery, type TrainerStart } from './paths.ts';

export const home = () => '/';

export const rules = () => '/regole/';

/** A rule or a fact by its anchor, `r9`. */
export const rule = (anchor: string) => `/regole/#${anchor}`;

export const examples = () => '/esempi/';

/** The board after move `n` of a game; 0 is the deal. */
export const move = (game: string, n: number) => step(game, stepName.move(n));

export const redistribution = (game: string, n: number) => step(game, stepName.redistribution(n));

export const step = (game: string, name: string) => `/esempi/${game}/${name}/`;

/** Every step of a game as data, which its pages fetch to step in place. */
export const steps = (game: string) => `/esempi/${game}/passi.json`;

/** A step in the list of its game. */
export const listed = (game: string, name: string) => `/esempi/#${stepAnchor(game, name)}`;

export const trainer = (start?: TrainerStart) =>
  `/allenamento/${start ? query(startParameters(start)) : ''}`;

/** The deals that are known to be winnable, as data, which the trainer fetches to begin one. */
export const winnableDeals = () => '/allenamento/vincibili.json';

export const lessons = () => '/allenamento/lezioni/';

export const lesson = (slug: string) => `/allenamento/lezioni/${slug}/`;

export const drill = () => '/allenamento/si-puo-fare/';

export const winnable = () => '/quanto-si-vince/';

export const strategy = () => '/strategia/';

export const glossary = () => '/glossario/';

export const accessibility = () => '/accessibilita/';

/** How the site stands to each criterion of the guidelines. */
export const criteria = () => '/accessibilita/wcag/';

/** What a screen reader said on one of the journeys that it is taken on. */
export const listening = (id: string) => `/accessibilita/ascolti/${id}/`;

export const search = (text?: string) =>
  `/ricerca/${text === undefined ? '' : query({ [searchQuery]: text })}`;

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
