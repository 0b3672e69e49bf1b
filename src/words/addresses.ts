import { base } from './base.ts';
import { searchQuery, stepAnchor, stepName, trainerQuery, type TrainerStart } from './paths.ts';

export const home = () => `${base}/`;

export const rules = () => `${base}/regole/`;

/** A rule or a fact by its anchor, `r9`. */
export const rule = (anchor: string) => `${base}/regole/#${anchor}`;

/** The whole game on one sheet of paper. */
export const card = () => `${base}/scheda/`;

export const examples = () => `${base}/esempi/`;

/** The board after move `n` of a game; 0 is the deal. */
export const move = (game: string, n: number) => step(game, stepName.move(n));

export const redistribution = (game: string, n: number) => step(game, stepName.redistribution(n));

export const step = (game: string, name: string) => `${base}/esempi/${game}/${name}/`;

/** Every step of a game as data, which its pages fetch to step in place. */
export const steps = (game: string) => `${base}/esempi/${game}/passi.json`;

/** A step in the list of its game. */
export const listed = (game: string, name: string) => `${base}/esempi/#${stepAnchor(game, name)}`;

export const trainer = (start?: TrainerStart) =>
  `${base}/allenamento/${start ? startQuery(start) : ''}`;

/** A board to show in a page of another site: a step of a game, or what a query of the trainer's opens. */
export const embedded = (game: string, name: string) => `${base}/incorpora/${game}/${name}/`;
export const embeddedStart = (start?: TrainerStart) =>
  `${base}/incorpora/${start ? startQuery(start) : ''}`;

/** The deals that are known to be winnable, as data, which the trainer fetches to begin one. */
export const winnableDeals = () => `${base}/allenamento/vincibili.json`;

export const lessons = () => `${base}/allenamento/lezioni/`;

export const lesson = (slug: string) => `${base}/allenamento/lezioni/${slug}/`;

export const drill = () => `${base}/allenamento/si-puo-fare/`;

export const winnable = () => `${base}/quanto-si-vince/`;

export const strategy = () => `${base}/strategia/`;

export const glossary = () => `${base}/glossario/`;

export const accessibility = () => `${base}/accessibilita/`;

/** How the site stands to each criterion of the guidelines. */
export const criteria = () => `${base}/accessibilita/wcag/`;

/** What a screen reader said on one of the journeys that it is taken on. */
export const listening = (id: string) => `${base}/accessibilita/ascolti/${id}/`;

/** The picture of a page that links to it are shown with, by the name of its file. */
export const preview = (name: string) => `${base}/anteprime/${name}`;

export const search = (text?: string) =>
  `${base}/ricerca/${text === undefined ? '' : query({ [searchQuery]: text })}`;

/** The search engine, which pagefind writes beside the pages after the build. */
export const searchEngine = () => `${base}/pagefind/pagefind.js`;

/** The list of the pages for search engines, which the build writes. */
export const sitemap = () => `${base}/sitemap-index.xml`;

/** The worker that keeps the site for reading off line. It governs what is under its own folder, which is everything. */
export const worker = () => `${base}/sw.js`;

/** What a system needs to know to install the site. */
export const manifest = () => `${base}/manifest.webmanifest`;

/** The mark of the site for where it is installed, by its name: its size, `192`, or `intera-512`, with no corner cut. */
export const icon = (name: string) => `${base}/icone/${name}.png`;

/** The mark of the site as a browser shows it beside a page's title. */
export const favicon = () => `${base}/favicon.svg`;

/** The query that opens a game from its start. */
export const startQuery = (start: TrainerStart): string =>
  query({
    ...startParameters(start),
    ...(start.moves && { [trainerQuery.moves]: start.moves }),
  });

const startParameters = (start: TrainerStart): Record<string, string> => {
  if ('code' in start) return { [trainerQuery.code]: start.code };
  if ('cards' in start) return { [trainerQuery.cards]: start.cards };
  const moment =
    'after' in start
      ? { [trainerQuery.after]: `${start.after}` }
      : { [trainerQuery.redistribution]: `${start.redistribution}` };
  return { [trainerQuery.game]: start.game, ...moment };
};

const query = (parameters: Record<string, string>): string =>
  `?${new URLSearchParams(parameters).toString()}`;
