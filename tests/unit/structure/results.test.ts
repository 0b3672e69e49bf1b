// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { resultItem } from '../../../src/components/search/results.ts';
import { faultsHeard } from '../../structure/faults.ts';
import { list } from '../../structure/phrases.ts';
import { heardIn } from '../../structure/reader.ts';

const section = (title: string, excerpt: string, url = '/regole/#r19') => ({
  url,
  title,
  excerpt,
  weighted_locations: [{ balanced_score: 1 }],
});

describe('results', () => {
  test('are a list of pages, each a heading that is a link, and its sections under it', async () => {
    const pages = [
      {
        url: '/regole/',
        meta: { title: 'Le regole del Crescent' },
        sub_results: [
          section(
            'Dal fondo alla cima',
            'Dal fondo alla cima. La <mark>ridistribuzione</mark> non mescola.',
          ),
        ],
      },
      { url: '/glossario/', meta: { title: 'Glossario' }, sub_results: [] },
    ];
    const results = document.createElement('ol');
    results.append(...pages.map(resultItem));
    const phrases = await heardIn(results.outerHTML);
    expect(phrases).toEqual(
      list([
        [
          'heading, Le regole del Crescent, level 2',
          'link, Le regole del Crescent',
          'link, Dal fondo alla cima',
          ': La ridistribuzione non mescola.',
        ],
        ['heading, Glossario, level 2', 'link, Glossario'],
      ]),
    );
    expect(faultsHeard(phrases)).toEqual([]);
  });
});
