import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createLessonDesk } from '../../../src/components/lesson/lessonDesk.ts';
import type { LessonInPlay } from '../../../src/components/lesson/lessonInPlay.ts';
import { filledText } from '../../../src/components/lesson/texts.ts';
import { placesOf, REDISTRIBUTION } from '../../../src/engine/index.ts';
import { stepsOf } from '../../../src/lessons/lesson.ts';
import { it as words } from '../../../src/words/it.ts';
import { liveLesson } from '../../../src/words/it/lesson.ts';
import { course, lessonOf } from './course.ts';

const { lesson: says } = liveLesson;

const inPlay = (slug: string): LessonInPlay => {
  const { lesson, text } = lessonOf(slug);
  const { hints, after } = filledText(slug, text, stepsOf(lesson), words);
  const { position, done, solution } = lesson;
  return {
    slug,
    position,
    done,
    solution,
    hints,
    after,
    next: { address: 'x', title: 'La prossima' },
  };
};

/** A lesson with a browser's storage, and what it has told last. */
const begin = (slug: string, storage: Partial<Storage> = localStorageOf(new Map())) => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const lesson = inPlay(slug);
  const desk = createLessonDesk(liveLesson, lesson);
  desk.begin();
  return { desk, lesson, told: () => desk.told.value.text };
};

const localStorageOf = (kept: Map<string, string>): Partial<Storage> => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, text),
  removeItem: (name) => kept.delete(name),
});

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('a lesson that is left before it is done', () => {
  const slug = 'un-piccolo-finale';
  const KEY = 'crescent.lessons-begun';
  const boardOf = ({ desk }: ReturnType<typeof begin>) => desk.session.value!.history.present;

  test('is there again as it was, with its moves to take back, until it is begun again', () => {
    const storage = localStorageOf(new Map());
    const one = begin(slug, storage);
    one.desk.type('3 c');
    one.desk.type('3 f');
    one.desk.type('8 f');
    const again = begin(slug, storage);
    expect(boardOf(again)).toEqual(boardOf(one));
    expect(again.told()).toBe(says.resumed);
    again.desk.type('u');
    expect(again.told()).toMatch(/^Annullata/);
    expect(begin(slug, storage).desk.session.value!.steps).toHaveLength(1);
    again.desk.restart();
    expect(begin(slug, storage).told()).toBe(words.trainer.welcome);
  });

  test('is not, once it is done', () => {
    const storage = localStorageOf(new Map());
    begin('asso-e-re', storage).desk.type('13 4');
    const again = begin('asso-e-re', storage);
    expect(again.desk.session.value!.steps).toEqual([]);
    expect(again.told()).toBe(says.doneBefore);
  });

  test.each([
    ['moves of no such board', JSON.stringify({ [slug]: '3>H+ 3>H+ 3>H+' })],
    ['no moves', JSON.stringify({ [slug]: '<b>' })],
    ['no texts', JSON.stringify({ [slug]: 7 })],
    ['no JSON', '{'],
    ['of another lesson', JSON.stringify({ 'asso-e-re': '13>4' })],
  ])('begins as ever where what is kept is %s', (_, text) => {
    const opened = begin(slug, localStorageOf(new Map([[KEY, text]])));
    expect(boardOf(opened)).toEqual(opened.lesson.position);
    expect(opened.told()).toBe(words.trainer.welcome);
  });
});

describe('hints', () => {
  test('go from a nudge to the move, and then stay with the move', () => {
    const { desk, lesson, told } = begin('asso-e-re');
    desk.hint();
    expect(told()).toBe(says.firstHint(lesson.hints[0]));
    desk.hint();
    expect(told()).toBe(says.secondHint(lesson.hints[1]));
    desk.hint();
    expect(told()).toBe('Terzo indizio. Prova così: asso di fiori, dalla pila 13 alla pila 4.');
    desk.hint();
    expect(told()).toContain('asso di fiori, dalla pila 13 alla pila 4.');
  });

  test('follow what has been played: where to look at first is passed over', () => {
    const { desk, told } = begin('quando-ridistribuire');
    desk.type('4 f');
    desk.hint();
    desk.hint();
    expect(told()).toBe(says.thirdHintRedistribute);
  });

  test('say so where the solution can no longer be played, and what can be done', () => {
    const { desk, told } = begin('due-copie');
    desk.type('12 f');
    desk.hint();
    desk.hint();
    expect(told()).toBe(says.offTheWay(true));
    desk.type('u');
    desk.hint();
    expect(told()).toMatch(/^Terzo indizio\. Prova così: 7 di cuori, dalla pila 3 /);
  });

  test('begin again with the lesson', () => {
    const { desk, lesson, told } = begin('quando-ridistribuire');
    desk.hint();
    desk.type('r');
    desk.hint();
    expect(told()).toBe(says.offTheWay(false));
    desk.restart();
    desk.hint();
    expect(told()).toBe(says.firstHint(lesson.hints[0]));
  });
});

describe('every lesson can be done by taps alone', () => {
  test.each(course.map(({ id }) => id.replace(/^\d+-/, '')))('%s', (slug) => {
    const { desk, lesson, told } = begin(slug);
    for (const action of lesson.solution) {
      if (action === REDISTRIBUTION) desk.act({ kind: 'redistribute' });
      else {
        const [from, to] = placesOf(action);
        desk.act({ kind: 'tap', place: from });
        if (desk.session.value?.selected) desk.act({ kind: 'tap', place: to });
      }
    }
    expect(told()).toContain('Lezione riuscita.');
  });
});

describe('a try that is not the one asked for', () => {
  test.each([
    ['uno-sopra-uno-sotto', '2 6', says.otherMove],
    ['pila-piena', '8 2', says.wantsRefusal],
    ['pila-piena', '1 2', says.otherRefusal],
    ['pila-piena', '1 7', says.otherRefusal],
    ['quando-ridistribuire', 'r', says.maybeRestart],
  ])('%s, %s', (slug, command, remark) => {
    const { desk, told } = begin(slug);
    desk.type(command);
    expect(told().endsWith(` ${remark}`)).toBe(true);
    expect(desk.isDone.value).toBe(false);
  });

  test.each([
    ['da-una-fondazione-all-altra', 'q+ q-', 'which is on the way'],
    ['stesso-seme', '3 5', 'refused, which explains itself'],
    ['due-copie', '12 f', 'which the board will answer'],
    ['pila-piena', 'm 8', 'which is a question'],
  ])('nothing is added in %s to %s, %s', (slug, command) => {
    const { desk, told } = begin(slug);
    desk.type(command);
    for (const remark of [says.otherMove, says.wantsRefusal, says.otherRefusal])
      expect(told()).not.toContain(remark);
  });

  test('a lesson that is blocked offers to begin it again, and no new game', () => {
    const { desk, told } = begin('quanto-costa-una-pila-vuota');
    desk.type('9 f');
    expect(told()).toMatch(/Partita bloccata.*ricominciare la lezione\.$/);
    expect(desk.isDone.value).toBe(false);
  });
});

describe('success', () => {
  test('is told once, with what comes next, and kept', () => {
    const kept = new Map<string, string>();
    const { desk, lesson, told } = begin('asso-e-re', localStorageOf(kept));
    desk.type('4 13');
    expect(told()).toContain(`Lezione riuscita. ${lesson.after} La prossima è «La prossima».`);
    expect(desk.isDone.value).toBe(true);
    expect(JSON.parse(kept.get('crescent.lessons')!)).toEqual(['asso-e-re']);
    desk.type('u');
    desk.type('13 4');
    expect(told()).not.toContain('Lezione riuscita');
    desk.hint();
    expect(told()).toBe(says.noMoreHints);
  });

  test('can be had again after a restart, and what other lessons were done stays', () => {
    const kept = new Map([['crescent.lessons', '["pila-piena"]']]);
    const { desk, told } = begin('asso-e-re', localStorageOf(kept));
    desk.type('13 4');
    desk.restart();
    expect(told()).toBe(says.restarted);
    expect(desk.isDone.value).toBe(false);
    desk.type('13 4');
    expect(told()).toContain('Lezione riuscita.');
    expect(JSON.parse(kept.get('crescent.lessons')!)).toEqual(['pila-piena', 'asso-e-re']);
  });

  test('is a refusal where a refusal is the lesson, and leads to its rule', () => {
    const { desk, told } = begin('pila-piena');
    desk.type('8 7');
    expect(told()).toContain('Questa pila è piena; scegli un’altra destinazione.');
    expect(told()).toContain('Lezione riuscita.');
    expect(desk.told.value.anchor).toBe('r10');
  });

  test('a lesson done before says so when it is opened', () => {
    const kept = new Map([['crescent.lessons', '["asso-e-re"]']]);
    expect(begin('asso-e-re', localStorageOf(kept)).told()).toBe(says.doneBefore);
    expect(begin('pila-piena', localStorageOf(kept)).told()).toBe(words.trainer.welcome);
  });

  test('what was kept and can not be read is set aside', () => {
    const kept = new Map([['crescent.lessons', '{"asso-e-re":1}']]);
    const { desk } = begin('asso-e-re', localStorageOf(kept));
    desk.type('4 13');
    expect(JSON.parse(kept.get('crescent.lessons')!)).toEqual(['asso-e-re']);
    expect([...kept.values()]).toContain('{"asso-e-re":1}');
  });

  test('is told where nothing can be kept, which is told too', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { desk, told } = begin('asso-e-re', { getItem: denied, setItem: denied });
    desk.type('4 13');
    expect(told()).toContain('Lezione riuscita.');
    expect(told().endsWith(says.notKept)).toBe(true);
  });
});
