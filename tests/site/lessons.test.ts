import { describe, expect, test } from 'vitest';

import { filledText } from '../../src/components/lesson/texts.ts';
import { describePlace } from '../../src/describe/index.ts';
import { PLACES } from '../../src/engine/index.ts';
import { stepsOf } from '../../src/lessons/lesson.ts';
import { words } from '#words';
import { paths } from '../../src/words/paths.ts';
import { attribute, elementsUnder, named, textOf, withClass } from '../html/elements.ts';
import { course } from '../unit/lessons/course.ts';
import { pageAt } from './allPages.ts';
import { scriptsOf } from './scripts.ts';

const lessons = course.map(({ id, address, lesson, text }, index) => ({
  number: index + 1,
  path: paths.lesson(address),
  lesson,
  text: filledText(id, text, stepsOf(lesson), words),
}));

const linksOf = (path: string) =>
  named(pageAt(path).elements, 'a').map((link) => attribute(link, 'href'));

/** A text as it is read: the breaks that the markup has between its lines are spaces. */
const read = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the list has every lesson in its order, and so has the trainer’s page the list', () => {
  const list = named(pageAt(paths.lessons()).elements, 'ol').flatMap(elementsUnder);
  const links = named(list, 'a');
  expect(links.map((link) => attribute(link, 'href'))).toEqual(lessons.map(({ path }) => path));
  expect(links.map((link) => read(textOf(link)))).toEqual(
    lessons.map(({ text }) => `${text.title} , ${words.lessons.done}`),
  );
  expect(linksOf(paths.trainer())).toContain(paths.lessons());
});

test('the list’s own script is inside its page, and under 600 bytes', () => {
  const { inline, loaded } = scriptsOf(pageAt(paths.lessons()));
  expect(loaded).toEqual([]);
  for (const text of inline) expect(Buffer.byteLength(text)).toBeLessThan(600);
});

describe.each(lessons)('$path', ({ number, path, lesson, text }) => {
  const { elements } = pageAt(path);

  test('has its number and its title, the rule and the task', () => {
    const [heading] = named(elements, 'h1');
    expect(read(textOf(heading!))).toBe(
      `${words.lessons.number(number, lessons.length)}: ${text.title}`,
    );
    const [task] = withClass(elements, 'task');
    expect(read(textOf(task!))).toBe(`${words.lessons.task} ${text.task}`);
    expect(named(elements, 'p').map(textOf)).toContain(text.lead);
    expect(linksOf(path)).toContain(paths.rule(lesson.rule));
  });

  test('describes its board, with no button on it', () => {
    const told = withClass(elements, 'words').map(textOf);
    expect(told.sort()).toEqual(
      PLACES.map((place) => describePlace(lesson.position, place, words)).sort(),
    );
    const [board] = withClass(elements, 'board');
    expect(named(elementsUnder(board!), 'button')).toEqual([]);
  });

  test('folds away three hints and the solution', () => {
    const details = named(elements, 'details').map((one) => read(textOf(one)));
    const { firstHint, secondHint, thirdHint, solution } = words.lessons;
    expect(details.slice(0, 2)).toEqual([
      `${firstHint} ${text.hints[0]}`,
      `${secondHint} ${text.hints[1]}`,
    ]);
    expect(details[2]).toMatch(new RegExp(`^${thirdHint} .+`));
    expect(details[3]!.startsWith(`${solution} `)).toBe(true);
    expect(details[3]!.endsWith(text.answer)).toBe(true);
    expect(details).toHaveLength(4);
  });

  test('leads to the lessons beside it and to the list', () => {
    const [nav] = withClass(elements, 'lesson-nav');
    const links = named(elementsUnder(nav!), 'a').map((link) => attribute(link, 'href'));
    const [before, after] = [lessons[number - 2]?.path, lessons[number]?.path ?? paths.trainer()];
    expect(links).toEqual([...(before ? [before] : []), paths.lessons(), after]);
  });
});
