import { describe, expect } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { changeOf, game, steps, undoOf } from '../../browser/player/stepping.ts';
import type { Journey } from '../journey.ts';
import type { Thing, Visitor } from '../visitor.ts';
import { button, expectAddress, expectSaid, expectThere, link } from './things.ts';

const { player } = words;

const stepOf = (move: number) => steps.find(({ played }) => played === move)!;

/** The link that leads to a move. */
const onTo = (move: number): Thing => {
  const { name, what } = stepOf(move);
  return link(`${player.on} ${name}: ${what}`);
};
const backTo = (move: number): Thing => {
  const { name, what } = stepOf(move);
  return link(`${player.back} ${name}: ${what}`);
};
const slider: Thing = { role: 'slider', name: player.slider };
const number: Thing = { role: 'textbox', name: player.goTo };

/** Opens the page of a move and waits until it can step in place. */
const openLive = async (visitor: Visitor, move: number) => {
  await visitor.go(paths.move(game, move));
  await expectThere(visitor, slider);
};

/** Waits until address, title and first heading are those of a move. */
const expectAt = async (visitor: Visitor, move: number) => {
  const { title, number, what } = stepOf(move);
  await expectAddress(visitor, paths.move(game, move));
  const shown = () =>
    visitor.ask(() => [document.title, document.querySelector('h1')!.textContent]);
  await expect.poll(shown).toEqual([words.site.title(title), `${number}: ${what}`]);
};

/** The won game, a step at a time. */
export const steppingJourneys = (test: Journey) => {
  describe('the won game', () => {
    test('steps in place, on and back, tells what changed, and the address follows', async ({
      visitor,
    }) => {
      await openLive(visitor, 10);
      await visitor.ask(() => {
        document.documentElement.dataset.isOnePage = 'yes';
      });
      await visitor.click(onTo(11));
      await expectSaid(visitor, changeOf(11));
      await expectAt(visitor, 11);
      await visitor.press('Enter');
      await expectSaid(visitor, changeOf(12));
      await visitor.click(backTo(11));
      await expectSaid(visitor, undoOf(12));
      await expectAt(visitor, 11);
      expect(await visitor.ask(() => document.documentElement.dataset.isOnePage)).toBe('yes');
    });

    test('is gone back through with the browser, and on again, even after a reload', async ({
      visitor,
    }) => {
      await openLive(visitor, 10);
      await visitor.click(onTo(11));
      await visitor.click(onTo(12));
      await expectAt(visitor, 12);
      await visitor.back();
      await expectSaid(visitor, undoOf(12));
      await expectAt(visitor, 11);
      await visitor.forward();
      await expectSaid(visitor, changeOf(12));
      await visitor.reload();
      await expectThere(visitor, slider);
      await expectAt(visitor, 12);
      await visitor.back();
      await expectAt(visitor, 11);
    });

    test('is reached by the number of a move and by its slider', async ({ visitor }) => {
      await openLive(visitor, 10);
      await visitor.type(number, '40');
      await visitor.press('Enter');
      await expectSaid(visitor, `${player.nowAt('mossa 40')} ${changeOf(40)}`);
      await expectAt(visitor, 40);
      await visitor.type(number, '120');
      await visitor.click(button(player.go));
      await expectSaid(visitor, player.noSuchMove('120', 119));
      await visitor.focus(slider);
      await visitor.press('ArrowRight');
      await expectSaid(visitor, changeOf(41));
      await expectAt(visitor, 41);
      await visitor.press('End');
      await expectSaid(visitor, /Partita vinta/);
      await expectAt(visitor, 119);
    });

    test('is read page by page where no script runs', async ({ open }) => {
      const visitor = await open({ isScriptOff: true });
      await visitor.go(paths.move(game, 10));
      expect(await visitor.sees(slider)).toBe(false);
      await visitor.click(onTo(11));
      await expectAt(visitor, 11);
      expect(await visitor.ask(() => document.querySelector('main')!.innerText)).toContain(
        changeOf(11),
      );
      await visitor.click(backTo(10));
      await expectAt(visitor, 10);
    });
  });
};
