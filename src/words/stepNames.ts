import { GAMES, REDISTRIBUTION } from '#words/stepAddress.ts';

/** A step of a game in its address: the number of its move, 0 for the deal, or its redistribution. */
export const stepName = {
  move: (n: number) => `${n}`,
  redistribution: (n: number) => `${REDISTRIBUTION}-${n}`,
} as const;

/** The name of a game in addresses, by that of its file. */
export const gameName = (game: string) => GAMES[game] ?? game;

/** The id of a step in the list of all those of its game. */
export const stepAnchor = (game: string, name: string) => `${gameName(game)}-${name}`;
