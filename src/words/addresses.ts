import {
  ACCESSIBILITY,
  CARD,
  CRITERIA,
  DRILL,
  EMBED,
  EXAMPLES,
  GLOSSARY,
  ICONS,
  LESSONS,
  LISTENINGS,
  PREVIEWS,
  RULES,
  SEARCH,
  STEPS,
  STRATEGY,
  TRAINER,
  WINNABLE,
  WINNABLE_DEALS,
} from '#words/address.ts';
import { base } from './base.ts';
import { searchQuery, trainerQuery, type TrainerStart } from './paths.ts';
import { gameName, stepAnchor, stepName } from './stepNames.ts';

export const home = () => `${base}/`;

export const rules = () => `${base}/${RULES}/`;

/** A rule or a fact by its anchor, `r9`. */
export const rule = (anchor: string) => `${base}/${RULES}/#${anchor}`;

/** The whole game on one sheet of paper. */
export const card = () => `${base}/${CARD}/`;

export const examples = () => `${base}/${EXAMPLES}/`;

/** The board after move `n` of a game; 0 is the deal. */
export const move = (game: string, n: number) => step(game, stepName.move(n));

export const redistribution = (game: string, n: number) => step(game, stepName.redistribution(n));

export const step = (game: string, name: string) =>
  `${base}/${EXAMPLES}/${gameName(game)}/${name}/`;

/** Every step of a game as data, which its pages fetch to step in place. */
export const steps = (game: string) => `${base}/${EXAMPLES}/${gameName(game)}/${STEPS}.json`;

/** A step in the list of its game. */
export const listed = (game: string, name: string) =>
  `${base}/${EXAMPLES}/#${stepAnchor(game, name)}`;

export const trainer = (start?: TrainerStart) =>
  `${base}/${TRAINER}/${start ? startQuery(start) : ''}`;

/** A board to show in a page of another site: a step of a game, or what a query of the trainer's opens. */
export const embedded = (game: string, name: string) =>
  `${base}/${EMBED}/${gameName(game)}/${name}/`;

export const embeddedStart = (start?: TrainerStart) =>
  `${base}/${EMBED}/${start ? startQuery(start) : ''}`;

/** The deals that are known to be winnable, as data, which the trainer fetches to begin one. */
export const winnableDeals = () => `${base}/${TRAINER}/${WINNABLE_DEALS}.json`;

export const lessons = () => `${base}/${TRAINER}/${LESSONS}/`;

/** A lesson by the last part of its address. */
export const lesson = (address: string) => `${base}/${TRAINER}/${LESSONS}/${address}/`;

export const drill = () => `${base}/${TRAINER}/${DRILL}/`;

export const winnable = () => `${base}/${WINNABLE}/`;

export const strategy = () => `${base}/${STRATEGY}/`;

export const glossary = () => `${base}/${GLOSSARY}/`;

export const accessibility = () => `${base}/${ACCESSIBILITY}/`;

/** How the site stands to each criterion of the guidelines. */
export const criteria = () => `${base}/${ACCESSIBILITY}/${CRITERIA}/`;

/** What a screen reader said on one of the journeys that it is taken on, by the last part of its address. */
export const listening = (address: string) => `${base}/${ACCESSIBILITY}/${LISTENINGS}/${address}/`;

/** The picture of a page that links to it are shown with, by the name of its file. */
export const preview = (name: string) => `${base}/${PREVIEWS}/${name}`;

export const search = (text?: string) =>
  `${base}/${SEARCH}/${text === undefined ? '' : query({ [searchQuery]: text })}`;

/** The search engine, which pagefind writes beside the pages after the build. */
export const searchEngine = () => `${base}/pagefind/pagefind.js`;

/** The worker that keeps the site for reading off line. It governs what is under its own folder, which is everything. */
export const worker = () => `${base}/sw.js`;

/** What a system needs to know to install the site. */
export const manifest = () => `${base}/manifest.webmanifest`;

/** The mark of the site for where it is installed, by its name: its size, `192`, or `intera-512`, with no corner cut. */
export const icon = (name: string) => `${base}/${ICONS}/${name}.png`;

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
