import type { Games } from '../origin/origin.ts';

/** The id of the element that the trainer lives in. */
export const trainerRoot = 'allenamento';

/** The games that the page hands over with that element, as the build has checked and written them. */
export const readGames = (root: HTMLElement): Games =>
  JSON.parse(root.dataset.games ?? '{}') as Games;
