import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { filledText } from '../../../src/components/lesson/texts.ts';
import { isWon, legalMoves, REDISTRIBUTION } from '../../../src/engine/index.ts';
import { nextToTry, stepsOf } from '../../../src/lessons/lesson.ts';
import { words } from '#words';
import { LOCALE } from '../../../src/words/locales.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { spokenIn } from '../words/spokenIn.ts';
import { course, lessonOf } from './course.ts';

const { faultsOfSpeech, faultsOfText } = spokenIn[LOCALE]!;

/** What the lessons are about, in their order, and the rule of each. */
const topics = [
  ['stesso-seme', 'r8'],
  ['uno-sopra-uno-sotto', 'r8'],
  ['asso-e-re', 'r9'],
  ['solo-la-carta-in-cima', 'r7'],
  ['una-carta-alla-volta', 'r7'],
  ['pila-piena', 'r10'],
  ['pila-vuota', 'r13'],
  ['quanto-costa-una-pila-vuota', 'r13'],
  ['le-fondazioni-che-salgono', 'r14'],
  ['le-fondazioni-che-scendono', 'r15'],
  ['nessun-giro-sulle-fondazioni', 'r16'],
  ['la-carta-di-base', 'r18'],
  ['non-si-torna-indietro', 'r17'],
  ['da-una-fondazione-all-altra', 'r17'],
  ['due-copie', 'r1'],
  ['la-ridistribuzione', 'r19'],
  ['quando-ridistribuire', 'r21'],
  ['partita-bloccata', 'r24'],
  ['un-piccolo-finale', 'r23'],
] as const;

/** What is filled in from the board: digits, suits, and the ranks that no rule is told with. */
const typed = inLanguage({
  it: /\d|(?<!\p{L})(?:donn[ae]|fant[ei]|picche|cuori|quadri|fiori)(?!\p{L})/iu,
  en: /\d|\b(?:queens?|jacks?|(?:spade|heart|diamond|club)s?)\b/i,
});

test('there is a lesson for each topic, numbered in their order, with words for each and no more', () => {
  const expected = topics.map(([slug], index) => `${`${index + 1}`.padStart(2, '0')}-${slug}`);
  expect(course.map(({ id }) => id)).toEqual(expected);
  expect(readdirSync(`content/${LOCALE}/lessons`).sort()).toEqual(
    expected.map((id) => `${id}.json`),
  );
});

test.each(topics)('%s is about %s, which the rules page tells', (slug, rule) => {
  expect(lessonOf(slug).lesson.rule).toBe(rule);
  const page = readFileSync(`content/${LOCALE}/regole.mdx`, 'utf8');
  expect(page).toMatch(new RegExp(`<(?:Rule|Fact) n=\\{${rule.slice(1)}\\}`));
  expect(words.lessons.topics.get(rule)).toBeDefined();
});

describe.each(course)('$id', ({ lesson, text }) => {
  const steps = stepsOf(lesson);

  test('its solution gets it done, and the third hint is the first thing to try', () => {
    expect(steps).toHaveLength(lesson.solution.length);
    expect(nextToTry(lesson, [], lesson.position)).toBe(lesson.solution[0]);
  });

  test('its board is calm: few moves to choose from', () => {
    expect(legalMoves(lesson.position).length).toBeLessThanOrEqual(4);
  });

  test('its words are filled from its board, with no card and no number typed', () => {
    const { address = '', hints, ...others } = text;
    for (const template of [address, ...hints, ...Object.values(others)])
      expect(template.replace(/\{[^}]*\}/g, '')).not.toMatch(typed);
    const { title, lead, task, ...filled } = filledText('file', text, steps, words);
    expect(faultsOfText(title)).toEqual([]);
    for (const told of [lead, task, ...filled.hints, filled.answer, filled.after])
      expect(faultsOfSpeech(told), told).toEqual([]);
  });
});

test('the ending is a small one: 8 to 15 things to play, a redistribution among them, and then it is won', () => {
  const { lesson } = lessonOf('un-piccolo-finale');
  expect(lesson.solution.length).toBeGreaterThanOrEqual(8);
  expect(lesson.solution.length).toBeLessThanOrEqual(15);
  expect(lesson.solution).toContain(REDISTRIBUTION);
  expect(isWon(stepsOf(lesson).at(-1)!.after)).toBe(true);
});

test('a token that means nothing on the board names the file and the field', () => {
  const { lesson, text } = lessonOf('asso-e-re');
  const wrong = { ...text, hints: [text.hints[0], 'Guarda {il:top@pila-17}.'] as [string, string] };
  expect(() => filledText('lessons/x.json', wrong, stepsOf(lesson), words)).toThrow(
    'lessons/x.json: hints, second says {il:top@pila-17}',
  );
});
