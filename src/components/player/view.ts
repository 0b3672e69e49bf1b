import { play, type Position } from '../../engine/index.ts';
import type { Playback, ShownStep, StepLink } from './step.ts';

/** All that the page of a step shows. */
export interface View {
  readonly index: number;
  /** The index of the last step. */
  readonly end: number;
  readonly step: ShownStep;
  readonly position: Position;
  readonly first: StepLink;
  /** There is none before the first step. */
  readonly back?: StepLink | undefined;
  /** There is none after the last one. */
  readonly on?: StepLink | undefined;
  readonly last: StepLink;
}

/** The board that each step leaves. The record is known to be legal: its collection has checked it. */
export const boardsOf = ({ start, steps }: Playback): readonly Position[] => {
  const boards = [start];
  for (const { action } of steps) if (action) boards.push(play(boards.at(-1)!, action));
  return boards;
};

/** The view of the step at an index that the game has. */
export const viewAt = ({ steps }: Playback, boards: readonly Position[], index: number): View => {
  const end = steps.length - 1;
  const step = steps[index]!;
  return {
    index,
    end,
    step,
    position: boards[index]!,
    first: linkTo(steps[0]!),
    back: index > 0 ? linkTo(steps[index - 1]!) : undefined,
    on: index < end ? linkTo(steps[index + 1]!) : undefined,
    last: linkTo(steps[end]!),
  };
};

const linkTo = ({ path, name, what }: ShownStep): StepLink => ({ path, name, what });
