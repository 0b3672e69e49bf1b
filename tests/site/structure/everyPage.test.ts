// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { words } from '#words';
import { attribute, classesOf, withClass } from '../../html/elements.ts';
import { faultsHeard } from '../../structure/faults.ts';
import { roleOf, withRole, wordsOf } from '../../structure/phrases.ts';
import { isForFrames, lookedAt, type Page } from '../allPages.ts';
import { textIn } from '../texts.ts';
import { heardAt } from './page.ts';

/** The names of classes and ids that can be no word of the page, nor part of one. */
const codeNames = ({ elements }: Page): string[] => {
  const names = elements.flatMap((one) => [...classesOf(one), attribute(one, 'id') ?? '']);
  return [...new Set(names)].filter((name) => name.includes('-'));
};

/** What a screen reader has said, which is shown as it came: titles with their dot, and all. */
const quoted = ({ elements }: Page): string[] => withClass(elements, 'said').map(textIn);

/** A page with all of it open and no script, which adds what only that shows; there may be nothing of the kind. */
const withAll = async ({ address, html }: Page): Promise<string[] | undefined> =>
  /<details|<noscript/.test(html) ? heardAt(address, { open: true, script: false }) : undefined;

describe.each(lookedAt)('$address', (page) => {
  let opened: string[];
  let all: string[];
  beforeAll(async () => {
    opened = await heardAt(page.address);
    all = (await withAll(page)) ?? opened;
  });

  test('says no sign, no name of the code, nothing twice, and of all that can be used its name', () => {
    const faults = [...faultsHeard(opened), ...faultsHeard(all)];
    expect(
      faults.filter((fault) => !quoted(page).some((said) => fault.endsWith(`: ${said}`))),
    ).toEqual([]);
    const names = codeNames(page);
    const said = all.map(wordsOf);
    expect(said.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
  });

  test('has one first heading, and of the others none that skips a level', () => {
    const levels = withRole(all, 'heading').map((one) => Number(/level (\d)$/.exec(one)?.[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('has landmarks that are told apart, with everything inside one but the way to the content', () => {
    const landmarks = withRole(
      all,
      ...['banner', 'main', 'contentinfo', 'navigation', 'search', 'region'],
    );
    expect(landmarks.filter((one, index) => landmarks.indexOf(one) !== index)).toEqual([]);
    expect(landmarks.filter((one) => ['navigation', 'region'].includes(one))).toEqual([]);
    if (isForFrames(page)) {
      expect(landmarks).toEqual(['main']);
      expect(roleOf(all[0]!)).toBe('main');
      return;
    }
    expect(landmarks).toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo']));
    const first = all.findIndex((phrase) => roleOf(phrase) === 'banner');
    expect(all.slice(0, first)).toEqual([`link, ${words.site.skip}`]);
  });
});
