import { describe, expect } from 'vitest';

import { deal, play, start, type Action } from '../../../src/engine/index.ts';
import { en } from '../../../src/words/en.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import { test } from '../site.ts';
import { trainerOn, typed, wordsOf } from '../trainerPage.ts';

const PRACTICE = '/en/practice/';
const CODE = `${PRACTICE}?codice=CR1-N-AAAAAT3`;
const wonAfter = (move: number) => `${PRACTICE}?partita=partita-vinta&dopo=${move}`;

/** The words of the board of that code once some moves have been played. */
const boardAfter = (...actions: readonly Action[]) =>
  wordsOf(actions.reduce(play, start(deal('CR1-N-AAAAAT3'))), en);

describe('what is typed is understood, and answered in English', () => {
  test('a move, what it is asked of it, and its undoing', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(wonAfter(9));
    expect(await trainer.told()).toContain('This is the won game, after move 9.');
    const said = async (command: string) => {
      await trainer.type(command);
      return trainer.told();
    };
    expect(await said('10 14')).toMatch(
      /^The ace of spades goes from pile 10 to pile 14, on the king of spades: 7 cards\. In pile 10 the .* is uncovered: 5 cards\.$/,
    );
    expect(await trainer.places()).toEqual(wordsOf(wonBoard({ after: 10 }), en));
    expect(await said('14')).toBe('Pile 14: 7 cards, ace of spades on top.');
    expect(await said('w ace spades')).toMatch(/^Ace of spades: on top of .*pile 14\b/);
    expect(await said('u')).toMatch(/^Undone: the ace of spades goes back from pile 14 to pile 10/);
    expect(await said('y')).toMatch(/^Redone\. The ace of spades goes from pile 10 to pile 14,/);
    expect(await said('undo')).toMatch(/^Undone: /);
    expect(await said('m 10')).toMatch(/^The ace of spades can go to .*pile 14\b/);
    expect(await said('w king spades')).toMatch(/^King of spades: on top of .*pile 14\b/);
    expect(await said('redo')).toMatch(/^Redone\. /);
    expect(await said('from pile 14 to pile 14')).toContain('starts and ends in the same place');
    expect(await trainer.field.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('to a foundation, a redistribution, how it stands, the help', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(CODE);
    await trainer.type('8 f');
    expect(await trainer.told()).toMatch(/ goes from pile 8 to the ascending heart foundation: 2 /);
    expect(await trainer.places()).toEqual(boardAfter('8>H+'));
    await trainer.type('s');
    expect(await trainer.told()).toBe(
      'Moves played: 1. Redistributions left: 3 of 3. 95 cards in the piles, 9 on the foundations.',
    );
    await trainer.type('r');
    expect(await trainer.told()).toMatch(
      /^Redistribution: in 16 piles the bottom card goes on top\. 2 redistributions left\./,
    );
    expect(await trainer.places()).toEqual(boardAfter('8>H+', 'R'));
    await trainer.type('u');
    expect(await trainer.told()).toContain('the moves played before can no longer be undone');
    await trainer.type('help');
    expect(await trainer.told()).toMatch(/^Commands: 10 14, /);
  });

  test('so are Italian words, but where an English one is the same', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(CODE);
    const said = async (command: string) => {
      await trainer.type(command);
      return trainer.told();
    };
    expect(await said('dalla pila 8 alla fondazione ascendente di cuori')).toMatch(/ goes from /);
    expect(await said('annulla')).toMatch(/^Undone: /);
    expect(await said('rigioca')).toMatch(/^Redone\. /);
    expect(await said('cerca re picche')).toMatch(/^King of spades: /);
    expect(await said('stato')).toMatch(/^Moves played: 1\. /);
    expect(await said('ridistribuisci')).toMatch(/^Redistribution: /);
    expect(await trainer.places()).toEqual(boardAfter('8>H+', 'R'));
    // The initial of «cuori» is that of clubs.
    expect(await said('c+')).toMatch(/^Ascending club foundation: ace of clubs on top/);
  });

  test('or told not to be, and a second time with its number', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(CODE);
    for (const [command, told] of [
      ['hello', 'I don’t understand “hello”. Type for example 10 14'],
      ['10 17', 'There is no pile 17: the piles go from 1 to 16.'],
      ['m', 'From which place? Type for example m 10.'],
      ['w', 'Which card? Type for example w king spades.'],
    ] as const) {
      await trainer.type(command);
      expect((await trainer.told()).startsWith(told), command).toBe(true);
    }
    await trainer.type('w');
    expect(await trainer.told()).toMatch(/^Attempt 2\. Which card\?/);
    expect(await trainer.places()).toEqual(boardAfter());
  });
});

interface Refusals {
  readonly address: string;
  /** What is typed first. */
  readonly before?: readonly string[];
  /** What is then refused, with its reason and the anchor of its rule. */
  readonly tries: readonly (readonly [typed: string, reason: string, anchor: string])[];
}

const refusals: readonly Refusals[] = [
  {
    address: wonAfter(0),
    tries: [
      ['1 2', 'It must be of the same suit.', 'r8'],
      ['1 4', 'It must be one rank higher or lower.', 'r8'],
      ['1 3', 'It must be of the same suit. It must be one rank higher or lower.', 'r8'],
      ['1 c+', 'The ascending club foundation builds up one card at a time', 'r14'],
      ['1 c-', 'The descending club foundation builds down one card at a time', 'r15'],
      ['1 s+', 'This foundation takes only spades.', 'r14'],
      ['s+ 1', 'The base card of a foundation is locked.', 'r18'],
    ],
  },
  {
    address: wonAfter(1),
    tries: [['c- 1', 'A card never goes back from a foundation to a pile.', 'r17']],
  },
  {
    address: wonAfter(47),
    tries: [['1 2', 'Nothing can be put on an empty pile.', 'r13']],
  },
  {
    address: wonAfter(82),
    tries: [['5 h-', 'is complete: nothing more can go on the ace of hearts.', 'r16']],
  },
  {
    address: CODE,
    before: '8 h+, 8 10, 8 4, 14 4, 11 4, 6 4, 12 4, 13 4, 2 4'.split(', '),
    tries: [['13 4', 'This pile is full; choose another destination.', 'r10']],
  },
  {
    address: `${PRACTICE}?partita=partita-vinta&ridistribuzione=3`,
    tries: [['r', 'No redistributions left.', 'r20']],
  },
];

describe('what is refused is told with its reason, and the way to its rule; nothing moves', () => {
  test.for(refusals)('$address', async ({ address, before = [], tries }, { page }) => {
    const trainer = trainerOn(page);
    await trainer.open(address);
    for (const command of before) await trainer.type(command);
    const board = await trainer.places();
    for (const [command, reason, anchor] of tries) {
      await trainer.type(command);
      expect(await trainer.told(), command).toMatch(/^(?:Move|Redistribution) refused[.:] /);
      expect(await trainer.told(), command).toContain(reason);
      const link = page.locator('.told .rule a');
      expect(await link.getAttribute('href'), command).toBe(`/en/rules/#${anchor}`);
      expect(await link.textContent()).toMatch(/^Read the rule: /);
    }
    expect(await trainer.places()).toEqual(board);
  });
});

test('the won game, typed to its end', { timeout: 180_000 }, async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open(wonAfter(0));
  await trainer.field.focus();
  for (const action of wonGame.moves) {
    await page.keyboard.type(typed(action, en));
    await page.keyboard.press('Enter');
    expect(await trainer.told(), action).not.toMatch(/refused|understand/);
  }
  expect(await trainer.places()).toEqual(wordsOf(wonBoard({ after: 119 }), en));
  expect(await trainer.told()).toContain('Game won! All 104 cards are on the foundations.');
  expect(await trainer.told()).toMatch(/119 moves in .*seconds?\./);
  expect(await page.locator('.ending').textContent()).toMatch(/Game won.*119 moves/);
  await trainer.type('r');
  expect(await trainer.told()).toContain('The game is already won');
});
