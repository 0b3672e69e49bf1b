import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { destinations, type Place } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';
import { BoardView } from '../board/BoardView.tsx';
import type { Desk } from './desk.ts';
import { enableDrag } from './drag.ts';
import { OpenPiles } from './OpenPiles.tsx';
import { createTapReader } from './taps.ts';

/**
 * The board as 24 buttons, the second door and the third: each place is one, and each stays enabled, since refusals
 * teach. The places that would take the card in hand are marked.
 */
export const TrainerBoard = ({
  desk,
  words,
  isOpen = false,
}: {
  readonly desk: Desk;
  readonly words: LiveWords;
  /** Whether the covered cards are listed under the board (R31). */
  readonly isOpen?: boolean;
}) => {
  const renderPlace = useMemo(() => {
    const tap = createTapReader(desk.act);
    return (place: Place, content: ComponentChildren, mark?: string) => (
      <button
        type="button"
        data-place={place}
        aria-pressed={mark === 'chosen'}
        onClick={(event) => {
          // A click with no pointer behind it comes from a key or a screen reader: there one press chooses and one plays.
          if (event.detail === 0) desk.act({ kind: 'press', place });
          else tap(place, event.timeStamp);
        }}
      >
        {content}
      </button>
    );
  }, [desk]);
  const board = useRef<HTMLDivElement>(null);
  const lifted = useSignal<Place | undefined>(undefined);

  useEffect(
    () =>
      enableDrag(board.current!, {
        onLift: (from) => {
          lifted.value = from;
        },
        onDrop: (from, over) => {
          lifted.value = undefined;
          if (over === 'foundations') desk.act({ kind: 'to-foundation', from });
          else if (over && over !== from) desk.act({ kind: 'drop', from, to: over });
          else desk.tell(words.trainer.droppedNowhere);
        },
        onNothing: (place) => desk.act({ kind: 'ask-place', place }),
        onCancel: () => {
          lifted.value = undefined;
          desk.tell(words.trainer.droppedNowhere);
        },
        onEscape: () => {
          if (desk.session.value?.selected) desk.act({ kind: 'unselect' });
        },
      }),
    [desk, words, lifted],
  );

  const session = desk.session.value;
  const inHand = lifted.value ?? session?.selected;
  return (
    <div class="board" ref={board}>
      {session && (
        <BoardView
          position={session.history.present}
          words={words}
          idPrefix="tavolo"
          highlight={{
            chosen: session.selected,
            changed: inHand && destinations(session.history.present, inHand),
          }}
          renderPlace={renderPlace}
        />
      )}
      {session && isOpen && <OpenPiles position={session.history.present} words={words} />}
    </div>
  );
};
