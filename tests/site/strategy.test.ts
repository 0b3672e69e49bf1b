import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Survey } from '../../src/survey/summary.ts';
import { paths } from '../../src/words/paths.ts';
import { classesOf, elementsUnder, named, type Element } from '../html/elements.ts';
import { inLanguage, written } from '../language/inLanguage.ts';
import { readPage } from './page.ts';
import { textIn } from './texts.ts';

const file = join(import.meta.dirname, '../../content/survey/survey.json');
const { all, lines, losses, needed, players, tastes, variants } = JSON.parse(
  readFileSync(file, 'utf8'),
) as Survey;

const page = readPage(paths.strategy());

/** What each heading of the page begins with. */
const { byChance, ...advice } = inLanguage({
  it: {
    trouble: 'Se sei in difficoltà',
    order: 'Sposta sopra',
    bottoms: 'Ricorda che cosa',
    neighbours: 'Tieni in cima',
    redistributing: 'Non ridistribuire',
    empty: 'Le pile vuote',
    copies: 'Di due copie',
    passes: 'Usa i passaggi',
    limit: 'Il limite di 13',
    byChance: 'non si distingue dal caso',
  },
  en: {
    trouble: 'If you are in trouble',
    order: 'Put on top the card',
    bottoms: 'Remember what',
    neighbours: 'Keep neighbouring cards',
    redistributing: 'Don’t redistribute',
    empty: 'Empty piles',
    copies: 'Of two copies',
    passes: 'Use the passes',
    limit: 'The limit of 13',
    byChance: 'cannot be told from chance',
  },
});

/** The counts of the page, each under the heading that comes before it. */
const counts = new Map<string, string>();
let heading = '';
for (const element of elementsUnder(named(page, 'main')[0]!)) {
  if (element.tagName === 'h2') heading = textIn(element);
  if (classesOf(element).includes('finding'))
    counts.set(heading, `${counts.get(heading) ?? ''} ${textIn(element)}`);
}

/** Out of a hundred with one decimal at the most, by way of its own: “16.1”, “4”. */
const ofHundred = (share: number): string => written(Number((share * 100).toFixed(1)));

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const countUnder = (words: string): string => {
  const found = [...counts].find(([title]) => title.includes(words));
  if (!found) throw new Error(`No count under «${words}».`);
  return found[1];
};

const whole = (share: number): string => `${Math.round(share * 100)}`;

const preferred = ({ sooner, later }: { sooner: number; later: number }): string =>
  whole(sooner / (sooner + later));

test('every piece of advice has its count, and all but the first and the last a board', () => {
  const titles = named(page, 'h2').map(textIn);
  expect([...counts.keys()]).toEqual(titles);
  const boards = elementsUnder(named(page, 'main')[0]!).filter((element: Element) =>
    classesOf(element).includes('board'),
  );
  expect(boards.length).toBeGreaterThanOrEqual(titles.length - 2);
});

test.each([
  ['order', advice.order, 'greedyWithoutOrder'],
  ['bottoms', advice.bottoms, 'greedyWithoutBottoms'],
  ['neighbours', advice.neighbours, 'greedyWithoutNeighbours'],
  ['piles', advice.empty, 'greedyWithoutEmpty'],
] as const)('what minding %s is worth is what the figures say', (_, title, taste) => {
  const { greedy } = tastes;
  const shares = [greedy.share.mean, tastes[taste].share.mean].map(ofHundred);
  const games = [String(greedy.deals), String(greedy.games)];
  const text = countUnder(title);
  expect(numbersOf(text)).toEqual(expect.arrayContaining([...shares, ...games]));
  // A difference of less than two standard errors or so is told as one that chance would make.
  const isClear = losses[taste].mean > 1.96 * losses[taste].error;
  expect(text.includes(byChance)).toBe(!isClear);
});

test.each([
  [advice.trouble, [all.deals, all.won]],
  [advice.redistributing, [players.hasty.cards.mean, players.simple.cards.mean].map(Math.round)],
  [advice.redistributing, needed.slice(0, 3)],
  [advice.empty, [lines.firstEmptied[2], lines.turnings[1]!.emptied[2]]],
  [advice.copies, [preferred(lines.twins)]],
  [advice.passes, [variants.standard.won, variants.noPasses.won, lines.passes[2]]],
  [advice.limit, [13, variants.standard.won, variants.noLimit.won]],
])('the count under «%s» has the figures %j', (title, figures) => {
  const text = numbersOf(countUnder(title)).map((number) => number.replace(/[.,]/, ''));
  expect(text).toEqual(expect.arrayContaining(figures.map(String)));
});
