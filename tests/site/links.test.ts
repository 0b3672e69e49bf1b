import { expect, test } from 'vitest';

import { attribute } from '../html/elements.ts';
import { pageOf, pages, type Page } from './allPages.ts';
import { builtFiles } from './dist.ts';

const files = new Set(builtFiles());
const anchors = new Map(
  [...pages.values()].map(({ address, elements }) => [
    address,
    new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  ]),
);

/** What is wrong with each link of a page that leads inside the site. */
function brokenLinks({ address, elements }: Page): string[] {
  return elements.flatMap((element) => {
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    const action = element.tagName === 'form' ? attribute(element, 'action') : undefined;
    const link = href ?? action;
    if (link === undefined) return [];
    const problem = brokenAt(address, link);
    return problem === undefined ? [] : [`${address}: ${link} ${problem}`];
  });
}

function brokenAt(from: string, link: string): string | undefined {
  const target = new URL(link, `http://site${from}`);
  if (target.host !== 'site') return undefined;
  const path = decodeURIComponent(target.pathname);
  const ids = anchors.get(path);
  if (ids === undefined) return files.has(path) ? undefined : 'leads nowhere';
  const anchor = decodeURIComponent(target.hash.slice(1));
  return anchor === '' || ids.has(anchor) ? undefined : 'names a place that is not on that page';
}

test('every link inside the site leads to a page, and every anchor to a place on it', () => {
  expect([...pages.values()].flatMap(brokenLinks)).toEqual([]);
});

test.each(['/not-there/', '/#not-there', '#not-there', '/index'])(
  '%s is seen as broken',
  (link) => {
    expect(brokenLinks(pageOf('/', `<a href="${link}">x</a>`))).toHaveLength(1);
  },
);
