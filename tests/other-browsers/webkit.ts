import { By, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';

import { COMPLAINTS } from './gatherComplaints.ts';
import { bringToMiddle, settledMiddles } from './middles.ts';
import { until } from './until.ts';
import type { Engine, Key, Role, Thing, Visitor } from './visitor.ts';
import { watchSite, type WatchedSite } from './watchedSite.ts';
import { startWebKit } from './webkitDriver.ts';

/** The elements of the site that have a role: the driver finds none by its role, but tells the name of each. */
const elements: Record<Role, string> = {
  button: 'button:enabled',
  combobox: 'select:enabled',
  disclosure: 'summary',
  link: 'a',
  radio: '[type=radio]:enabled',
  searchbox: '[type=search]:enabled',
  slider: '[type=range]:enabled',
  textbox: '[type=text]:enabled',
};

const keys: Record<Key, string> = {
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Enter: Keys.ENTER,
  Space: Keys.SPACE,
};

/** WebKit in the small browser that comes with its GTK port, driven over WebDriver; started anew for each visit. */
export const webkit: Engine = {
  name: 'WebKit',
  open: async (site, habits = {}) => {
    const { driver, end } = await startWebKit(habits.isDark ? ['--dark-mode'] : []);
    const watched = await watchSite(site, habits);
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    return visitorOn(driver, watched, habits.width !== undefined, async () => {
      await end();
      watched.close();
    });
  },
  version: async () => {
    const { driver, end } = await startWebKit([]);
    const version = (await driver.getCapabilities()).getBrowserVersion();
    await end();
    return `WebKitGTK ${version}`;
  },
  close: () => Promise.resolve(),
};

function visitorOn(
  driver: WebDriver,
  site: WatchedSite,
  /** The window is never as narrow as a telephone; a frame in it is. */
  isFramed: boolean,
  leave: () => Promise<void>,
): Visitor {
  const look = async ({ role, name }: Thing): Promise<WebElement | undefined> => {
    for (const element of await driver.findElements(By.css(elements[role])))
      if ((await element.getAccessibleName()) === name) return element;
    return undefined;
  };
  const withThing = (thing: Thing, act: (found: WebElement) => Promise<unknown>) =>
    until(`the ${thing.role} «${thing.name}»`, async () => {
      const found = await look(thing);
      if (!found) return undefined;
      await act(found);
      return true;
    });
  const middlesOf = (...found: readonly WebElement[]) =>
    settledMiddles(() =>
      driver.executeScript(`return (${bringToMiddle.toString()})(...arguments)`, ...found),
    );
  const focus = (thing: Thing) =>
    withThing(thing, (found) => driver.executeScript('arguments[0].focus()', found));
  const type = (text: string) => driver.actions().sendKeys(text).perform();

  return {
    go: async (path) => {
      if (isFramed) {
        await driver.switchTo().defaultContent();
        await driver.get(site.framed(path));
        await driver.switchTo().frame(0);
      } else {
        await driver.get(site.address + path);
      }
    },
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    address: async () => (await driver.getCurrentUrl()).slice(site.address.length),
    sees: async (thing) => (await look(thing)) !== undefined,
    click: async (thing) => {
      await withThing(thing, async (found) => {
        const [at] = await middlesOf(found);
        await driver
          .actions()
          .move({ ...at, duration: 0 })
          .press()
          .release()
          .perform();
      });
    },
    focus: async (thing) => {
      await focus(thing);
    },
    type: async (field, text) => {
      await focus(field);
      await type(text);
    },
    press: (key) => type(keys[key]),
    drag: async (from, to) => {
      await withThing(from, (lifted) =>
        withThing(to, async (target) => {
          const [start, end] = await middlesOf(lifted, target);
          const pointer = driver
            .actions()
            .move({ ...start, duration: 0 })
            .press();
          await pointer
            .move({ ...end })
            .release()
            .perform();
        }),
      );
    },
    ask: (question, ...given) =>
      driver.executeScript(`return (${question.toString()})(...arguments)`, ...given),
    complaints: async () => {
      const gathered = await driver.executeScript<string>(
        `return sessionStorage.getItem(${JSON.stringify(COMPLAINTS)}) ?? '[]'`,
      );
      return [...site.missing, ...(JSON.parse(gathered) as string[])];
    },
    leave,
  };
}
