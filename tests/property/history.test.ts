import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  deal,
  formatCode,
  history,
  judge,
  legalMoves,
  start,
  type History,
  type Position,
} from '../../src/engine/index.ts';
import { frozen } from '../unit/engine/laidOut.ts';
import { codeNumbers } from './arbitraries.ts';

type Command = readonly ['move' | 'undo' | 'redo' | 'refused' | 'redistribute', number];

const commands = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 30, arbitrary: fc.constant('move' as const) },
      { weight: 12, arbitrary: fc.constant('undo' as const) },
      { weight: 9, arbitrary: fc.constant('redo' as const) },
      { weight: 3, arbitrary: fc.constant('refused' as const) },
      { weight: 1, arbitrary: fc.constant('redistribute' as const) },
    ),
    fc.nat(),
  ),
  { maxLength: 60, size: 'max' },
);

/** The same by the plainest means: the boards that can be seen again, and which of them is shown. */
interface Shown {
  readonly boards: readonly Position[];
  readonly at: number;
  readonly moves: number;
}

const step = (game: History, shown: Shown, [command, choice]: Command): [History, Shown] => {
  const board = shown.boards[shown.at]!;
  switch (command) {
    case 'move': {
      const moves = legalMoves(board);
      const move = moves[choice % moves.length];
      const verdict = move && judge(board, move);
      const played = move && history.play(game, move);
      if (!verdict?.ok || !played?.ok) return [game, shown];
      const boards = [...shown.boards.slice(0, shown.at + 1), verdict.next].slice(-101);
      return [played.value, { boards, at: boards.length - 1, moves: shown.moves + 1 }];
    }
    case 'undo': {
      const undone = history.undo(game);
      expect(undone.ok).toBe(shown.at > 0);
      if (!undone.ok) return [game, shown];
      expect(history.redo(undone.value)).toEqual({ ok: true, value: game });
      return [undone.value, { ...shown, at: shown.at - 1, moves: shown.moves - 1 }];
    }
    case 'redo': {
      const redone = history.redo(game);
      expect(redone.ok).toBe(shown.at < shown.boards.length - 1);
      if (!redone.ok) return [game, shown];
      expect(history.undo(redone.value)).toEqual({ ok: true, value: game });
      return [redone.value, { ...shown, at: shown.at + 1, moves: shown.moves + 1 }];
    }
    case 'refused': {
      expect(history.play(game, '5>5').ok).toBe(false);
      return [game, shown];
    }
    case 'redistribute': {
      const turned = history.redistribute(game);
      expect(turned.ok).toBe(board.redistributionsLeft > 0);
      if (!turned.ok) return [game, shown];
      return [turned.value, { boards: [turned.value.present], at: 0, moves: shown.moves }];
    }
  }
};

describe('any sequence of moves, undo, redo, refused moves and redistributions', () => {
  test('shows the board, the counter and the ways back that a plain list of boards gives', () => {
    fc.assert(
      fc.property(codeNumbers, commands, (number, sequence) => {
        const first = frozen(start(deal(formatCode(number))));
        let game = history.begin(first);
        let shown: Shown = { boards: [first], at: 0, moves: 0 };
        for (const command of sequence) {
          [game, shown] = step(game, shown, command);
          expect(game.present).toEqual(shown.boards[shown.at]);
          expect([game.moves, game.past.length, game.future.length]).toEqual([
            shown.moves,
            shown.at,
            shown.boards.length - 1 - shown.at,
          ]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
