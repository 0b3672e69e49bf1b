// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { between, withRole, wordsOf } from '../../structure/phrases.ts';
import { heardAt } from './page.ts';

let page: string[];
beforeAll(async () => {
  page = await heardAt('/accessibilita/wcag/');
});

describe('CriteriaCount', () => {
  test('is a table of the outcomes, with how many criteria of each level have them', () => {
    const first = 'table, Quanti criteri di ogni livello';
    const table = between(page, first, 'heading, Percepibile, level 2');
    expect(withRole(table, 'columnheader').map(wordsOf)).toEqual([
      'Esito',
      'A',
      'AA',
      'AAA',
      'Tutti',
    ]);
    expect(withRole(table, 'rowheader').map(wordsOf)).toEqual([
      'Soddisfatti',
      'Non applicabili',
      'Non soddisfatti',
    ]);
  });
});

describe('Criteria and CriterionRow', () => {
  test('is a table under the heading of its principle, each row named by its criterion', () => {
    const section = between(
      page,
      'heading, Percepibile, level 2',
      'heading, Utilizzabile, level 2',
    );
    expect(section.slice(1, 3)).toEqual(['table, I criteri da 1.1.1 a 1.4.13', 'row']);
    const headers = withRole(section, 'rowheader').map(wordsOf);
    expect(headers[0]).toBe('1.1.1 Contenuti non testuali, livello A');
    expect(headers).toHaveLength(29);
    const at = section.indexOf('rowheader, 1.1.1 Contenuti non testuali, livello A');
    expect(section[at + 1]).toMatch(/^cell, Soddisfatto\. Ogni tabellone .* Prove: [a-z/A-Z]+, /);
  });
});

describe('HandChecks', () => {
  test('is a list of what was done, when, and what came of it', () => {
    const checks = between(page, 'heading, Le prove a mano, level 2', 'contentinfo');
    expect(checks[1]).toBe('list');
    expect(checks.filter((phrase) => /, \d+ \p{Ll}+ \d{4}\. \p{Lu}/u.test(phrase)).length).toBe(
      checks.filter((phrase) => phrase.startsWith('item ')).length,
    );
  });
});

describe('CriteriaSummary', () => {
  test('is a sentence, before the way to the whole list', async () => {
    const accessibility = await heardAt('/accessibilita/');
    const link = accessibility.indexOf('link, Le WCAG 2.2, criterio per criterio');
    expect(accessibility.slice(0, link).join(' ')).toMatch(
      /Su 86 criteri, \d+ sono soddisfatti, \d+ non si applicano a questo sito e \d+ non sono soddisfatti, di livello AAA\./,
    );
  });
});
