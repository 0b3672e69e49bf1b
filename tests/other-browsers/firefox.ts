import { execFileSync } from 'node:child_process';

import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';

import { findFirefox } from './installed.ts';
import { bringToMiddle, settledMiddles } from './middles.ts';
import { until } from './until.ts';
import type { Engine, Habits, Thing, Visitor } from './visitor.ts';

/** Settings of the whole browser, which is therefore started once for each way of setting it. */
const preferences = ({ isDark = false, isScriptOff = false }: Habits) => ({
  'intl.accept_languages': 'it-IT, it',
  'javascript.enabled': !isScriptOff,
  'ui.systemUsesDarkTheme': isDark ? 1 : 0,
});

const firefoxPath = (): string => {
  const path = findFirefox();
  if (path === undefined) throw new Error('Firefox is not installed.');
  return path;
};

const started = new Map<string, Promise<Browser>>();

const browserFor = (habits: Habits): Promise<Browser> => {
  const extraPrefsFirefox = preferences(habits);
  const key = JSON.stringify(extraPrefsFirefox);
  const browser =
    started.get(key) ??
    puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath(),
      extraPrefsFirefox,
      headless: true,
    });
  started.set(key, browser);
  return browser;
};

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  open: async (site, habits = {}) => {
    const browser = await browserFor(habits);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: habits.width ?? 1280, height: 900 });
    if (habits.chance !== undefined) {
      await page.evaluateOnNewDocument((chance: number) => {
        Math.random = () => chance;
      }, habits.chance);
    }
    return visitorOn(page, site, () => context.close());
  },
  version: () => {
    const options = { encoding: 'utf8' } as const;
    return Promise.resolve(execFileSync(firefoxPath(), ['--version'], options).trim());
  },
  close: async () => {
    for (const browser of started.values()) await (await browser).close();
    started.clear();
  },
};

function visitorOn(page: Page, site: string, leave: () => Promise<void>): Visitor {
  const complaints = gatherComplaints(page, site);

  /** Each thing has the role that it is asked for by, but for a summary, which every browser gives another. */
  const look = async ({ role, name }: Thing): Promise<ElementHandle | undefined> => {
    const found = await page.$(`aria/${name}${role === 'disclosure' ? '' : `[role="${role}"]`}`);
    const isUsable = await found?.evaluate((element) => !element.matches(':disabled'));
    return isUsable ? found! : undefined;
  };
  const withThing = (thing: Thing, act: (found: ElementHandle) => Promise<unknown>) =>
    until(`the ${thing.role} «${thing.name}»`, async () => {
      const found = await look(thing);
      if (!found) return undefined;
      await act(found);
      return true;
    });
  /** Puppeteer's own ways of clicking wait for a script of the page, which may run none. */
  const middlesOf = (...found: readonly ElementHandle[]) =>
    settledMiddles(() => page.evaluate(bringToMiddle, ...found));
  const focus = (thing: Thing) => withThing(thing, (found) => found.focus());

  return {
    go: async (path) => {
      await page.goto(site + path);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    address: () => Promise.resolve(page.url().slice(site.length)),
    sees: async (thing) => (await look(thing)) !== undefined,
    click: async (thing) => {
      await withThing(thing, async (found) => {
        const [at] = await middlesOf(found);
        await page.mouse.click(at.x, at.y);
      });
    },
    focus: async (thing) => {
      await focus(thing);
    },
    type: async (field, text) => {
      await focus(field);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    drag: async (from, to) => {
      await withThing(from, (lifted) =>
        withThing(to, async (target) => {
          const [start, end] = await middlesOf(lifted, target);
          await page.mouse.move(start.x, start.y);
          await page.mouse.down();
          await page.mouse.move(end.x, end.y, { steps: 5 });
          await page.mouse.up();
        }),
      );
    },
    ask: <Answer, Given extends readonly unknown[]>(
      question: (...given: Given) => Answer,
      ...given: Given
    ) => page.evaluate(`(${question.toString()})(...${JSON.stringify(given)})`) as Promise<Answer>,
    complaints: () => Promise.resolve(complaints),
    leave,
  };
}

/** What Firefox reports of a page: what its security policy refuses comes among the uncaught errors. */
function gatherComplaints(page: Page, site: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    complaints.push(`uncaught: ${String(error)}`);
  });
  page.on('response', (response) => {
    // The page for a wrong address is answered so, and is meant.
    const isMissing = response.status() >= 400 && !response.request().isNavigationRequest();
    if (isMissing) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const isOff = /^https?:/.test(request.url()) && !request.url().startsWith(`${site}/`);
    if (isOff) complaints.push(`request off the site: ${request.url()}`);
  });
  return complaints;
}
