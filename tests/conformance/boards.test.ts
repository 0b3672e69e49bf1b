import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { describeBoard } from '../../src/describe/index.ts';
import { judge, parseRecord, pileAt, replay, topOf, type Moment } from '../../src/engine/index.ts';
import { it } from '../../src/words/it.ts';
import { boards, facts } from './cases.ts';

const shipped = readFileSync(
  join(import.meta.dirname, '../../content/games/partita-vinta.json'),
  'utf8',
);

const boardAt = (moment: Moment) => {
  const record = parseRecord(shipped);
  if (!record.ok) throw new Error(`Not a record: ${JSON.stringify(record.error)}`);
  const board = replay(record.value, moment);
  if (!board.ok) throw new Error(`No such board: ${JSON.stringify(board.error)}`);
  return board.value;
};

test.each(boards)('the source’s board $id, to the letter (R11, R22)', ({ when, wording, text }) => {
  expect(describeBoard(boardAt(when), it, wording)).toBe(text);
});

test('the source has three boards', () => {
  expect(boards.map(({ id }) => id)).toEqual([
    'before-move-10',
    'before-redistribution-1',
    'after-redistribution-1',
  ]);
});

test('at move 10 the ace of spades goes from pile 10 on the king of pile 14 (R11)', () => {
  const [{ move, card, onto }] = facts;
  const before = boardAt({ before: move });
  expect([topOf(before, '10'), topOf(before, '14')]).toEqual([card, onto]);
  expect(judge(before, '10>14')).toEqual({ ok: true, next: boardAt({ after: move }) });
});

test('the first redistribution turns pile 1 from 2♥ 9♣ J♦ J♦ to 9♣ J♦ J♦ 2♥ (R22)', () => {
  const [, { redistribution, before, after }] = facts;
  expect(pileAt(boardAt({ redistribution, side: 'before' }), '1')).toEqual(before);
  expect(pileAt(boardAt({ redistribution, side: 'after' }), '1')).toEqual(after);
});
