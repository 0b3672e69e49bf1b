import type { ComponentChildren } from 'preact';

import type { Position } from '../../engine/index.ts';
import type { Words } from '../../words/it.ts';
import { BoardView } from '../board/BoardView.tsx';
import type { Highlight } from '../board/PlaceItem.tsx';

export interface EmbeddedBoardProps {
  /** What the board is of; why there is none, where there is none. */
  readonly title: string;
  readonly told: string;
  readonly position?: Position | undefined;
  readonly highlight?: Highlight | undefined;
  /** The page of the site that has the same board, and more. */
  readonly href: string;
  /** What is drawn over the board. */
  readonly children?: ComponentChildren;
  readonly words: Pick<Words, 'board' | 'card'> & { readonly embed: Words['embed'] };
}

/** A board in a frame of another site's page: what it is, the board, the way to the site. */
export const EmbeddedBoard = ({
  title,
  told,
  position,
  highlight,
  href,
  children,
  words,
}: EmbeddedBoardProps) => (
  <>
    <h1>{title}</h1>
    <p>{told}</p>
    {position && (
      <div class="board">
        <BoardView position={position} highlight={highlight} words={words}>
          {children}
        </BoardView>
      </div>
    )}
    <p class="alone">
      <a href={href} target="_blank" rel="noopener">
        {words.embed.onSite}
      </a>
    </p>
  </>
);
