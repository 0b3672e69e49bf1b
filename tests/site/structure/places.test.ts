// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { words } from '#words';
import { search } from '#words/search.ts';
import { share } from '#words/share.ts';
import { moveTitle } from '../../../src/describe/index.ts';
import { PILES } from '../../../src/engine/index.ts';
import { between, folded, list, unfolded, withRole, wordsOf } from '../../structure/phrases.ts';
import { paths } from '../../../src/words/paths.ts';
import { lessonOf } from '../../unit/lessons/course.ts';
import { wonPlayback } from '../../unit/player/wonPlayback.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { heardAt } from './page.ts';

describe('TrialBoard', () => {
  test('says what to try before the board, which has 24 places to read until its script comes', async () => {
    const page = await heardAt(paths.home());
    const trial = between(
      page,
      `heading, ${words.trial.title}, level 2`,
      `link, ${words.trial.playOn}`,
    );
    const { plays, isRefused } = words.trial;
    expect(trial[1]).toBe(`${plays('9C', '1', '12')} ${isRefused('8S', '2', '5H', '3')}`);
    expect(withRole(trial, 'list')).toHaveLength(3);
    expect(trial.filter((phrase) => phrase.startsWith('item '))).toHaveLength(24);
  });
});

describe('Doors and Door', () => {
  test('are a list of three ways, each with what is behind it', async () => {
    const doors = between(
      await heardAt(paths.home()),
      `link, ${words.trial.playOn}`,
      `heading, ${inLanguage({ it: 'In breve', en: 'In brief' })}, level 2`,
    ).slice(2);
    const names = inLanguage({
      it: ['Leggi le regole', 'Segui una partita vinta', 'Allenati'],
      en: ['Read the rules', 'Follow a won game', 'Practise'],
    });
    expect(doors.filter((_, index) => index % 3 !== 2)).toEqual(
      names.flatMap((name, index) => [`item ${index + 1} of 3`, `link, ${name}`]),
    );
    expect(doors).toHaveLength(9);
  });
});

describe('Begin', () => {
  test('is the way to the first step, and how long the game is', async () => {
    const begin = between(await heardAt(paths.examples()), `link, ${words.game.begin}`);
    expect(begin[1]).toBe(words.game.length(119, 3));
  });
});

describe('Deal', () => {
  test('is a list of the sixteen piles, each with its six cards (R3)', async () => {
    const page = await heardAt(paths.examples());
    const first = page.findIndex((phrase) => phrase.startsWith(words.game.pile('1', [])));
    expect(page.slice(first - 2, first)).toEqual(['list', 'item 1 of 16']);
    const piles = page.slice(first, first + 31).filter((_, index) => index % 2 === 0);
    expect(piles.map((pile) => pile.replace(/:.*/, ': '))).toEqual(
      PILES.map((pile) => words.game.pile(pile, [])),
    );
    expect(piles.filter((pile) => pile.split(', ').length !== 6)).toEqual([]);
  });
});

describe('Steps', () => {
  test('are lists under headings, cut where the redistributions come, a link to each step first', async () => {
    const all = between(
      await heardAt(paths.examples()),
      `heading, ${inLanguage({ it: 'Tutte le mosse', en: 'All the moves' })}, level 2`,
      'contentinfo',
    );
    expect(withRole(all, 'heading').slice(1)).toHaveLength(4);
    expect(withRole(all, 'list')).toHaveLength(4);
    const links = withRole(all, 'link').map(wordsOf);
    expect(links).toHaveLength(wonPlayback.steps.length - 1);
    const named = ([1, 10] as const).map((n) => words.game.entry(wonPlayback.steps[n]!.name));
    expect([links[0], links[9]]).toEqual(named);
    expect(all[all.indexOf(`link, ${named[1]!}`) + 1]).toBe(wonPlayback.steps[10]!.change);
  });
});

describe('StepPlayer', () => {
  test('reads before its script runs as after it: the move, what it changed, why, the board', async () => {
    const article = between(
      await heardAt(paths.move('partita-vinta', 10)),
      'article',
      'contentinfo',
    );
    const { number, what, change, note } = wonPlayback.steps[10]!;
    expect(article.slice(1, 5)).toEqual([
      `heading, ${number}: ${what}, level 1`,
      change,
      'status',
      note,
    ]);
    expect(withRole(article, 'list')).toHaveLength(3);
  });
});

const { lessons, site, trainer } = words;
const { games, settings } = words.panels;
const aceAndKing = lessonOf('asso-e-re');
const lesson = paths.lesson(aceAndKing.address);
const lessonNav = `navigation, ${lessons.nav}`;

describe('Hints', () => {
  test('are four things folded away under a heading, the solution last', async () => {
    const heading = `heading, ${lessons.hintsHeading}, level 2`;
    expect(between(await heardAt(lesson), heading, lessonNav)).toEqual([
      heading,
      ...folded(lessons.firstHint),
      ...folded(lessons.secondHint),
      ...folded(lessons.thirdHint),
      ...folded(lessons.solution),
    ]);
    const open = between(await heardAt(lesson, { open: true }), heading, lessonNav);
    expect(between(open, unfolded(lessons.thirdHint)[1]!).slice(1, 4)).toEqual([
      lessons.move(moveTitle(aceAndKing.lesson.position, '13>4', words)),
      ...unfolded(lessons.solution),
    ]);
  });
});

describe('LessonNav', () => {
  test('is a list of the lesson before, the list, and the lesson after', async () => {
    const nav = between(await heardAt(lesson), lessonNav, 'contentinfo');
    expect(nav).toEqual([
      lessonNav,
      ...list([
        `link, ${lessons.previous(lessonOf('uno-sopra-uno-sotto').text.title)}`,
        `link, ${lessons.all}`,
        `link, ${lessons.next(lessonOf('solo-la-carta-in-cima').text.title)}`,
      ]),
    ]);
  });
});

describe('RuleLink', () => {
  test('leads to the rule and says which, right before the task', async () => {
    const task = `heading, ${lessons.task}, level 2`;
    const before = between(await heardAt(lesson), 'article', task);
    expect(before.at(-1)).toBe(`link, ${lessons.rule(lessons.topics.get('r9')!)}`);
  });
});

describe('Games', () => {
  test('has the difficulty, the ways to a game, and a code, each with its label and its hint', async () => {
    const heading = `heading, ${games.title}, level 2`;
    const ways = between(await heardAt(paths.trainer()), heading, `button, ${games.open}`);
    const { names, choices } = settings;
    expect(withRole(ways, 'combobox')[0]).toBe(
      `combobox, ${names.difficulty}, ${choices.difficulty.any}, ${games.difficultyHint}, has popup listbox, not expanded`,
    );
    expect(withRole(ways, 'button').map(wordsOf)).toEqual([
      trainer.start,
      games.restart,
      games.wonGame,
    ]);
    expect(withRole(ways, 'textbox')[0]).toBe(`textbox, ${games.codeField}, ${games.codeHint}`);
  });
});

describe('Share', () => {
  test('has what can be copied, and a field for what came, with its label and its hint', async () => {
    const heard = between(
      await heardAt(paths.trainer()),
      `heading, ${share.title}, level 2`,
      folded(settings.title)[0],
    );
    expect(withRole(heard, 'button').map(wordsOf)).toEqual([
      share.link,
      share.text,
      share.record,
      share.picture,
      share.download,
      share.snippet,
      share.open,
    ]);
    expect(withRole(heard, 'textbox')).toHaveLength(1);
    expect(withRole(heard, 'textbox')[0]).toBe(`textbox, ${share.pasted}, ${share.pastedHint}`);
  });
});

describe('Settings and Setting', () => {
  test('are folded away; each is a list of choices named by its label', async () => {
    expect(await heardAt(paths.trainer())).toEqual(expect.arrayContaining(folded(settings.title)));
    const open = await heardAt(paths.trainer(), { open: true });
    const heard = between(open, unfolded(settings.title)[1]!, 'contentinfo');
    const names = withRole(heard, 'combobox').map((one) => one.split(', ')[1]);
    const { colours, size, hand, detail, clock, rules, piles, warnings } = settings.names;
    expect(names).toEqual([colours, size, hand, detail, clock, rules, piles, warnings]);
    expect(heard).toContain(
      `option, ${settings.choices.colours.four}, not selected, position 1, set size 2`,
    );
  });
});

describe('Search', () => {
  test('is told apart from the search of the header, and has its label, its status and its list', async () => {
    const heard = between(await heardAt(paths.search()), 'article', 'contentinfo');
    expect(heard).toEqual([
      'article',
      `heading, ${site.search.label}, level 1`,
      `search, ${site.search.form}`,
      search.label,
      `searchbox, ${search.label}`,
      `button, ${search.button}`,
      'status',
      'list',
    ]);
  });
});

describe('WorkedQuestions', () => {
  test('are three questions with their places and their answers folded away, where no script runs', async () => {
    const page = await heardAt(paths.drill(), { script: false });
    const heading = `heading, ${site.worked.title}, level 2`;
    const worked = between(page, heading, `heading, ${words.drill.heading}, level 2`);
    const questions = worked.filter((phrase) =>
      phrase.startsWith(words.drill.numbered(1, '').replace(/1.*/, '')),
    );
    expect(questions).toHaveLength(3);
    const { rank } = words.card;
    expect(questions[0]).toMatch(
      new RegExp(`^${words.drill.numbered(1, '')}.*${rank('K')} .*${rank('A')} .*\\?$`),
    );
    expect(withRole(worked, 'list')).toHaveLength(3);
    expect(withRole(worked, 'button').map(wordsOf)).toEqual([1, 2, 3].map(site.worked.answer));
  });
});

describe('EmbedLayout and EmbeddedBoard', () => {
  test('are the board alone, under what it is and what changed, and the way to its page', async () => {
    const phrases = await heardAt(paths.embedded('partita-vinta', '10'));
    const { number, what, change } = wonPlayback.steps[10]!;
    expect(phrases.slice(0, 3)).toEqual(['main', `heading, ${number}: ${what}, level 1`, change]);
    expect(withRole(phrases, 'list')).toHaveLength(3);
    expect(phrases).toContain(words.board.place('14', 'AS', 7));
    expect(phrases.at(-1)).toBe(`link, ${words.embed.onSite}`);
  });
});
