import { expect, test } from 'vitest';

import { PLACES, RANKS, SUITS } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';

/** In the short setting a listener is told a move in fewer words than this. */
const WORDS = 12;

test('any move is told in fewer than 12 words, whatever the card and the places', () => {
  const cards = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));
  const told = cards.flatMap((card) =>
    PLACES.flatMap((from) => PLACES.map((to) => words.change.title({ card, from, to }))),
  );
  expect(told.filter((title) => title.split(' ').length >= WORDS)).toEqual([]);
});
