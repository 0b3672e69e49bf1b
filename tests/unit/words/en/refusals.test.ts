import { describe, expect, test } from 'vitest';

import { explain } from '../../../../src/describe/index.ts';
import { judge, redistribute, type Move } from '../../../../src/engine/index.ts';
import { en as words } from '../../../../src/words/en.ts';
import { board } from '../../engine/board.ts';
import { laidOut } from '../../engine/laidOut.ts';
import { faultsOfSpeech } from './spoken.ts';

const refusalOf = (move: Move) => {
  const verdict = judge(board, move);
  if (verdict.ok) throw new Error(`${move} is legal`);
  return explain(verdict.rejections, words).text;
};

/** On the board of `engine/board.ts`: every reason, and several at once. */
const TEXT = `
3>3 Move refused. The move starts and ends in the same place, pile 3. Choose another place for the card.
S->S- Move refused. The move starts and ends in the same place, the descending spade foundation. Choose another place for the card.
6>3 Move refused. Pile 6 is empty: there is no card to move. Start from a place that has a card on top.
D->D+ Move refused: king of diamonds, from the descending to the ascending diamond foundation. The base card of a foundation is locked. The king of diamonds is the base card: it stays there for the whole game.
S+>12 Move refused: 5 of spades, from the ascending foundation to pile 12. A card never goes back from a foundation to a pile. It can only pass to the other spade foundation, when its turn comes.
C+>7 Move refused: 5 of clubs, from the ascending foundation to pile 7. A card never goes back from a foundation to a pile. The 5 of clubs can go to the descending club foundation.
3>6 Move refused: 8 of hearts, from pile 3 to pile 6. Nothing can be put on an empty pile. The 8 of hearts can go to pile 4 or pile 5.
9>6 Move refused: 10 of diamonds, from pile 9 to pile 6. Nothing can be put on an empty pile. No place accepts the 10 of diamonds now.
4>8 Move refused: 9 of hearts, from pile 4 to pile 8. It must be of the same suit. Only the 7 and the 9 of spades can go on the 8.
4>11 Move refused: 9 of hearts, from pile 4 to pile 11. It must be one rank higher or lower. Only the 4 and the 6 of hearts can go on the 5.
10>2 Move refused: 4 of spades, from pile 10 to pile 2. It must be one rank higher or lower. Only the queen and the ace of spades can go on the king.
8>7 Move refused: 8 of spades, from pile 8 to pile 7. This pile is full; choose another destination. A pile holds at most 13 cards. No place accepts the 8 of spades now.
3>S+ Move refused: 8 of hearts, from pile 3 to the ascending spade foundation. This foundation takes only spades. The 8 of hearts can go to pile 4 or pile 5.
8>S+ Move refused: 8 of spades, from pile 8 to the ascending spade foundation. The ascending spade foundation builds up one card at a time: only the 6 can go on the 5 of spades. No place accepts the 8 of spades now.
1>S- Move refused: ace of spades, from pile 1 to the descending spade foundation. The descending spade foundation builds down one card at a time: only the queen can go on the king of spades. The ace of spades can go to pile 2.
13>H- Move refused: king of hearts, from pile 13 to the descending heart foundation. The descending heart foundation is complete: nothing more can go on the ace of hearts. No place accepts the king of hearts now.
11>7 Move refused: 5 of hearts, from pile 11 to pile 7. It must be of the same suit. It must be one rank higher or lower. This pile is full; choose another destination. A pile holds at most 13 cards. No place accepts the 5 of hearts now.
S->H+ Move refused: king of spades, from the descending foundation to the ascending heart foundation. The base card of a foundation is locked. This foundation takes only hearts. The king of spades is the base card: it stays there for the whole game.
`;

const rows = TEXT.trim()
  .split('\n')
  .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const);

describe('a refusal is told with its reason and what would help', () => {
  test.each(rows)('%s %s', (move, text) => {
    expect(refusalOf(move as Move)).toBe(text);
    expect(faultsOfSpeech(text)).toEqual([]);
  });

  test('R20 a fourth redistribution', () => {
    const verdict = redistribute({ ...board, redistributionsLeft: 0 });
    expect(!verdict.ok && explain(verdict.rejections, words).text).toBe(
      'Redistribution refused. No redistributions left. All 3 of the game have been used.',
    );
  });

  test('R23 a redistribution after the win, though some are left', () => {
    const full = { 'S+': 13, 'S-': 13, 'H+': 13, 'H-': 13 } as const;
    const won = laidOut({ foundations: { ...full, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 } });
    const verdict = redistribute(won);
    expect(!verdict.ok && explain(verdict.rejections, words).text).toBe(
      'Redistribution refused. The game is already won: there is nothing left to redistribute. Start a new game.',
    );
  });
});
