import { describe, expect, inject } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { search as searchWords } from '../../../src/words/it/search.ts';
import { kinds } from '../../browser/kinds.ts';
import { declarationsIn } from '../declarations.ts';
import type { Journey } from '../journey.ts';
import type { Thing, Visitor } from '../visitor.ts';
import { expectAddress, expectSaid, link, text } from './things.ts';

const fromAnywhere: Thing = { role: 'searchbox', name: words.site.search.label };
const wanted: Thing = { role: 'searchbox', name: searchWords.label };

/** The declarations that a browser may leave out; and what stands in other rules than those of style, which it isn't asked of. */
const dispensable = new Set([
  // Lines are then broken as they come.
  'text-wrap:pretty',
  // On paper, where lines are then cut as each engine thinks best.
  'orphans:3',
  'widows:3',
  // A wrapped header is then read in the order of its source.
  'reading-flow:flex-visual',
  // Where colours can't be forced, none need to be kept.
  'forced-color-adjust:none',
  // It stands there by its older name too.
  'user-select:none',
  // Only a long press on a telephone of Apple's has one.
  '-webkit-touch-callout:none',
  // Of @view-transition and @property.
  'navigation:auto',
  'inherits:true',
  'syntax:"<length>"',
  ...['7px', '14px', '16px'].map((length) => `initial-value:${length}`),
]);

/** How light a computed colour is, from 0 to 255. */
const lightnessOf = (colour: string): number => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (!parts) throw new Error(`${colour} is no plain colour.`);
  return parts.slice(1).reduce((sum, part) => sum + Number(part) / 3, 0);
};

/** What is read on a page once its script has brought what it was to bring. */
const brought = new Map<string, string>([
  [paths.search('fondazione'), 'per «fondazione»'],
  [paths.trainer(), words.trainer.welcome],
  [paths.drill(), words.drill.numbered(1, '')],
]);

/** Goes to a page, and waits until it is whole: what is cut short by going on is complained of. */
const goAndWait = async (visitor: Visitor, path: string) => {
  await visitor.go(path);
  await expect.poll(() => text(visitor)).toContain(brought.get(path) ?? '');
};

/** The search, and what holds of every page. */
export const pageJourneys = (test: Journey) => {
  describe('the search', () => {
    test('finds from any page, counts, and leads to the rule', async ({ visitor }) => {
      await visitor.go(paths.glossary());
      await visitor.type(fromAnywhere, 'carta di base');
      await visitor.press('Enter');
      await expectAddress(visitor, paths.search('carta di base'));
      await expectSaid(visitor, /^\d+ risultat[oi] per «carta di base»/);
      await visitor.click(link('Le basi non si muovono'));
      await expectAddress(visitor, paths.rule('r18'));
      const isInSight = () =>
        visitor.ask(() => {
          const { top } = document.querySelector(':target')!.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        });
      await expect.poll(isInSight).toBe(true);
    });

    test('answers what is being written, and says when it finds nothing', async ({ visitor }) => {
      await visitor.go(paths.search());
      await visitor.type(wanted, 'xyzxyz');
      await expectSaid(visitor, searchWords.none('xyzxyz'));
    });
  });

  test('with no script each page that works by one says so, and where else to go', async ({
    open,
  }) => {
    const visitor = await open({ isScriptOff: true });
    for (const path of [paths.trainer(), paths.drill(), paths.search('asso')]) {
      await visitor.go(path);
      expect(await text(visitor), path).toContain('JavaScript');
    }
    await visitor.go(paths.lesson('asso-e-re'));
    expect(await text(visitor)).toMatch(/In cima alla pila 13 c’è l’asso/);
  });

  test('every style of every kind of page is understood, or can be done without', async ({
    visitor,
  }) => {
    const pages = await Promise.all(kinds.map((path) => fetch(inject('siteAddress') + path)));
    const html = (await Promise.all(pages.map((page) => page.text()))).join('\n');
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css);
    const declarations = [...declarationsIn(styles.join('\n'))];
    expect(declarations.length).toBeGreaterThan(200);

    await visitor.go(paths.home());
    const unknown = await visitor.ask((all) => {
      const isKnown = (one: string) =>
        CSS.supports(one.replace(/:.*/s, ''), one.replace(/.*?:/s, ''));
      return all.filter((one) => !isKnown(one));
    }, declarations);
    expect(unknown.filter((one) => !dispensable.has(one))).toEqual([]);
  });

  test('every kind of page is dark where that is preferred', async ({ open }) => {
    const visitor = await open({ isDark: true });
    for (const path of kinds) {
      await goAndWait(visitor, path);
      const [paper, ink] = await visitor.ask(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        return [backgroundColor, color] as const;
      });
      expect(lightnessOf(paper), `the paper of ${path}`).toBeLessThan(50);
      expect(lightnessOf(ink), `the ink of ${path}`).toBeGreaterThan(200);
    }
  });

  test('no kind of page scrolls sideways at 320 pixels', async ({ open }) => {
    const visitor = await open({ width: 320 });
    for (const path of kinds) {
      await goAndWait(visitor, path);
      const [window, page] = await visitor.ask(
        () => [innerWidth, document.documentElement.scrollWidth] as const,
      );
      expect(window, path).toBe(320);
      expect(page, path).toBeLessThanOrEqual(window);
    }
  });
};
