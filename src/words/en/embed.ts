import type { embed as it } from '../it/embed.ts';
import { CODE_EXAMPLE } from './code.ts';

/** What the pages say that are shown in frames of other sites. */
export const embed = {
  /** A title for the frame, and for its page: “Crescent board: move 10 of 119” */
  title: (step: string): string =>
    `Crescent board: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  any: 'Crescent board',
  ofCode: (code: string): string => `Crescent board, game ${code}`,
  state: (redistributionsLeft: number): string => `Redistributions left: ${redistributionsLeft}.`,
  description: 'A board of Crescent, the patience game, to show in a page of another site.',
  onSite: 'Open in Crescent, in a new tab',
  /** The page of any board, where no script runs. */
  noScript:
    'Showing this board needs JavaScript, which is switched off in this browser or did not arrive.',
  notShown: 'The board does not open',
  nothing: `The address names no game: add one, for example by its code, ${CODE_EXAMPLE}.`,
} satisfies typeof it;
