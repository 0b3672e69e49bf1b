import { pileAt, PILES, type Position } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';

/** Every pile's cards from bottom to top, in words: the deal is face up, so they are no secret (R31). */
export const OpenPiles = ({
  position,
  words,
}: {
  readonly position: Position;
  readonly words: Pick<LiveWords, 'card' | 'place' | 'trainer'>;
}) => (
  <div class="open-piles">
    <h3>{words.trainer.openPiles}</h3>
    <ul>
      {PILES.filter((pile) => pileAt(position, pile).length > 0).map((pile) => (
        <li key={pile}>
          {words.trainer.pileCards(
            words.place.name(pile),
            pileAt(position, pile).map(words.card.name),
          )}
        </li>
      ))}
    </ul>
  </div>
);
