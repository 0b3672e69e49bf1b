// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { paths } from '../../../src/words/paths.ts';
import { between, withRole, wordsOf } from '../../structure/phrases.ts';
import { journeys } from '../../screen-reader/journeys/index.ts';
import { heardAt } from './page.ts';

describe('Listenings', () => {
  test('is a list of links under its heading, one for each journey, by its name', async () => {
    const page = await heardAt(paths.accessibility());
    const section = between(page, 'heading, Che cosa dice il lettore di schermo, level 2');
    const links = withRole(section, 'link').map(wordsOf);
    for (const { name } of journeys) expect(links).toContain(name);
  });
});

describe('Hearing', () => {
  test('is a heading that says what spoke, then a list: what was done, and what was said to it', async () => {
    const page = await heardAt(paths.listening('mossa-10'));
    const spoke = withRole(page, 'heading').slice(1);
    expect(
      spoke.map(wordsOf).map((words) => /^Orca [\d.]+ con .*(Chromium|Firefox)/.exec(words)?.[1]),
    ).toEqual(['Chromium', 'Firefox']);
    const first = between(page, spoke[0]!, spoke[1]);
    expect(first.slice(1, 4)).toEqual([
      'list',
      'item 1 of 1',
      'Aperta la pagina /esempi/partita-vinta/10/',
    ]);
  });
});
