import type { UpdateWords } from '../it/update.ts';

export type { UpdateWords } from '../it/update.ts';

/** What is said once there is a new version of the site. */
export const update = {
  /** The name of the region. */
  label: 'Site update',
  offered: 'There is a new version of the site.',
  /** Where a game is being played. */
  kept: 'The game stays where it is.',
  accept: 'Update',
  later: 'Later',
  /** While the new version takes over. */
  coming: 'The page reloads in a moment.',
  /** Where another tab keeps the game. */
  unkept: 'First keep the game here, or the last moves are lost; then press “Update”.',
} satisfies UpdateWords;
