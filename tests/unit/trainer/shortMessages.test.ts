import { expect, test } from 'vitest';

import { moveTitle } from '../../../src/describe/index.ts';
import { replay } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { wonGame } from '../engine/wonGame.ts';

/** In the short setting a listener is told a move in fewer words than this. */
const WORDS = 12;

test('each move of the won game is told in fewer than 12 words', () => {
  const long = wonGame.moves.flatMap((action, at) => {
    if (action === 'R') return [];
    const after = wonGame.moves.slice(0, at).filter((one) => one !== 'R').length;
    const board = replay(wonGame, { after });
    if (!board.ok) throw new Error(`There is no move ${after}.`);
    const told = moveTitle(board.value, action, words);
    return told.split(' ').length < WORDS ? [] : [told];
  });
  expect(long).toEqual([]);
});
