// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { boards, facts } from '../../conformance/cases.ts';
import { it } from '../../../src/words/it.ts';
import { between, list, withRole, wordsOf } from '../../structure/phrases.ts';
import { heardAt } from './page.ts';

let rules: string[];
beforeAll(async () => {
  rules = await heardAt('/regole/');
});

/** What follows a phrase, in words alone. */
const saidAfter = (phrases: readonly string[], text: string, count: number): string[] => {
  const said = phrases.map(wordsOf).filter((one) => one !== '');
  const at = said.indexOf(text);
  expect(at, `«${text}» is heard`).toBeGreaterThanOrEqual(0);
  return said.slice(at + 1, at + 1 + count);
};

describe('Prose and ProsePage', () => {
  test('are an article that begins with its heading and its lead', () => {
    const article = between(rules, 'article', 'navigation, In questa pagina');
    expect(article).toEqual([
      'article',
      'heading, Le regole del Crescent, level 1',
      expect.stringMatching(/^Il gioco intero/),
    ]);
  });
});

describe('Contents', () => {
  test('says its name once, and leads to each section in order', () => {
    const sections = withRole(rules, 'heading')
      .filter((heading) => heading.endsWith('level 2'))
      .map(wordsOf);
    const contents = between(
      rules,
      'navigation, In questa pagina',
      `heading, ${sections[0]!}, level 2`,
    );
    expect(contents).toEqual([
      'navigation, In questa pagina',
      ...list(sections.map((section) => `link, ${section}`)),
    ]);
  });
});

describe('Rule', () => {
  test('is a heading under the one of its section', () => {
    const section = between(
      rules,
      'heading, Mosse lecite, level 2',
      'heading, La pila vuota, level 2',
    );
    const [, ...own] = withRole(section, 'heading');
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.filter((heading) => !heading.endsWith(', level 3'))).toEqual([]);
    expect(own).toContain('heading, Dopo il re, l’asso, level 3');
  });
});

describe('Fact', () => {
  test('is text like any other, at which a link can arrive', () => {
    const [fact] = saidAfter(rules, 'La disposizione', 2).slice(1);
    expect(fact).toMatch(/^Di ogni pila si vede solo la carta in cima\./);
  });
});

describe('Link', () => {
  test('is named by what it leads to', () => {
    expect(rules).toContain('link, mossa 10');
    const names = withRole(rules, 'link').map(wordsOf);
    expect(names.filter((name) => /^(?:qui|clicca|leggi|https?:)/i.test(name))).toEqual([]);
  });
});

describe('Move', () => {
  test('is the move as the source has it (R11), after the way to its page', () => {
    const [{ move, card, onto }] = facts;
    expect([move, card, onto]).toEqual([10, 'AS', 'KS']);
    expect(saidAfter(rules, 'mossa 10', 1)[0]).toMatch(
      /^: l’asso di picche va dalla pila 10 alla pila 14, sul re di picche\./,
    );
  });
});

describe('Pile', () => {
  test('is a list from the bottom to the top, before and after the redistribution (R22)', () => {
    const { name } = it.card;
    const [, { before, after }] = facts;
    for (const [when, cards] of [
      ['prima', before],
      ['dopo', after],
    ] as const) {
      const heading = `Pila 1 dal fondo alla cima, ${when} della ridistribuzione 1`.replace(
        'dopo della',
        'dopo la',
      );
      const start = rules.indexOf(heading);
      expect(rules.slice(start + 1, start + 10)).toEqual(
        list(cards.map((card) => name(card as Parameters<typeof name>[0]))),
      );
    }
  });
});

describe('Redistributions', () => {
  test('names the moves that they came after', () => {
    expect(rules.join('\n')).toMatch(/dopo le mosse 16, 56 e 100\./);
  });
});

describe('Board', () => {
  test('is its caption, its totals and three lists, as the source describes it', () => {
    const text = boards.find(({ id }) => id === 'before-move-10')!.text.replace(/\.$/, '');
    const phrases = text.split(/[;.] /);
    const start = rules.indexOf('Prima della mossa 10');
    expect(rules.slice(start + 1, start + 2 + 3 + 2 * phrases.length)).toEqual([
      '88 carte nelle pile, 16 sulle fondazioni.',
      ...list(phrases.slice(0, 4)),
      ...list(phrases.slice(4, 8)),
      ...list(phrases.slice(8)),
    ]);
  });

  test('is one list where only some places are shown', () => {
    const start = rules.indexOf('Due basi');
    expect(rules.slice(start + 1, start + 6)).toEqual(
      list([
        'fondazione ascendente di fiori: asso di fiori in cima, 1 carta',
        'fondazione discendente di fiori: re di fiori in cima, 1 carta',
      ]),
    );
  });
});

describe('Definition', () => {
  test('is a heading to go to, and what the term means', async () => {
    const glossary = await heardAt('/glossario/');
    expect(withRole(glossary, 'heading').length).toBeGreaterThan(20);
    expect(saidAfter(glossary, 'Ascendente', 1)[0]).toMatch(/^Detto di una fondazione: sale/);
  });
});

describe('Bullets, Commands and Command', () => {
  test('are lists, with no mark that is said', async () => {
    const page = await heardAt('/accessibilita/');
    const section = between(
      page,
      'heading, Che cosa fa il sito, level 2',
      'heading, Scrivendo, level 3',
    );
    expect(section.slice(1, 3)).toEqual(['list', 'item 1 of 7']);
    expect(page.join(' ')).not.toMatch(/[•◦▪]/);
    expect(page).toContain('item 1 of 12');
  });

  test('say each command, then what it does', async () => {
    const page = await heardAt('/accessibilita/');
    expect(saidAfter(page, '10 14', 1)).toEqual([
      'Muove la carta in cima alla pila 10 sulla pila 14.',
    ]);
    expect(saidAfter(page, 'r', 1)).toEqual(['Ridistribuisce.']);
  });
});
