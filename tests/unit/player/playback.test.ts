import { describe, expect, test } from 'vitest';

import { groupsOf } from '../../../src/components/player/groups.ts';
import { playbackOf } from '../../../src/components/player/playback.ts';
import { boardsOf, viewAt } from '../../../src/components/player/view.ts';
import { describeBoard, describeChange, describeUndo } from '../../../src/describe/index.ts';
import { placesOf, start } from '../../../src/engine/index.ts';
import { it } from '../../../src/words/it.ts';
import { wonBoard, wonGame } from '../engine/wonGame.ts';
import { wonPlayback, wonSteps } from './wonPlayback.ts';

const { steps } = wonPlayback;
const boards = boardsOf(wonPlayback);

describe('the won game, to step through', () => {
  test('begins with the deal and has 119 moves and 3 redistributions in their order', () => {
    const slugs = steps.map(({ slug }) => slug);
    const upTo = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
    expect(slugs).toEqual([
      ...upTo(0, 16),
      'ridistribuzione-1',
      ...upTo(17, 56),
      'ridistribuzione-2',
      ...upTo(57, 100),
      'ridistribuzione-3',
      ...upTo(101, 119),
    ]);
    expect(wonPlayback.moves).toBe(119);
  });

  test.each([
    [0, 'Mossa 0 di 119: l’inizio della partita'],
    [10, 'Mossa 10 di 119: asso di picche, dalla pila 10 alla pila 14'],
    [17, 'Ridistribuzione 1 di 3: dopo la mossa 16'],
    [122, 'Mossa 119 di 119: asso di quadri, dalla pila 16 alla fondazione discendente di quadri'],
  ])('step %i is «%s»', (index, heading) => {
    const { number, what } = steps[index]!;
    expect(`${number}: ${what}`).toBe(heading);
  });

  test('each has a title of its own, short enough for a tab', () => {
    const titles = steps.map(({ title }) => it.site.title(title));
    expect(titles[10]).toBe('Mossa 10 di 119: asso di picche · Crescent');
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length > 70)).toEqual([]);
  });

  test('each step says what changed and what taking it back changes, as the engine’s boards have it', () => {
    for (const [index, step] of wonSteps.entries()) {
      const shown = steps[index + 1]!;
      if (step.kind === 'redistribution') continue;
      const { before, after, move } = step;
      const [from, to] = placesOf(move);
      const won = step.number === 119 ? ` ${it.game.won}` : '';
      expect(shown.change).toBe(describeChange(before, after, move, it) + won);
      expect(shown.undo).toBe(describeUndo(before, after, move, it));
      expect(shown.marks).toEqual({ from, to });
    }
  });

  test('a redistribution says which tops changed, and marks those piles', () => {
    const shown = steps[17]!;
    expect(shown.marks.changed).toHaveLength(16);
    expect(shown.tops?.[0]).toBe('pila 1: 2 di cuori al posto del fante di quadri');
    expect(shown.undo).toContain('la ridistribuzione 1');
  });

  test('the boards that are played from the deal are those of the record', () => {
    const said = (board: (typeof boards)[number]) => describeBoard(board, it, 'card-first');
    const expected = [start(wonGame.deal), ...wonSteps.map(({ after }) => after)];
    expect(boards.map(said)).toEqual(expected.map(said));
    expect(said(wonBoard({ after: 10 }))).toBe(said(boards[10]!));
  });

  test('every step has its note, and the teaching moves are among them', () => {
    expect(steps.filter(({ note }) => note).length).toBeGreaterThanOrEqual(40);
    const teaching = [10, 13, 55, 47, 50, 59, 71, 91, 3, 9, 45, 63, 66, 35, 39, 72, 90];
    const without = teaching.filter((n) => !steps.find(({ slug }) => slug === `${n}`)?.note);
    expect(without).toEqual([]);
  });

  test('a game without notes is told without them', () => {
    const told = playbackOf('senza', start(wonGame.deal), wonSteps.slice(0, 1), new Map(), it);
    expect(told.steps.map(({ note }) => note)).toEqual([undefined, undefined]);
    expect(told.steps[1]!.change).not.toContain(it.game.won);
  });
});

describe('the view of a step', () => {
  test('links to the first, the one before, the one after and the last', () => {
    const { first, back, on, last } = viewAt(wonPlayback, boards, 17);
    expect([first, back, on, last].map((link) => link?.name)).toEqual([
      'mossa 0',
      'mossa 16',
      'mossa 17',
      'mossa 119',
    ]);
  });

  test('has nothing before the first and after the last', () => {
    expect(viewAt(wonPlayback, boards, 0).back).toBeUndefined();
    expect(viewAt(wonPlayback, boards, 122).on).toBeUndefined();
  });
});

describe('the groups of a list of steps', () => {
  test('begin anew at each redistribution', () => {
    const groups = groupsOf(steps).map(({ redistribution, moves }) => [
      redistribution,
      moves[0],
      moves.at(-1),
    ]);
    expect(groups).toEqual([
      [0, 1, 16],
      [1, 17, 56],
      [2, 57, 100],
      [3, 101, 119],
    ]);
    expect(groupsOf(steps).flatMap((group) => group.steps)).toEqual(steps.slice(1));
  });

  test('are none where nothing was played', () => {
    expect(groupsOf(steps.slice(0, 1))).toEqual([]);
  });
});
