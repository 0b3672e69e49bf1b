import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Playback } from '../../src/components/player/step.ts';
import { boardsOf } from '../../src/components/player/view.ts';
import { describeChange, describePlace, describeTotals } from '../../src/describe/index.ts';
import { FOUNDATIONS, PILES, REDISTRIBUTION, type Moment } from '../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../src/words/paths.ts';
import { stepAnchor } from '../../src/words/stepNames.ts';
import { attribute, named, textOf, withClass, type Element } from '../html/elements.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { wonPlayback, wonSteps } from '../unit/player/wonPlayback.ts';
import { readPage } from './page.ts';

const game = 'partita-vinta';
const { steps } = wonPlayback;
const dist = join(import.meta.dirname, '../../dist');

const withRole = (page: readonly Element[], role: string) =>
  page.filter((element) => attribute(element, 'role') === role);

/** The links to other steps of one kind, over the board and under it. */
const linksOf = (page: readonly Element[], name: 'back' | 'on') => withClass(page, name);

const momentOf = (slug: string): Moment => {
  const [, redistribution] = slug.split('-');
  return redistribution
    ? { redistribution: Number(redistribution), side: 'after' }
    : { after: Number(slug) };
};

const pages = steps.map((step, index) => ({
  ...step,
  index,
  page: readPage(step.path),
}));

test('the won game has a page for its deal, for each of its 119 moves and for its 3 redistributions', () => {
  const moves = Array.from({ length: 120 }, (_, number) => paths.move(game, number));
  const redistributions = [1, 2, 3].map((number) => paths.redistribution(game, number));
  expect(pages.map(({ path }) => path).sort()).toEqual([...moves, ...redistributions].sort());
});

describe.each(pages)('the page $path', ({ index, slug, page, ...step }) => {
  test('says its step as its heading and its title, and what it changed beside a status that is empty', () => {
    const headings = named(page, 'h1');
    expect(headings.map((heading) => attribute(heading, 'id'))).toEqual(['mossa']);
    expect(attribute(headings[0]!, 'tabindex')).toBe('-1');
    expect(textOf(headings[0]!)).toBe(`${step.number}: ${step.what}`);
    expect(textOf(named(page, 'title')[0]!)).toBe(words.site.title(step.title));

    const [status, ...others] = withRole(page, 'status');
    expect(others).toEqual([]);
    expect(attribute(status!, 'aria-atomic')).toBe('true');
    const played = wonSteps[index - 1];
    const action = played?.kind === 'move' ? played.move : REDISTRIBUTION;
    const change = played && describeChange(played.before, played.after, action, words);
    // Orca tells a status that has a text as soon as the page opens, and again where it stands.
    expect(textOf(status!)).toBe('');
    const [said] = withClass(page, 'said');
    expect(textOf(said!)).toContain(change ?? words.board.totals(96, 8));
  });

  test('says why, and at a redistribution which tops changed', () => {
    expect(withClass(page, 'note').map(textOf)).toEqual(step.note ? [step.note] : []);
    const tops = withClass(page, 'tops').flatMap((list) =>
      named(list.childNodes as Element[], 'ul'),
    );
    const lines = tops.flatMap((list) => named(list.childNodes as Element[], 'li').map(textOf));
    expect(lines).toEqual(step.tops ?? []);
  });

  test('links back and on, over the board and under it, each naming its step', () => {
    const expectLinks = (name: 'back' | 'on', to: (typeof steps)[number] | undefined) => {
      const links = linksOf(page, name);
      expect(links).toHaveLength(2);
      for (const link of links) {
        expect(attribute(link, 'href')).toBe(to?.path);
        expect(attribute(link, 'aria-disabled')).toBe(to ? undefined : 'true');
        if (to) expect(textOf(link)).toBe(`${words.player[name]} ${to.name}: ${to.what}`);
      }
    };
    expectLinks('back', steps[index - 1]);
    expectLinks('on', steps[index + 1]);
  });

  test('links to its place in the list of all, and to the trainer', () => {
    const addresses = named(page, 'a').map((link) => attribute(link, 'href'));
    const moment = momentOf(slug);
    expect(addresses).toContain(paths.listed(game, slug));
    expect(addresses).toContain(
      paths.trainer(
        'redistribution' in moment
          ? { game, redistribution: moment.redistribution }
          : { game, after: Number(slug) },
      ),
    );
  });

  test('shows the board that the record leaves, in words', () => {
    const board = wonBoard(momentOf(slug));
    const said = (places: readonly (typeof PILES | typeof FOUNDATIONS)[number][]) =>
      places.map((place) => describePlace(board, place, words));
    const told = withClass(page, 'words').map(textOf);
    expect(told).toEqual([...said(FOUNDATIONS), ...said(PILES)]);
    expect(withClass(page, 'totals').map(textOf)).toEqual([describeTotals(board, words)]);
  });

  test('marks the places that changed', () => {
    const marked = (name: string) =>
      withClass(page, name)
        .filter(({ tagName }) => tagName === 'li')
        .map((item) => attribute(item, 'id'));
    expect(marked('from')).toHaveLength(step.marks.from ? 1 : 0);
    expect(marked('to')).toHaveLength(step.marks.to ? 1 : 0);
    expect(marked('changed')).toHaveLength(step.marks.changed?.length ?? 0);
  });
});

describe('the data that the pages fetch', () => {
  const fetched = JSON.parse(
    readFileSync(join(dist, paths.steps(game)), 'utf8'),
  ) as unknown as Playback;

  test('says what the pages say', () => {
    const told = {
      ...fetched,
      steps: fetched.steps.map((step) => ({ ...step, elsewhere: undefined })),
    };
    expect(told).toEqual(JSON.parse(JSON.stringify(wonPlayback)));
  });

  test('tells where each step is in the other languages', () => {
    for (const { path, elsewhere } of fetched.steps) {
      const [link] = withClass(readPage(path), 'language');
      expect(elsewhere).toEqual([attribute(link!, 'href')]);
    }
  });

  test('begins with a board from which every other is played', () => {
    expect(boardsOf(fetched)).toEqual(boardsOf(wonPlayback));
  });
});

describe('the list of all steps', () => {
  const page = readPage(paths.examples());
  const items = withClass(page, 'played').flatMap((list) =>
    named(list.childNodes as Element[], 'li'),
  );

  test('has every move and redistribution once, in order, with its sentence and the way to it', () => {
    const listed = items.map((item) => ({
      anchor: attribute(item, 'id'),
      text: textOf(item).replace(/\s+/g, ' ').trim(),
      path: attribute(named(item.childNodes as Element[], 'a')[0]!, 'href'),
    }));
    expect(listed).toEqual(
      steps.slice(1).map(({ slug, name, change, path }) => ({
        anchor: stepAnchor(game, slug),
        text: `${words.game.entry(name)} ${change}`,
        path,
      })),
    );
  });

  test('has its 16 piles, each from bottom to top', () => {
    const [deal] = withClass(page, 'deal');
    const piles = named(deal!.childNodes as Element[], 'li').map(textOf);
    expect(piles).toHaveLength(16);
    expect(piles[0]).toBe(words.game.pile('1', ['2H', '9C', 'JD', 'JD', 'QH', '9C']));
  });
});
