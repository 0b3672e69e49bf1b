import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { fillNote } from '../../src/describe/index.ts';
import { parseRecord, unfold, type Step } from '../../src/engine/index.ts';
import { words } from '#words';
import { LOCALE } from '../../src/words/locales.ts';
import { inLanguage } from '../language/inLanguage.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const record = parseRecord(read('content/games/partita-vinta.json'));
if (!record.ok) throw new Error('The won game can not be read.');
const unfolded = unfold(record.value);
if (!unfolded.ok) throw new Error('The won game breaks a rule.');
const steps = unfolded.value;

const keyOf = ({ kind, number }: Step): string =>
  kind === 'move' ? String(number) : `ridistribuzione-${number}`;
const stepOf = new Map<string, Step | undefined>([
  ['0', undefined],
  ...steps.map((step): [string, Step] => [keyOf(step), step]),
]);

const notes = Object.entries(
  read(`content/${LOCALE}/notes/partita-vinta.json`) as Record<string, string>,
);

/** Aces on kings, emptied piles, both copies in sight, a card that both foundations take, a pass between foundations. */
const lessons = [
  ...[10, 13, 55],
  ...[47, 50, 59, 71],
  ...[3, 9, 45, 63, 66],
  ...[35, 39, 72, 90],
  ...[91],
];

/** What the record says in a note's stead: a rank, a suit, a number. */
const typed = inLanguage({
  it: /\d|(?<!\p{L})(?:ass[oi]|re|donn[ae]|fant[ei]|picche|cuori|quadri|fiori)(?!\p{L})/iu,
  en: /\d|\b(?:aces?|kings?|queens?|jacks?|(?:spade|heart|diamond|club)s?)\b/i,
});

describe('the notes on the won game', () => {
  const numbered = notes.filter(([key]) => /^[1-9]\d*$/.test(key));

  test('at least 40 moves carry one, the teaching moves, the deal and every redistribution among them', () => {
    expect(numbered.length).toBeGreaterThanOrEqual(40);
    const redistributions = steps.filter(({ kind }) => kind === 'redistribution').map(keyOf);
    const must = ['0', ...lessons.map(String), ...redistributions];
    expect(notes.map(([key]) => key)).toEqual(expect.arrayContaining(must));
  });

  test.each(notes)('the note %s is about a step and filled from the record', (key, template) => {
    expect(stepOf.has(key)).toBe(true);
    const filled = fillNote(template, steps, stepOf.get(key), words);
    expect(filled).toMatchObject({ ok: true });
  });

  test.each(notes)('the note %s types no card and no number', (_, template) => {
    expect(template.replace(/\{[^}]*\}/g, '')).not.toMatch(typed);
  });

  test.each(notes)(
    'the note %s has typographic apostrophes, and ends as a sentence',
    (_, template) => {
      expect(template).not.toMatch(/['"]| {2}/);
      expect(template).toMatch(/\.$/);
    },
  );
});
