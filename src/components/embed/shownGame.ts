import { unfoldFrom } from '../../engine/index.ts';
import type { Words } from '../../words/it.ts';
import { paths } from '../../words/paths.ts';
import { positionOf, startOf, type Games, type Origin } from '../origin/origin.ts';
import { readOrigin } from '../origin/readOrigin.ts';
import { sayOriginError } from '../origin/sayOriginError.ts';
import type { EmbeddedBoardProps } from './EmbeddedBoard.tsx';

export type EmbedWords = Pick<Words, 'board' | 'card' | 'change' | 'embed' | 'origin' | 'refusal'>;

/** What a frame shows of the game that a query asks for: its board as it stands, or why there is none. */
export const shownGame = (
  search: string,
  games: Games,
  words: EmbedWords,
): Omit<EmbeddedBoardProps, 'words'> => {
  const { embed } = words;
  const read = readOrigin(search, games);
  if (read.ok && read.value) return shownOrigin(read.value, games, words);
  return {
    title: embed.notShown,
    told: read.ok ? embed.nothing : sayOriginError(read.error, words),
    href: paths.trainer(),
  };
};

const shownOrigin = (
  origin: Origin,
  games: Games,
  words: EmbedWords,
): Omit<EmbeddedBoardProps, 'words'> => {
  const start = positionOf(origin, games);
  const steps = unfoldFrom(start, origin.moves ?? []);
  const last = steps.ok ? steps.value.at(-1) : undefined;
  const position = last?.after ?? start;
  return {
    title: origin.kind === 'code' ? words.embed.ofCode(origin.code) : words.embed.any,
    told: words.embed.state(position.redistributionsLeft),
    position,
    href: paths.trainer(startOf(origin)),
  };
};
