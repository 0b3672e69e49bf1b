import { describe, expect, test } from 'vitest';

import {
  formatPosition,
  legalMoves,
  play,
  REDISTRIBUTION,
  type Action,
  type Position,
  unfold,
} from '../../../src/engine/index.ts';
import { wonGame } from '../engine/wonGame.ts';
import { advised } from './advised.ts';

const steps = unfold(wonGame);
if (!steps.ok) throw new Error('The won game can’t be played');
/** The last third of the won game: a redistribution is left. */
const rest = steps.value.slice(80);
const start = rest[0]!.before;
const line: readonly Action[] = rest.map((step) =>
  step.kind === 'move' ? step.move : REDISTRIBUTION,
);
const onLine = play(start, line[0]!);
/** All that the line passes through, by their texts. */
const passed = new Set(
  line.map((_, index) => formatPosition(line.slice(0, index).reduce(play, start))),
);
/** A board one move off the line. */
const stray = (from: Position): Position =>
  legalMoves(from)
    .map((move) => play(from, move))
    .find((next) => !passed.has(formatPosition(next)))!;
const astray = stray(start);
const further = stray(astray);

const winnable = 'Da qui si può vincere.';
const impossible = 'Da qui la partita non si può più vincere: ho provato ogni seguito.';
const canUndo = 'Puoi annullare.';
const warning = 'Attenzione: prima di questa mossa si poteva vincere.';

/** An adviser that knows of a win from the start, because it watches or because two hints were asked for. */
const knowing = (watches: boolean) => {
  const adviser = advised();
  if (watches) adviser.follow(start, true);
  else {
    adviser.ask(start);
    adviser.ask(start);
  }
  adviser.see({ kind: 'won', line });
  return adviser;
};

const lookedFrom = ({ looks }: ReturnType<typeof advised>) =>
  looks.flatMap((look) => (look.kind === 'begin' ? look.position : []));

describe('as the game goes on', () => {
  test('nothing is looked for until a hint has been asked for or a warning is wanted', () => {
    const adviser = advised();
    adviser.follow(start, false);
    adviser.follow(astray, false);
    expect(adviser.looks).toEqual([]);
    expect(adviser.outlooks).toEqual([]);
    adviser.follow(astray, true);
    expect(lookedFrom(adviser)).toEqual([astray]);
  });

  test.each([[true], [false]])('a known way to win is followed with no new look, %s', (watches) => {
    const adviser = knowing(watches);
    let position = start;
    for (const action of line.slice(0, -1)) {
      position = play(position, action);
      adviser.follow(position, watches);
      expect(adviser.outlooks.at(-1)).toEqual({ kind: 'outlook', text: winnable });
    }
    expect(lookedFrom(adviser)).toEqual([start]);
  });

  test('off it, another look begins, and what it comes to is there to be read', () => {
    const adviser = knowing(false);
    adviser.follow(astray, false);
    expect(lookedFrom(adviser)).toEqual([start, astray]);
    adviser.see({ kind: 'searching', seconds: 2 });
    expect(adviser.outlooks.at(-1)?.text).toBe('Cerco una vittoria da qui: 2 secondi.');
    adviser.see({ kind: 'impossible' });
    expect(adviser.outlooks.at(-1)).toEqual({ kind: 'outlook', text: impossible });
    expect(adviser.told).toHaveLength(2);
    adviser.follow(further, false);
    expect(adviser.outlooks.at(-1)).toEqual({ kind: 'outlook', text: impossible });
    expect(lookedFrom(adviser)).toHaveLength(2);
  });

  test('with no win known, and no warning wanted, a game that goes on is not searched', () => {
    const adviser = knowing(false);
    adviser.follow(astray, false);
    adviser.see({ kind: 'searching', seconds: 5 });
    expect(adviser.outlooks.at(-1)?.text).toBe('Da qui non ho trovato una vittoria in 5 secondi.');
    expect(adviser.looks.at(-1)).toEqual({ kind: 'end' });
    adviser.follow(further, false);
    expect(lookedFrom(adviser)).toHaveLength(2);
  });

  test('hints go on with a look that had begun aside', () => {
    const adviser = knowing(false);
    adviser.follow(astray, false);
    adviser.ask(astray);
    expect(adviser.last()).toMatch(/^Primo indizio/);
    adviser.ask(astray);
    expect(lookedFrom(adviser)).toHaveLength(2);
    adviser.see({ kind: 'searching', seconds: 5 });
    expect(adviser.last()).toBe(
      'Cerco una vittoria da qui: 5 secondi. Premi di nuovo per smettere.',
    );
    adviser.see({ kind: 'impossible' });
    expect(adviser.last()).toBe(impossible);
    adviser.ask(astray);
    expect(adviser.last()).toBe(impossible);
  });
});

describe('a warning', () => {
  test('is given where a known win is proved to be lost, and again when the move is played again', () => {
    const adviser = knowing(true);
    for (let time = 1; time <= 2; time++) {
      adviser.follow(astray, true);
      if (time === 1) adviser.see({ kind: 'impossible' });
      expect(adviser.outlooks.at(-1)).toEqual({
        kind: 'warning',
        text: `${warning} ${impossible} ${canUndo}`,
        canUndo: true,
      });
      adviser.follow(start, true);
      expect(adviser.outlooks.at(-1)).toEqual({ kind: 'outlook', text: winnable });
    }
    expect(lookedFrom(adviser)).toHaveLength(2);
  });

  test('says no more than that none was found where that is all', () => {
    const adviser = knowing(true);
    adviser.follow(astray, true);
    adviser.see({ kind: 'searching', seconds: 2 });
    adviser.see({ kind: 'searching', seconds: 5 });
    expect(adviser.outlooks.at(-1)).toEqual({
      kind: 'warning',
      text: `${warning} Da qui non ho trovato una vittoria in 5 secondi. ${canUndo}`,
      canUndo: true,
    });
  });

  test('comes once, however the game goes on', () => {
    const adviser = knowing(true);
    adviser.follow(astray, true);
    adviser.see({ kind: 'searching', seconds: 5 });
    adviser.follow(further, true);
    adviser.see({ kind: 'impossible' });
    expect(adviser.outlooks.filter(({ kind }) => kind === 'warning')).toHaveLength(1);
  });

  test('tells of moves that were played before the look was done', () => {
    const adviser = knowing(true);
    adviser.follow(astray, true);
    adviser.follow(further, true);
    adviser.see({ kind: 'impossible' });
    expect(adviser.outlooks.at(-1)?.text).toBe(
      `Attenzione: prima delle ultime 2 mosse si poteva vincere. ${impossible} ${canUndo}`,
    );
  });

  test('after a redistribution offers no undo', () => {
    const adviser = knowing(true);
    adviser.follow(play(start, REDISTRIBUTION), true);
    adviser.see({ kind: 'impossible' });
    expect(adviser.outlooks.at(-1)).toEqual({
      kind: 'warning',
      text: `Attenzione: prima della ridistribuzione, che non si annulla, si poteva vincere. ${impossible}`,
      canUndo: false,
    });
  });

  test('is not given of a move off the line after which another win is found', () => {
    const adviser = knowing(true);
    adviser.follow(astray, true);
    adviser.see({ kind: 'won', line: legalMoves(astray).slice(0, 1) });
    expect(adviser.outlooks.at(-1)).toEqual({ kind: 'outlook', text: winnable });
  });

  test('is not given of another game, nor of what the next action has left behind', () => {
    const adviser = knowing(true);
    adviser.follow(further, true);
    adviser.see({ kind: 'impossible' });
    adviser.follow(start, true);
    adviser.follow(astray, true);
    adviser.follow(start, true);
    expect(adviser.looks.at(-1)).toEqual({ kind: 'end' });
    adviser.see({ kind: 'impossible' });
    expect(adviser.outlooks.map(({ kind }) => kind)).not.toContain('warning');
  });

  test('is no more looked for once it is not wanted', () => {
    const adviser = advised();
    adviser.follow(start, true);
    adviser.follow(start, false);
    expect(adviser.looks.at(-1)).toEqual({ kind: 'end' });
  });

  test('is told of the board as it is when it comes to be wanted', () => {
    const adviser = knowing(false);
    adviser.follow(onLine, false);
    adviser.follow(start, false);
    adviser.follow(astray, false);
    adviser.see({ kind: 'impossible' });
    adviser.follow(astray, true);
    expect(adviser.outlooks.at(-1)?.kind).toBe('warning');
  });
});
