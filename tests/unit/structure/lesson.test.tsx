// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import { Lesson } from '../../../src/components/lesson/Lesson.tsx';
import type { LessonInPlay } from '../../../src/components/lesson/lessonInPlay.ts';
import { filledText } from '../../../src/components/lesson/texts.ts';
import { stepsOf } from '../../../src/lessons/lesson.ts';
import { it as words } from '../../../src/words/it.ts';
import { drawn } from '../../structure/drawn.ts';
import { between, withRole } from '../../structure/phrases.ts';
import { lessonOf } from '../lessons/course.ts';

const { lesson, text } = lessonOf('asso-e-re');
const { hints, after } = filledText('asso-e-re', text, stepsOf(lesson), words);
const inPlay: LessonInPlay = {
  slug: 'asso-e-re',
  position: lesson.position,
  done: lesson.done,
  solution: lesson.solution,
  hints,
  after,
  next: { address: 'solo-la-carta-in-cima', title: 'Solo la carta in cima' },
};

beforeEach(() => {
  localStorage.clear();
});

describe('Lesson', () => {
  test('has its board of buttons and, under another heading, its voice and its controls', async () => {
    const phrases = await (await drawn(<Lesson lesson={inPlay} />)).heard();
    expect(withRole(phrases, 'heading')).toEqual([
      'heading, Tabellone, level 2',
      'heading, Comandi, level 2',
    ]);
    expect(phrases).toContain('button, pila 13: 3 carte, asso di fiori in cima, not pressed');
    expect(phrases).toContain('button, pila 11: vuota, not pressed');
    const desk = between(phrases, 'heading, Comandi, level 2');
    expect(withRole(desk, 'button').map((one) => one.split(/, | \(/)[1])).toEqual([
      'Un indizio',
      'Ricomincia la lezione',
      'Gioca',
      'Ridistribuisci',
      'Annulla',
      'Rigioca',
      'Ripeti il messaggio',
    ]);
  });

  test('tells a hint in the status, and once it is done, how to go on', async () => {
    const drawnLesson = await drawn(<Lesson lesson={inPlay} />);
    const hinted = await drawnLesson.press('Un indizio');
    expect(between(hinted, 'status')[1]).toBe(
      'Primo indizio. Sono vicini anche loro, purché il seme sia lo stesso.',
    );
    expect(withRole(hinted, 'link')).toEqual([]);
    await drawnLesson.press('pila 13:');
    const done = await drawnLesson.press('pila 4:');
    expect(between(done, 'status')[1]).toMatch(
      /^L’asso di fiori va dalla pila 13 alla pila 4, .*Lezione riuscita\./,
    );
    expect(withRole(done, 'link')).toEqual(['link, Lezione successiva: Solo la carta in cima']);
  });
});
