import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { fillNote } from '../../../src/describe/index.ts';
import { unfold, type Step } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { wonGame } from '../engine/wonGame.ts';
import { faultsOfSpeech } from '../words/spoken.ts';

const unfolded = unfold(wonGame);
const steps = unfolded.ok ? unfolded.value : [];

type Key = number | `R${number}` | 'deal';

/** A step by its number, a redistribution by `R1`; the deal is none. */
const stepOf = (key: Key): Step | undefined =>
  steps.find((step) => key === (step.kind === 'move' ? step.number : `R${step.number}`));

const filled = (template: string, key: Key) => fillNote(template, steps, stepOf(key), words);

/**
 * Read by hand from the deal: at move 10 the ace of spades leaves pile 10, `QC AH 6D 9D JS AS`, for the king on pile 14,
 * `4S 3H 4S 4D 10H KS`. Before it the queen of spades went down from pile 3, and a 2 of spades up from pile 9, `7S 9H 7C 7S 5C`.
 */
describe('each token says what the record holds', () => {
  test.each<[key: Key, template: string, said: string]>([
    [10, '{card}', 'asso di picche'],
    [10, '{Card}', 'Asso di picche'],
    [10, '{il:card}', 'l’asso di picche'],
    [10, '{Il:card}', 'L’asso di picche'],
    [10, '{di:card}', 'dell’asso di picche'],
    [10, '{Un:card}', 'Un asso di picche'],
    [10, '{card.rank}', 'asso'],
    [10, '{su:card.rank}', 'sull’asso'],
    [10, '{card.suit}', 'picche'],
    [10, '{onto}', 're di picche'],
    [10, '{su:onto}', 'sul re di picche'],
    [10, '{Il:uncovered}', 'Il fante di picche'],
    [10, '{from}', 'pila 10'],
    [10, '{da:from}', 'dalla pila 10'],
    [10, '{A:to}', 'Alla pila 14'],
    [9, '{il:card}', 'la donna di picche'],
    [9, '{un:card}', 'una donna di picche'],
    [9, '{a:card.rank}', 'alla donna'],
    [9, '{a:to}', 'alla fondazione discendente di picche'],
    [10, '{il:card@9}', 'la donna di picche'],
    [10, '{da:from@13} {a:to@13}', 'dalla pila 16 alla pila 11'],
    [10, '{il:card@13} {su:onto@13}', 'l’asso di fiori sul re di fiori'],
    [10, '{move@13}', 'mossa 13'],
    [10, '{A:move@13}', 'Alla mossa 13'],
    [10, '{redistribution@1}', 'ridistribuzione 1'],
    [10, '{di:redistribution@3}', 'della ridistribuzione 3'],
    [10, '{moves:10-14}', '4 mosse'],
    [10, '{moves:10-11}', '1 mossa'],
    [10, '{pile@9} {a:pile@9}', 'pila 9 alla pila 9'],
    [10, '{il:foundation@S+}', 'la fondazione ascendente di picche'],
    [10, '{top@pila-9}', '5 di fiori'],
    [10, '{il:top@9}', 'il 5 di fiori'],
    [10, '{top@S-}', 'donna di picche'],
    [10, '{il:bottom@pila-9}', 'il 7 di picche'],
    [10, '{top@pila-14}, {top.after@pila-14}', 're di picche, asso di picche'],
    [10, '{count@pila-14}, {count.after@pila-14}', '6 carte, 7 carte'],
    [10, '{count@S+}', '2 carte'],
    [10, '{il:next@S+}', 'il 3 di picche'],
    [10, '{il:next@S-}', 'il fante di picche'],
    [8, '{il:next@S-}, {il:next.after@S-}', 'la donna di picche, la donna di picche'],
    ['R1', '{Il:bottom@pila-1}', 'Il 2 di cuori'],
    ['R1', '{top.after@pila-1}', '2 di cuori'],
    ['R1', '{il:card@10}', 'l’asso di picche'],
    ['deal', '{il:top@pila-9}', 'il 2 di picche'],
    ['deal', '{count@pila-16}', '6 carte'],
    ['deal', '{il:card@10}', 'l’asso di picche'],
    [10, 'Nessun segno.', 'Nessun segno.'],
    [10, '', ''],
  ])('%s %s: %s', (key, template, said) => {
    expect(filled(template, key)).toEqual({ ok: true, value: said });
  });
});

describe('a token that means nothing there is named, the first of them', () => {
  test.each<[why: string, key: Key, template: string, token?: string]>([
    ['no such thing', 10, '{carta}'],
    ['no such article', 10, '{lo:card}'],
    ['no such part', 10, '{card.colour}'],
    ['nothing in it', 10, '{}'],
    ['a space in it', 10, '{il: card}'],
    ['the second of two', 10, '{card} {cards}', '{cards}'],
    ['the first of two', 10, '{cards} {carte}', '{cards}'],
    ['a brace that opens nothing', 10, 'card}', '}'],
    ['a brace that closes nothing', 10, '{card', '{'],
    ['a brace too many', 10, '{{card}}', '{'],
    ['a move that the game has not', 10, '{card@120}'],
    ['a move written otherwise', 10, '{card@1e1}'],
    ['move 0', 10, '{move@0}'],
    ['no number', 10, '{move}'],
    ['a redistribution that the game has not', 10, '{redistribution@4}'],
    ['a span past the end', 10, '{moves:10-120}'],
    ['a span backwards', 10, '{moves:14-10}'],
    ['a span of nothing', 10, '{moves:10-10}'],
    ['a card where none moves: a redistribution', 'R1', '{card}'],
    ['a card where none moves: the deal', 'deal', '{card}'],
    ['after the deal, which is no step', 'deal', '{top.after@pila-1}'],
    ['no such place', 10, '{top@pila-17}'],
    ['no place', 10, '{top}'],
    ['a foundation named as a pile of the board', 10, '{top@pila-S+}'],
    ['a place with something before it', 10, '{top@1pila-2}'],
    ['a pile that is a foundation', 10, '{pile@S+}'],
    ['a foundation that is a pile', 10, '{foundation@9}'],
    ['the next card of a pile', 10, '{next@pila-9}'],
    ['the bottom of a foundation', 10, '{bottom@S+}'],
    ['the top of a pile that move 47 emptied', 119, '{top@pila-2}'],
    ['the bottom of a pile that move 47 emptied', 119, '{bottom@pila-2}'],
    ['what follows on a finished foundation', 119, '{next.after@S+}'],
    ['what the last card of a pile uncovers', 47, '{uncovered}'],
    ['the rank of a place', 10, '{from.rank}'],
    ['the suit of a count', 10, '{count.suit@pila-9}'],
    ['a card after itself', 10, '{card.after}'],
    ['«un» before a place', 10, '{un:from}'],
    ['«un» before a rank', 10, '{un:card.rank}'],
    ['an article before a suit', 10, '{il:card.suit}'],
    ['an article before a count', 10, '{di:count@pila-9}'],
  ])('%s: %s %s', (_, key, template, token = template) => {
    expect(filled(template, key)).toEqual({ ok: false, error: { kind: 'unknown-token', token } });
  });

  test('a record with no steps has no board to tell of', () => {
    expect(fillNote('{top@pila-1}', [], undefined, words).ok).toBe(false);
  });
});

test('a move and a redistribution are numbered apart, where the redistribution comes first too', () => {
  // The 2 of hearts lies at the bottom of pile 1, and the redistribution brings it to its top.
  const turned = unfold({ deal: wonGame.deal, moves: ['R', '1>H+'] });
  const said = fillNote('{il:card@1}', turned.ok ? turned.value : [], undefined, words);
  expect(said).toEqual({ ok: true, value: 'il 2 di cuori' });
});

describe('the notes of the won game, as they are heard', () => {
  const notes = JSON.parse(readFileSync('content/it/notes/partita-vinta.json', 'utf8')) as Record<
    string,
    string
  >;

  test.each(Object.entries(notes))('%s', (name, template) => {
    const key = name.startsWith('ridistribuzione-') ? (`R${name.slice(16)}` as Key) : Number(name);
    const note = filled(template, key || 'deal');
    expect(note.ok && faultsOfSpeech(note.value)).toEqual([]);
  });
});
