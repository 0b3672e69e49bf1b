import { describe, expect } from 'vitest';

import { moveTitle } from '../../../src/describe/index.ts';
import {
  PILES,
  destinations,
  formatMove,
  judge,
  legalMoves,
  redistribute,
  type Move,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { changeOf, undoOf } from '../../browser/player/stepping.ts';
import { typed } from '../../browser/trainerPage.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';
import {
  button,
  disclosure,
  expectAddress,
  expectSaid,
  expectThere,
  link,
  list,
  placeOn,
  press,
  send,
  status,
  text,
} from './things.ts';

const { trainer: said, reply } = words;
const { settings } = words.panels;
const game = 'partita-vinta';

/** Opens the trainer after a move of the won game and waits until it can be played on. */
const openAfter = async (visitor: Visitor, after: number): Promise<Position> => {
  await visitor.go(paths.trainer({ game, after }));
  const board = wonBoard({ after });
  await expectThere(visitor, placeOn(board, '1'));
  return board;
};

/** The board after a move that is allowed. */
const after = (board: Position, move: Move): Position => {
  const verdict = judge(board, move);
  if (!verdict.ok) throw new Error(`${move} is refused.`);
  return verdict.next;
};

/** Fails unless these places come to be as they are on a board. */
const expectPlaces = async (visitor: Visitor, board: Position, ...places: readonly Place[]) => {
  for (const place of places) await expectThere(visitor, placeOn(board, place));
};

/** The moves that are played here: those of the won game from its start, and one that is refused. */
const [first, second] = ['6>C-', '4>C-'] as const;
const REFUSED = '1 2';
const refusal = /Deve essere dello stesso seme/;

const redistribution = (left: number) =>
  button(`${said.redistribute(left)} (${said.redistributionsLeft(left)})`);

/** The place that has the focus: what it is called, and whether its card is chosen. */
const focused = (visitor: Visitor) =>
  visitor.ask(() => {
    const { textContent, ariaPressed, id } = document.activeElement!;
    return { id, isChosen: ariaPressed === 'true', text: textContent };
  });

/** Places all around the board. */
const some = ['1', '5', '10', '16', 'C-'] as const;

/** A game played in the trainer. */
export const trainerJourneys = (test: Journey) => {
  describe('the trainer', () => {
    test('explains a refused move, by the field and by the buttons, and the second time in other words', async ({
      visitor,
    }) => {
      const board = await openAfter(visitor, 0);
      expect(await text(visitor)).toContain(said.fromGame(said.afterMove(0)));
      await send(visitor, REFUSED);
      await expectSaid(visitor, refusal);
      const byField = await status(visitor);
      expect((await focused(visitor)).id).toBe('comando');
      expect(
        await visitor.ask(() => (document.activeElement as HTMLInputElement).value),
        'the field is empty again',
      ).toBe('');

      await press(visitor, placeOn(board, '1'));
      expect(await focused(visitor)).toMatchObject({ isChosen: true });
      await press(visitor, placeOn(board, '2'), 'Space');
      await expectSaid(visitor, byField);
      expect(await focused(visitor)).toMatchObject({ isChosen: false });
      await send(visitor, REFUSED);
      await expectSaid(visitor, /^Tentativo 2\. /);
      expect(await status(visitor)).toBe(reply.again(2, byField));
      await expectPlaces(visitor, board, '1', '2');

      await visitor.click(link(said.rule(said.topics.get('r8')!)));
      await expectAddress(visitor, paths.rule('r8'));
    });

    test('plays what is typed, what its buttons are pressed for, and what is clicked', async ({
      visitor,
    }) => {
      const board = await openAfter(visitor, 0);
      await send(visitor, typed(first));
      await expectSaid(visitor, changeOf(1));
      const next = after(board, first);
      await expectPlaces(visitor, next, '6', 'C-');

      await press(visitor, placeOn(next, '4'));
      await press(visitor, placeOn(next, 'C-'));
      await expectSaid(visitor, changeOf(2));
      const last = after(next, second);
      await expectPlaces(visitor, last, '4', 'C-');

      const from = PILES.find((pile) => destinations(last, pile).length > 1)!;
      const to = destinations(last, from).at(-1)!;
      await visitor.click(placeOn(last, from));
      await visitor.click(placeOn(last, to));
      await expectPlaces(visitor, after(last, formatMove(from, to)), from, to);
    });

    test('plays a card that is dragged, and puts a refused one back', async ({ visitor }) => {
      const board = await openAfter(visitor, 0);
      await visitor.drag(placeOn(board, '1'), placeOn(board, '2'));
      await expectSaid(visitor, refusal);
      await expectPlaces(visitor, board, '1', '2');
      await visitor.drag(placeOn(board, '6'), placeOn(board, 'C-'));
      await expectSaid(visitor, changeOf(1));
      await expectPlaces(visitor, after(board, first), '6', 'C-');
    });

    test('takes moves back, plays them again, and redistributes', async ({ visitor }) => {
      const board = await openAfter(visitor, 0);
      const moved = after(board, first);
      await send(visitor, typed(first));
      await expectPlaces(visitor, moved, '6', 'C-');
      await visitor.click(button(said.undo));
      await expectSaid(visitor, `${undoOf(1)} ${reply.movesPlayed(0)}`);
      await expectPlaces(visitor, board, ...some);
      await visitor.click(button(said.redo));
      await expectPlaces(visitor, moved, '6', 'C-');
      await send(visitor, 'u');

      await visitor.click(redistribution(3));
      const dealt = redistribute(board);
      if (!dealt.ok) throw new Error('The won game can be redistributed here.');
      await expectPlaces(visitor, dealt.next, ...some);
      await expectThere(visitor, redistribution(2));
      await send(visitor, 'u');
      await expectSaid(visitor, reply.nothingToUndo['after-redistribution']);
    });

    test('keeps the game and the settings over a reload', async ({ visitor }) => {
      const board = await openAfter(visitor, 0);
      await send(visitor, typed(first));
      await expectSaid(visitor, changeOf(1));
      await visitor.click(disclosure(settings.title));
      await visitor.type(list(settings.names.colours), settings.choices.colours.two);
      await expectSaid(visitor, 'Colori dei semi: due.');
      await visitor.reload();
      await expectPlaces(visitor, after(board, first), '6', 'C-');
      expect(await text(visitor)).toContain(reply.movesPlayed(1));
      await visitor.go(paths.rules());
      expect(await visitor.ask(() => document.documentElement.dataset.colours)).toBe('two');
    });

    test('gives hints, to the move itself', async ({ visitor }) => {
      const board = await openAfter(visitor, 112);
      await visitor.focus(button(said.hint));
      for (const nth of ['Primo', 'Secondo', 'Terzo', 'Quarto']) {
        await visitor.press('Enter');
        await expectSaid(visitor, new RegExp(`^${nth} indizio\\. `));
      }
      const told = await status(visitor);
      const named = legalMoves(board).filter((move) =>
        told.includes(moveTitle(board, move, words)),
      );
      expect(named).toHaveLength(1);
    });

    test('tells of a win', async ({ visitor }) => {
      await openAfter(visitor, 118);
      await send(visitor, typed(wonGame.moves.at(-1)!));
      await expectSaid(visitor, /Partita vinta! Tutte le 104 carte/);
      await expectThere(visitor, button(said.again));
    });
  });
};
