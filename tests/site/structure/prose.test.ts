// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { boards, facts } from '../../conformance/cases.ts';
import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { between, list, withRole, wordsOf } from '../../structure/phrases.ts';
import { describeBoard } from '../../../src/describe/index.ts';
import { wonBoard } from '../../unit/engine/wonGame.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { heardAt } from './page.ts';

const contents = `navigation, ${words.site.contents}`;

/** What the pages themselves say, of which no other text tells. */
const said = inLanguage({
  it: {
    title: 'Le regole del Crescent',
    lead: /^Il gioco intero/,
    legalMoves: 'heading, Mosse lecite, level 2',
    emptyPile: 'heading, La pila vuota, level 2',
    aceAfterKing: 'heading, Dopo il re, l’asso, level 3',
    layout: 'La disposizione',
    onlyTops: /^Di ogni pila si vede solo la carta in cima\./,
    move10: 'mossa 10',
    twoBases: 'Due basi',
    ascending: 'Ascendente',
    definition: /^Detto di una fondazione: sale/,
    whatItDoes: 'heading, Che cosa fa il sito, level 2',
    byTyping: 'heading, Scrivendo, level 3',
    moves: 'Muove la carta in cima alla pila 10 sulla pila 14.',
    redistributes: 'Ridistribuisce.',
  },
  en: {
    title: 'The rules of Crescent',
    lead: /^The whole game/,
    legalMoves: 'heading, Legal moves, level 2',
    emptyPile: 'heading, The empty pile, level 2',
    aceAfterKing: 'heading, After the king, the ace, level 3',
    layout: 'The layout',
    onlyTops: /^Only the top card of each pile can be seen\./,
    move10: 'move 10',
    twoBases: 'Two base cards',
    ascending: 'Ascending',
    definition: /^Said of a foundation: it builds up/,
    whatItDoes: 'heading, What the site does, level 2',
    byTyping: 'heading, By typing, level 3',
    moves: 'Moves the top card of pile 10 to pile 14.',
    redistributes: 'Redistributes.',
  },
});

let rules: string[];
beforeAll(async () => {
  rules = await heardAt(paths.rules());
});

/** What follows a phrase, in words alone. */
const saidAfter = (phrases: readonly string[], text: string, count: number): string[] => {
  const heard = phrases.map(wordsOf).filter((one) => one !== '');
  const at = heard.indexOf(text);
  expect(at, `«${text}» is heard`).toBeGreaterThanOrEqual(0);
  return heard.slice(at + 1, at + 1 + count);
};

describe('Prose and ProsePage', () => {
  test('are an article that begins with its heading and its lead', () => {
    const article = between(rules, 'article', contents);
    expect(article).toEqual([
      'article',
      `heading, ${said.title}, level 1`,
      expect.stringMatching(said.lead),
    ]);
  });
});

describe('Contents', () => {
  test('says its name once, and leads to each section in order', () => {
    const sections = withRole(rules, 'heading')
      .filter((heading) => heading.endsWith('level 2'))
      .map(wordsOf);
    const heard = between(rules, contents, `heading, ${sections[0]!}, level 2`);
    expect(heard).toEqual([contents, ...list(sections.map((section) => `link, ${section}`))]);
  });
});

describe('Rule', () => {
  test('is a heading under the one of its section', () => {
    const section = between(rules, said.legalMoves, said.emptyPile);
    const [, ...own] = withRole(section, 'heading');
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.filter((heading) => !heading.endsWith(', level 3'))).toEqual([]);
    expect(own).toContain(said.aceAfterKing);
  });
});

describe('Fact', () => {
  test('is text like any other, at which a link can arrive', () => {
    const [fact] = saidAfter(rules, said.layout, 2).slice(1);
    expect(fact).toMatch(said.onlyTops);
  });
});

describe('Link', () => {
  test('is named by what it leads to', () => {
    expect(rules).toContain(`link, ${said.move10}`);
    const names = withRole(rules, 'link').map(wordsOf);
    expect(
      names.filter((name) => /^(?:qui|clicca|leggi|here|click|read|https?:)/i.test(name)),
    ).toEqual([]);
  });
});

describe('Move', () => {
  test('is the move as the source has it (R11), after the way to its page', () => {
    const [{ move, card, onto }] = facts;
    expect([move, card, onto]).toEqual([10, 'AS', 'KS']);
    expect(saidAfter(rules, said.move10, 1)[0]).toContain(
      `: ${words.prose.move('AS', '10', '14', 'KS')}.`,
    );
  });
});

describe('Pile', () => {
  test('is a list from the bottom to the top, before and after the redistribution (R22)', () => {
    const { name } = words.card;
    const { beforeRedistribution, afterRedistribution } = words.site.board;
    const [, { before, after }] = facts;
    for (const [when, cards] of [
      [beforeRedistribution(1), before],
      [afterRedistribution(1), after],
    ] as const) {
      const start = rules.indexOf(words.prose.pile('1', when));
      expect(rules.slice(start + 1, start + 10)).toEqual(
        list(cards.map((card) => name(card as Parameters<typeof name>[0]))),
      );
    }
  });
});

describe('Redistributions', () => {
  test('names the moves that they came after', () => {
    expect(rules.join('\n')).toContain(`${words.prose.afterMoves([16, 56, 100])}.`);
  });
});

describe('Board', () => {
  test('is its caption, its totals and three lists, as the source describes it', () => {
    const { when, wording } = boards.find(({ id }) => id === 'before-move-10')!;
    const text = describeBoard(wonBoard(when), words, wording).replace(/\.$/, '');
    const phrases = text.split(/[;.] /);
    const start = rules.indexOf(words.site.board.before(10));
    expect(rules.slice(start + 1, start + 2 + 3 + 2 * phrases.length)).toEqual([
      words.board.totals(88, 16),
      ...list(phrases.slice(0, 4)),
      ...list(phrases.slice(4, 8)),
      ...list(phrases.slice(8)),
    ]);
  });

  test('is one list where only some places are shown', () => {
    const start = rules.indexOf(said.twoBases);
    expect(rules.slice(start + 1, start + 6)).toEqual(
      list([words.board.place('C+', 'AC', 1), words.board.place('C-', 'KC', 1)]),
    );
  });
});

describe('Definition', () => {
  test('is a heading to go to, and what the term means', async () => {
    const glossary = await heardAt(paths.glossary());
    expect(withRole(glossary, 'heading').length).toBeGreaterThan(20);
    expect(saidAfter(glossary, said.ascending, 1)[0]).toMatch(said.definition);
  });
});

describe('Bullets, Commands and Command', () => {
  test('are lists, with no mark that is said', async () => {
    const page = await heardAt(paths.accessibility());
    const section = between(page, said.whatItDoes, said.byTyping);
    expect(section.slice(1, 3)).toEqual(['list', 'item 1 of 7']);
    expect(page.join(' ')).not.toMatch(/[•◦▪]/);
    expect(page).toContain('item 1 of 12');
  });

  test('say each command, then what it does', async () => {
    const page = await heardAt(paths.accessibility());
    expect(saidAfter(page, '10 14', 1)).toEqual([said.moves]);
    expect(saidAfter(page, 'r', 1)).toEqual([said.redistributes]);
  });
});
