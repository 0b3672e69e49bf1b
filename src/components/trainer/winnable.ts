import type { GameCode } from '../../engine/index.ts';
import { surveyedCode } from '../../survey/deals.ts';
import type { WinnableTable } from '../../survey/winnable.ts';
import { paths } from '../../words/paths.ts';
import { CHOICES, type Settings } from './settings.ts';

/** How hard a new game is to win, if it is one that is known to be winnable. */
export type Difficulty = Exclude<Settings['difficulty'], 'any'>;

/** The surveyed deals as the site serves them, with what is said of a deal of each difficulty. */
export interface WinnableDeals extends WinnableTable {
  readonly told: Readonly<Record<Difficulty, string>>;
}

/** The codes of the deals of a difficulty. */
export const winnableCodes = ({ grades }: WinnableTable, difficulty: Difficulty): GameCode[] => {
  const grade = CHOICES.difficulty.indexOf(difficulty);
  return Array.from(grades.matchAll(RegExp(`${grade}`, 'g')), ({ index }) => surveyedCode(index));
};

/** A code of a difficulty, each as likely as any other, and what to say of it. Fails where the deals can't be fetched. */
export const drawWinnable = async (
  difficulty: Difficulty,
): Promise<readonly [code: GameCode, told: string]> => {
  const deals = (await (await fetch(paths.winnableDeals())).json()) as WinnableDeals;
  const codes = winnableCodes(deals, difficulty);
  return [codes[Math.floor(Math.random() * codes.length)]!, deals.told[difficulty]];
};
