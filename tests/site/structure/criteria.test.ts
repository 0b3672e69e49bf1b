// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { between, withRole, wordsOf } from '../../structure/phrases.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { heardAt } from './page.ts';

const { counts, caption, criterion, outcomes, proofs } = words.criteria;
const { perceivable, operable, nonText, byHand, whole, inASentence } = inLanguage({
  it: {
    perceivable: 'heading, Percepibile, level 2',
    operable: 'heading, Utilizzabile, level 2',
    nonText: 'Contenuti non testuali',
    byHand: 'heading, Le prove a mano, level 2',
    whole: 'link, Le WCAG 2.2, criterio per criterio',
    inASentence:
      /Su 86 criteri, \d+ sono soddisfatti, \d+ non si applicano a questo sito e \d+ non sono soddisfatti, di livello AAA\./,
  },
  en: {
    perceivable: 'heading, Perceivable, level 2',
    operable: 'heading, Operable, level 2',
    nonText: 'Non-text Content',
    byHand: 'heading, Checks made by hand, level 2',
    whole: 'link, WCAG 2.2, criterion by criterion',
    inASentence:
      /Of 86 criteria, \d+ are met, \d+ do not apply to this site and \d+ are not met, of level AAA\./,
  },
});

let page: string[];
beforeAll(async () => {
  page = await heardAt(paths.criteria());
});

describe('CriteriaCount', () => {
  test('is a table of the outcomes, with how many criteria of each level have them', () => {
    const first = `table, ${counts.caption}`;
    const table = between(page, first, perceivable);
    expect(withRole(table, 'columnheader').map(wordsOf)).toEqual(counts.columns);
    expect(withRole(table, 'rowheader').map(wordsOf)).toEqual(Object.values(counts.rows));
  });
});

describe('Criteria and CriterionRow', () => {
  test('is a table under the heading of its principle, each row named by its criterion', () => {
    const section = between(page, perceivable, operable);
    expect(section.slice(1, 3)).toEqual([`table, ${caption('1.1.1', '1.4.13')}`, 'row']);
    const headers = withRole(section, 'rowheader').map(wordsOf);
    const first = criterion('1.1.1', nonText, 'A');
    expect(headers[0]).toBe(first);
    expect(headers).toHaveLength(29);
    const at = section.indexOf(`rowheader, ${first}`);
    expect(section[at + 1]).toMatch(
      new RegExp(`^cell, ${outcomes.met}\\. .+\\. ${proofs} [a-z/A-Z]+, `),
    );
  });
});

describe('HandChecks', () => {
  test('is a list of what was done, when, and what came of it', () => {
    const checks = between(page, byHand, 'contentinfo');
    expect(checks[1]).toBe('list');
    expect(checks.filter((phrase) => /, \d+ \p{L}+ \d{4}\. \p{Lu}/u.test(phrase)).length).toBe(
      checks.filter((phrase) => phrase.startsWith('item ')).length,
    );
  });
});

describe('CriteriaSummary', () => {
  test('is a sentence, before the way to the whole list', async () => {
    const accessibility = await heardAt(paths.accessibility());
    const link = accessibility.indexOf(whole);
    expect(accessibility.slice(0, link).join(' ')).toMatch(inASentence);
  });
});
