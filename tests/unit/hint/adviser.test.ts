import { describe, expect, test } from 'vitest';

import { play, REDISTRIBUTION, unfold, type Action } from '../../../src/engine/index.ts';
import { laidOut } from '../engine/laidOut.ts';
import { wonGame } from '../engine/wonGame.ts';
import { lessonOf } from '../lessons/course.ts';
import { advised } from './advised.ts';

const { position, solution } = lessonOf('un-piccolo-finale').lesson;
const first = solution[0]!;

const steps = unfold(wonGame);
if (!steps.ok) throw new Error('The won game can’t be played');
const line: readonly Action[] = steps.value.map((step) =>
  step.kind === 'move' ? step.move : REDISTRIBUTION,
);
const start = steps.value[0]!.before;

describe('four steps, each said at the next press', () => {
  test('how many moves, the suit, the card, the move and why', () => {
    const adviser = advised();
    adviser.ask(start);
    expect(adviser.last()).toMatch(
      /^Primo indizio\. Adesso sono possibili \d+ mosse; dopo una ridistribuzione, \d+\.$/,
    );
    expect(adviser.looks).toEqual([]);
    adviser.ask(start);
    expect(adviser.looks).toEqual([{ kind: 'begin', position: start }]);
    adviser.see({ kind: 'won', line });
    expect(adviser.last()).toBe('Secondo indizio. Da qui si può vincere. Guarda i fiori.');
    adviser.ask(start);
    adviser.ask(start);
    expect(adviser.told.slice(-2).map(({ text }) => text)).toEqual([
      'Terzo indizio. La carta da muovere è la donna di fiori, in cima alla pila 6.',
      expect.stringMatching(
        /^Quarto indizio\. Prova così: donna di fiori, dalla pila 6 alla fondazione discendente di fiori\. /,
      ),
    ]);
    expect(adviser.told.at(-1)?.anchor).toBe('r15');
    adviser.ask(start);
    expect(adviser.last()).toBe(adviser.told.at(-2)?.text);
    expect(adviser.looks).toHaveLength(1);
  });

  test('another board begins again with the first', () => {
    const adviser = advised();
    adviser.ask(start);
    adviser.ask(position);
    expect(adviser.last()).toMatch(/^Primo indizio/);
  });

  test('a won game needs none', () => {
    const adviser = advised();
    const { after } = steps.value.at(-1)!;
    adviser.ask(after);
    expect(adviser.last()).toBe('La partita è vinta: non servono indizi.');
  });
});

describe('a way to win that is known', () => {
  test('is followed as the game follows it, with no further search', () => {
    const adviser = advised();
    adviser.ask(start);
    adviser.ask(start);
    adviser.see({ kind: 'won', line });
    for (const { before } of steps.value) {
      for (let press = 0; press < 4; press++) adviser.ask(before);
    }
    expect(adviser.looks).toHaveLength(1);
    const redistributions = adviser.told.filter(({ text }) => text.includes('ridistribuire'));
    expect(redistributions).toHaveLength(3 * 3);
    expect(redistributions.every(({ anchor }) => anchor === 'r20')).toBe(true);
    expect(redistributions[0]!.text).not.toContain('Poi si gioca');
    expect(redistributions[1]!.text).toContain('Poi si gioca: ');
  });

  test('is not taken for one from a board off it', () => {
    const adviser = advised();
    adviser.ask(position);
    adviser.ask(position);
    adviser.see({ kind: 'won', line: solution });
    const after = play(position, first);
    adviser.ask(after);
    adviser.ask(after);
    expect(adviser.looks).toHaveLength(1);
    const other = play(position, REDISTRIBUTION);
    adviser.ask(other);
    adviser.ask(other);
    expect(adviser.looks.at(-1)).toEqual({ kind: 'begin', position: other });
  });
});

describe('while a win is looked for', () => {
  const looking = () => {
    const adviser = advised();
    adviser.ask(start);
    adviser.ask(start);
    return adviser;
  };

  test('it is said that it goes on; pressing again ends it, and then goes on with it', () => {
    const adviser = looking();
    adviser.see({ kind: 'searching', seconds: 5 });
    expect(adviser.last()).toBe(
      'Cerco una vittoria da qui: 5 secondi. Premi di nuovo per smettere.',
    );
    adviser.ask(start);
    expect(adviser.last()).toBe('Ricerca fermata. Premi di nuovo per riprenderla.');
    expect(adviser.looks.at(-1)).toEqual({ kind: 'end' });
    adviser.see({ kind: 'searching', seconds: 10 });
    expect(adviser.last()).toMatch(/^Ricerca fermata/);
    adviser.ask(start);
    expect(adviser.looks.at(-1)).toEqual({ kind: 'go-on' });
    adviser.see({ kind: 'won', line });
    expect(adviser.last()).toMatch(/^Secondo indizio/);
  });

  test('none found is no proof, and a move that can be made is told', () => {
    const adviser = looking();
    adviser.see({ kind: 'given-up' });
    expect(adviser.last()).toMatch(
      /^Da qui non ho trovato una vittoria in 20 secondi\. Una mossa che si può fare: .+, dalla pila \d+ alla .+\.$/,
    );
    adviser.ask(start);
    adviser.see({ kind: 'won', line });
    expect(adviser.last()).toMatch(/^Secondo indizio/);
  });

  test('that there is none is told as what it is', () => {
    const adviser = looking();
    adviser.see({ kind: 'impossible' });
    expect(adviser.last()).toBe(
      'Da qui la partita non si può più vincere: ho provato ogni seguito.',
    );
  });

  test('on another board it is ended without a word', () => {
    const adviser = looking();
    adviser.ask(position);
    expect(adviser.looks.at(-1)).toEqual({ kind: 'end' });
    adviser.see({ kind: 'won', line });
    expect(adviser.told.map(({ text }) => text.slice(0, 13))).toEqual([
      'Primo indizio',
      'Primo indizio',
    ]);
  });
});

describe('why the move is the one', () => {
  const tellMove = (board: typeof start, way: readonly Action[]) => {
    const adviser = advised();
    adviser.ask(board);
    adviser.ask(board);
    adviser.see({ kind: 'won', line: way });
    adviser.ask(board);
    adviser.ask(board);
    return adviser.told.at(-1)!;
  };
  const board = laidOut({
    foundations: { 'S+': 5, 'S-': 8 },
    piles: { 1: '2H AS', 2: '9D KS', 3: 'QS' },
    rest: ['10', '11', '12', '13', '14', '15', '16'],
  });

  test('on a pile: the neighbour, what it frees, what comes upon it', () => {
    const { text, anchor } = tellMove(board, ['2>3', '1>3']);
    expect(anchor).toBe('r8');
    expect(text).toContain('È dello stesso seme e vale uno di più o uno di meno.');
    expect(text).toContain('Così si scopre il 9 di quadri.');
    expect(text).toContain('Lì sopra andrà l’asso di picche.');
  });

  test('round the end, and what it frees goes on', () => {
    const { text } = tellMove(board, ['1>2', '1>H+']);
    expect(text).toContain('Nelle pile il re e l’asso sono vicini.');
    expect(text).toContain(
      'Così si libera il 2 di cuori, che poi andrà alla fondazione ascendente di cuori.',
    );
  });

  test('between the two foundations of a suit', () => {
    const { text, anchor } = tellMove(board, ['S->S+', '3>2']);
    expect(anchor).toBe('r17');
    expect(text).toContain('Da una fondazione all’altra del suo seme si può passare.');
    expect(text).not.toContain('Così');
  });
});
