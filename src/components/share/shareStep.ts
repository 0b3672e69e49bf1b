import { describeBoard } from '../../describe/index.ts';
import type { Position } from '../../engine/index.ts';
import { board } from '#words/board.ts';
import { card } from '#words/card.ts';
import { embed } from '#words/embed.ts';
import { share } from '#words/share.ts';
import { boardSvg } from '../picture/boardSvg.ts';
import type { ShownStep } from '../player/step.ts';
import { copyText } from './copy.ts';
import { snippetOf } from './snippet.ts';

const words = { board, card };

/** What can be copied of a step of a game. */
export type StepCopy = 'text' | 'picture' | 'snippet';

/** Copies the board that a step leaves, or what shows it in another page, and gives what there is to tell. */
export const shareStep = async (
  what: StepCopy,
  step: ShownStep,
  position: Position,
  byHand: HTMLTextAreaElement,
): Promise<string> => {
  const copies: Record<StepCopy, () => string> = {
    text: () => `${step.board}\n${describeBoard(position, words, 'card-first')}`,
    picture: () => {
      const { from, to } = step.marks;
      return boardSvg(position, words, { title: step.board, from, to });
    },
    snippet: () => snippetOf(step.frame, embed.title(step.number)),
  };
  const copied = await copyText(copies[what](), byHand);
  return (copied === 'copied' ? share.copied : share.notCopied)[what];
};
