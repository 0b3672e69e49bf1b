import { describe, expect, test } from 'vitest';

import { explain } from '../../../src/describe/index.ts';
import { judge, placesOf, redistribute, type Move } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { cases } from '../../conformance/cases.ts';
import { readPosition } from '../../conformance/readPosition.ts';
import { board } from '../engine/board.ts';
import { laidOut } from '../engine/laidOut.ts';
import { refusals } from './refusals.ts';

const refusalOf = (move: Move, position = board) => {
  const verdict = judge(position, move);
  if (verdict.ok) throw new Error(`${move} is legal`);
  return explain(verdict.rejections, words);
};

const finished = { 'S+': 13, 'S-': 13, 'H+': 13, 'H-': 13 } as const;
const won = laidOut({ foundations: { ...finished, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 } });

describe('the source’s own words, to the letter', () => {
  test.each<[rule: string, move: Move, text: string]>([
    ['R10', '8>7', 'Questa pila è piena; scegli un’altra destinazione'],
    ['R12', '4>8', 'Deve essere dello stesso seme'],
    ['R12', '4>11', 'Deve essere di valore superiore o inferiore'],
    ['R13', '3>6', 'Impossibile posizionare su una pila vuota'],
    ['R18', 'S->S+', 'La base della fondazione è bloccata'],
  ])('%s %s: %s', (_, move, text) => {
    expect(refusalOf(move).reason).toBe(`${text}.`);
  });
});

describe('what was tried, why not, what would help, and the rule', () => {
  test.each(refusals)('$move: $reason $also', ({ move, ...told }) => {
    const { tried, reason, also, needed } = told;
    const text = [tried, reason, also, needed].filter(Boolean).join(' ');
    expect(refusalOf(move)).toEqual({ ...told, text });
  });

  test('R20 a fourth redistribution', () => {
    const verdict = redistribute({ ...board, redistributionsLeft: 0 });
    expect(!verdict.ok && explain(verdict.rejections, words)).toMatchObject({
      text: 'Ridistribuzione rifiutata. Nessuna ridistribuzione. Le 3 della partita sono già state usate.',
      reason: 'Nessuna ridistribuzione.',
      anchor: 'r20',
    });
  });

  test('R23 a redistribution after the win, though some are left', () => {
    const verdict = redistribute(won);
    expect(!verdict.ok && explain(verdict.rejections, words)).toMatchObject({
      text: 'Ridistribuzione rifiutata. La partita è già vinta: non c’è più nulla da ridistribuire. Comincia una nuova partita.',
      anchor: 'r23',
    });
  });
});

/** Of each reason that the independent program gives, what no telling of it can be without. */
const SAID: Record<string, RegExp> = {
  'same-place': /sono lo stesso posto/,
  'no-card': /è vuota: non c’è nessuna carta da muovere/,
  'base-locked': /La base della fondazione è bloccata/,
  'foundation-to-pile': /Da una fondazione una carta non torna mai su una pila/,
  'empty-pile': /Impossibile posizionare su una pila vuota/,
  'different-suit': /Deve essere dello stesso seme/,
  'not-adjacent': /Deve essere di valore superiore o inferiore/,
  'pile-full': /Questa pila è piena; scegli un’altra destinazione/,
  'wrong-foundation': /Questa fondazione accoglie solo carte di/,
  'does-not-follow': /La fondazione .* (?:di una carta alla volta|è completa):/,
};

/** The places that a refusal says the card can go to, in words, or nothing where it says nothing of places. */
const offered = (needed: string): string | undefined =>
  / può andare (.*)\.$/.exec(needed)?.[1]?.replaceAll(' o ', ', ') ??
  (needed.includes('nessun posto accetta') ? '' : undefined);

const some = cases.flatMap((one, index) => (index % 6 === 0 ? [[index, one] as const] : []));

describe('every refusal of one in six of the independent program’s positions', () => {
  test.each(some)('case %i', (_, one) => {
    const position = readPosition(one.position);
    const legal = one.legal.map((move) => placesOf(move as Move));
    const wrong = one.refused.filter((line) => {
      const [move, ...kinds] = line.split(' ') as [Move, ...string[]];
      const { reason, also, needed } = refusalOf(move, position);
      const told = Object.keys(SAID).filter((kind) => SAID[kind]!.test(`${reason} ${also}`));
      const accepting = legal
        .filter(([from]) => from === placesOf(move)[0])
        .map(([, to]) => words.place.with('a', to));
      return (
        !SAID[kinds[0]!]!.test(reason) ||
        told.toSorted().join() !== kinds.toSorted().join() ||
        (offered(needed) ?? accepting.join(', ')) !== accepting.join(', ')
      );
    });
    expect(wrong).toEqual([]);
  });
});
