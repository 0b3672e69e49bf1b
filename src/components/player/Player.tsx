import { useMemo } from 'preact/hooks';

import type { Words } from '../../words/it.ts';
import { BoardView } from '../board/BoardView.tsx';
import { MoveArrow } from '../board/MoveArrow.tsx';
import { GoTo } from './GoTo.tsx';
import { ShareStep } from './ShareStep.tsx';
import { StepLink, type Direction } from './StepLink.tsx';
import { BOARD, useMotion } from './useMotion.ts';
import { usePlayback, type Playing } from './usePlayback.ts';
import type { View } from './view.ts';

/** The words that the player says while it steps; everything about a step comes with the step. */
export type PlayerWords = Pick<Words, 'board' | 'card' | 'player'>;

/** What a control of the player is given. */
export type Stepping = Playing & { readonly words: PlayerWords };

export interface PlayerProps {
  /** Where the whole game is fetched from. */
  readonly source: string;
  /** The view of the page’s own step as JSON: Astro’s encoding of so many small lists is three times as long. */
  readonly shown: string;
}

const DIRECTIONS: readonly Direction[] = ['first', 'back', 'on', 'last'];

/** The page of a step: what was played, what it changed and why, the board after it, and the ways to the other steps. */
export const Player = ({ source, shown, words }: PlayerProps & { readonly words: PlayerWords }) => {
  const initial = useMemo(() => JSON.parse(shown) as View, [shown]);
  const playing = usePlayback(source, initial, words);
  const stepping: Stepping = { ...playing, words };
  const { view, said, isLive, slide } = playing;
  const { step } = view;
  const { player } = words;
  const { from, to } = step.marks;
  const board = useMotion(view);

  const links = (directions: readonly Direction[]) =>
    directions.map((direction) => (
      <StepLink key={direction} direction={direction} stepping={stepping} />
    ));

  return (
    <article class="player" data-pagefind-weight="0.1">
      <div class="told">
        <h1 id="mossa" tabIndex={-1}>
          <span class="number">{step.number}: </span>
          {step.what}
        </h1>
        <div class="said">
          {/* Not in the status, which Orca would tell as soon as the page opens, and again where it stands. */}
          {!said && <p>{step.change}</p>}
          {/* A paragraph inside, because Orca skips the text of a status itself when it reads on. */}
          <div role="status" aria-atomic="true">
            {said && <p>{said}</p>}
          </div>
        </div>
        {said && said !== step.change && <p class="change">{step.change}</p>}
        {step.note && <p class="note">{step.note}</p>}
        {step.tops && (
          <div class="tops">
            <p>{player.tops}</p>
            <ul role="list">
              {step.tops.map((top) => (
                <li key={top}>{top}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div class="stage" data-pagefind-ignore>
        <nav class="steps" aria-label={player.steps}>
          {links(DIRECTIONS)}
        </nav>
        <input
          class="slider"
          type="range"
          max={view.end}
          value={view.index}
          disabled={!isLive}
          aria-label={player.slider}
          aria-valuetext={step.number}
          onInput={(event) => {
            slide(event.currentTarget.valueAsNumber);
          }}
        />
        <section class="board" ref={board}>
          <h2 class="hidden">{step.board}</h2>
          <BoardView position={view.position} highlight={step.marks} words={words} idPrefix={BOARD}>
            {from && to && <MoveArrow from={from} to={to} />}
          </BoardView>
        </section>
        <nav class="steps below" aria-label={player.stepsBelow}>
          {links(['back', 'on'])}
        </nav>
        <GoTo stepping={stepping} />
        <p class="ways">
          <a href={step.trainer}>{player.playOn}</a>
          <a href={step.listed}>{player.list}</a>
        </p>
        <ShareStep stepping={stepping} />
      </div>
    </article>
  );
};
