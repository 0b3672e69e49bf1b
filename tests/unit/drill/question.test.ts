import { describe, expect, test } from 'vitest';

import { ANSWERS } from '../../../src/components/drill/answers.ts';
import type { Case } from '../../../src/components/drill/case.ts';
import { CASE_NAMES, CASES, type CaseName } from '../../../src/components/drill/cases.ts';
import { rightAnswers } from '../../../src/components/drill/mark.ts';
import { PREPARED } from '../../../src/components/drill/prepared.ts';
import { ask, questionIn, type Question } from '../../../src/components/drill/question.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { SUBJECTS } from '../../../src/components/drill/subject.ts';
import type { Tally } from '../../../src/components/drill/tally.ts';
import { walkTo } from '../../../src/components/drill/walk.ts';
import {
  countAt,
  formatMove,
  formatPosition,
  isFoundation,
  judge,
  neighbours,
  nextOn,
  parsePosition,
  rankOf,
  suitOf,
  topOf,
  type Rejection,
} from '../../../src/engine/index.ts';
import { askedOf, drawnOf, shareOf } from './asked.ts';

const many = askedOf({}, 1000, 1);
const more = askedOf({}, 3000, 2);

const isYes = ({ verdict }: Question): boolean => verdict.ok;
const rejectionsOf = ({ verdict }: Question): readonly Rejection[] =>
  verdict.ok ? [] : verdict.rejections;
const headlineOf = ({ verdict }: Question) => (verdict.ok ? 'legal' : verdict.rejections[0].kind);
const accepted = ({ verdict }: Question) => rightAnswers(verdict);

describe('every question', () => {
  test('has the answer that the judge gives', () => {
    for (const { position, from, to, move, verdict } of many) {
      expect(move).toBe(formatMove(from, to));
      expect(verdict).toEqual(judge(position, move));
    }
  });

  test('is about a board of real play: two decks, no pile over its limit', () => {
    for (const { position } of many) expect(parsePosition(formatPosition(position)).ok).toBe(true);
  });

  test('is the same again from the same seed', () => {
    expect(askedOf({}, 20, 1)).toEqual(many.slice(0, 20));
    expect(askedOf({}, 20, 2)).not.toEqual(many.slice(0, 20));
  });

  test('differs from the one before', () => {
    const repeated = many.filter(
      ({ position, move }, index) =>
        move === many[index - 1]?.move &&
        formatPosition(position) === formatPosition(many[index - 1]!.position),
    );
    expect(repeated.length).toBeLessThan(5);
  });
});

describe('what comes up', () => {
  test('both answers equally often, whatever has been missed', () => {
    const half = (tally: Tally) =>
      shareOf(drawnOf(tally, 5000, 3), ({ ruling }) => ruling === 'legal');
    for (const tally of [
      {},
      ...SUBJECTS.map((one) => ({ [one]: { right: 0, wrong: 3, owed: 6 } })),
    ]) {
      expect(half(tally)).toBeGreaterThan(0.48);
      expect(half(tally)).toBeLessThan(0.52);
    }
  });

  test.each([
    'legal',
    'same-place',
    'no-card',
    'base-locked',
    'foundation-to-pile',
    'empty-pile',
    'different-suit',
    'not-adjacent',
    'pile-full',
    'wrong-foundation',
    'does-not-follow',
  ])('every ruling within 400 questions: %s', (kind) => {
    expect(many.slice(0, 400).map(headlineOf)).toContain(kind);
  });

  test.each(SUBJECTS)('every subject within 400 questions: %s', (subject) => {
    expect(many.slice(0, 400).map((one) => one.subject)).toContain(subject);
  });

  test.each(ANSWERS)('every answer is the right one somewhere: %s', (answer) => {
    expect(many.slice(0, 400).map((one) => accepted(one)[0])).toContain(answer);
  });

  test('moves that break several rules', () => {
    expect(shareOf(many, (one) => rejectionsOf(one).length > 1)).toBeGreaterThan(0.03);
  });
});

describe('no answer can be told without knowing the rule', () => {
  const kindOf = ({ from, to }: Question) =>
    [from, to].map((place) => (isFoundation(place) ? 'foundation' : 'pile')).join(' to ');
  const isBetweenAceAndKing = ({ position, from, to }: Question) =>
    [from, to].every((place) => /^[AK]/.test(topOf(position, place) ?? '')) &&
    topOf(position, from) !== topOf(position, to);

  test.each<[string, (question: Question) => boolean]>([
    ['pile to pile', (one) => kindOf(one) === 'pile to pile'],
    ['pile to foundation', (one) => kindOf(one) === 'pile to foundation'],
    ['foundation to foundation', (one) => kindOf(one) === 'foundation to foundation'],
    ['onto a thick pile', ({ position, to }) => !isFoundation(to) && countAt(position, to) > 10],
    ['from a pile of one card', ({ position, from }) => countAt(position, from) === 1],
    ['onto a base', ({ position, to }) => isFoundation(to) && countAt(position, to) === 1],
    ['onto the last but one', ({ position, to }) => countAt(position, to) === 12],
    ['between ace and king', isBetweenAceAndKing],
    [
      'the same suit',
      ({ position, from, to }) =>
        from !== to && topOf(position, from)?.slice(-1) === topOf(position, to)?.slice(-1),
    ],
  ])('both answers are met: %s', (_, isSo) => {
    const alike = many.filter(isSo);
    expect(shareOf(alike, isYes)).toBeGreaterThan(0.05);
    expect(shareOf(alike, isYes)).toBeLessThan(0.95);
  });

  const counted = (question: Question) => ({
    kind: kindOf(question),
    from: countAt(question.position, question.from),
    to: countAt(question.position, question.to),
  });
  test.each<[string, 'from' | 'to', least: number, most: number]>([
    ['pile to pile', 'from', 1, 1],
    ['pile to pile', 'from', 2, 4],
    ['pile to pile', 'from', 5, 10],
    ['pile to pile', 'to', 2, 5],
    ['pile to pile', 'to', 6, 10],
    ['pile to pile', 'to', 11, 12],
    ['pile to foundation', 'from', 1, 1],
    ['pile to foundation', 'from', 2, 5],
    ['pile to foundation', 'from', 6, 10],
    ['pile to foundation', 'to', 1, 1],
    ['pile to foundation', 'to', 2, 6],
    ['pile to foundation', 'to', 7, 12],
    ['foundation to foundation', 'from', 2, 6],
    ['foundation to foundation', 'from', 7, 11],
    ['foundation to foundation', 'to', 2, 6],
    ['foundation to foundation', 'to', 7, 11],
  ])('nor by counting cards: %s, %s a place of %d to %d', (kind, end, least, most) => {
    const alike = more.filter((question) => {
      const { [end]: count, ...other } = counted(question);
      return other.kind === kind && count >= least && count <= most;
    });
    expect(alike.length).toBeGreaterThan(40);
    expect(shareOf(alike, isYes)).toBeGreaterThan(0.15);
    expect(shareOf(alike, isYes)).toBeLessThan(0.85);
  });

  test('whoever names a rule that the move does break is right', () => {
    for (const question of many.filter((one) => !isYes(one) && one.from !== one.to)) {
      const { position, from, to } = question;
      const card = topOf(position, from);
      const onto = topOf(position, to);
      if (!card || !onto) {
        expect(accepted(question)).toContain('empty');
        continue;
      }
      const fitting = isFoundation(to) ? [nextOn(position, to)] : neighbours(onto);
      const hasRank = fitting.some((one) => one && rankOf(one) === rankOf(card));
      expect(accepted(question).includes('suit')).toBe(suitOf(card) !== suitOf(onto));
      expect(accepted(question).includes('rank')).toBe(!hasRank);
      expect(accepted(question).includes('full')).toBe(
        !isFoundation(to) && countAt(position, to) === 13,
      );
      expect(accepted(question).includes('no-return')).toBe(
        isFoundation(from) && !isFoundation(to),
      );
      expect(accepted(question).includes('base')).toBe(
        isFoundation(from) && countAt(position, from) === 1,
      );
    }
  });
});

describe.each(CASE_NAMES)('the kind %s', (name: CaseName) => {
  const wanted: Case = CASES[name];

  test('is ruled and fits as it says', () => {
    const random = randomFrom(5);
    for (let count = 0; count < 6; count++) {
      const question = ask(name, random);
      expect(headlineOf(question)).toBe(wanted.ruling);
      expect(question.subject).toBe(wanted.subject);
    }
  });

  const prepared = PREPARED[name] ?? [];
  test(`comes up in each of its ${prepared.length / 2} prepared games, soon`, () => {
    for (let at = 0; at < prepared.length; at += 2) {
      const [number, steps] = [prepared[at]!, prepared[at + 1]!];
      expect(steps).toBeLessThanOrEqual(55);
      const { position } = walkTo(number, wanted.style, steps);
      expect(questionIn(position, wanted, randomFrom(at)), `game ${number}`).toBeDefined();
    }
  });
});
