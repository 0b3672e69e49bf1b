// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { BoardView } from '../../../src/components/board/BoardView.tsx';
import { MoveArrow } from '../../../src/components/board/MoveArrow.tsx';
import { boardAt } from '../../../src/components/board/moment.ts';
import { partInView } from '../../../src/components/board/part.ts';
import { PartView } from '../../../src/components/board/PartView.tsx';
import { PlaceItem } from '../../../src/components/board/PlaceItem.tsx';
import { it as words } from '../../../src/words/it.ts';
import { boards } from '../../conformance/cases.ts';
import { drawn } from '../../structure/drawn.ts';
import { list } from '../../structure/phrases.ts';
import { wonGame } from '../engine/wonGame.ts';

/** The 24 phrases of a board as the source of the game describes it. */
const phrasesOf = (text: string): string[] => text.replace(/\.$/, '').split(/[;.] /);

describe('BoardView', () => {
  test.each(boards)('reads as the source does: $id', async ({ when, wording, text }) => {
    const position = boardAt(wonGame, when);
    const phrases = phrasesOf(text);
    const board = await drawn(<BoardView position={position} words={words} wording={wording} />);
    const [totals, ...lists] = await board.heard();
    expect(totals).toMatch(/^\d+ carte nelle pile, \d+ sulle fondazioni\.$/);
    expect(lists).toEqual([
      ...list(phrases.slice(0, 4)),
      ...list(phrases.slice(4, 8)),
      ...list(phrases.slice(8)),
    ]);
  });

  test('says how many cards lie where: 104 in all, and before move 10, 16 on the foundations', async () => {
    const position = boardAt(wonGame, { before: 10 });
    const board = await drawn(<BoardView position={position} words={words} />);
    expect((await board.heard())[0]).toBe('88 carte nelle pile, 16 sulle fondazioni.');
  });

  test('says no more of a place that is marked, which is for the eye', async () => {
    const position = boardAt(wonGame, { before: 10 });
    const plain = await drawn(<BoardView position={position} words={words} />);
    const marked = await drawn(
      <BoardView position={position} words={words} highlight={{ from: '10', to: '14' }} />,
    );
    expect(await marked.heard()).toEqual(await plain.heard());
  });
});

describe('MoveArrow', () => {
  test('is for the eye alone', async () => {
    expect(await (await drawn(<MoveArrow from="10" to="14" />)).heard()).toEqual([]);
  });
});

describe('PartView', () => {
  test('is one list of the places that are shown', async () => {
    const places = partInView({ piles: { 10: 'QC AS', 3: '' }, foundations: { 'S+': 5 } });
    const part = await drawn(<PartView places={places} words={words} />);
    expect(await part.heard()).toEqual(
      list([
        'fondazione ascendente di picche: 5 di picche in cima, 5 carte',
        'pila 3: vuota',
        'pila 10: 2 carte, asso di picche in cima',
      ]),
    );
  });
});

describe('PlaceItem', () => {
  test.each([
    ['10H', 1, 'pila 3: 1 carta, 10 di cuori in cima'],
    ['QD', 13, 'pila 3: 13 carte, donna di quadri in cima'],
    [undefined, 0, 'pila 3: vuota'],
  ] as const)('is one phrase with no sign in it: %s', async (top, count, phrase) => {
    const place = <PlaceItem place="3" top={top} count={count} mark={undefined} words={words} />;
    const item = await drawn(<ul>{place}</ul>);
    expect(await item.heard()).toEqual(list([phrase]));
  });
});
