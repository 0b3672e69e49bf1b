// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';

import {
  BEGUN_LESSONS,
  begunSession,
  keepAsBegun,
} from '../../src/components/lesson/begunLessons.ts';
import { DONE_LESSONS, doneLessons, keepAsDone } from '../../src/components/lesson/doneLessons.ts';
import type { Games } from '../../src/components/origin/origin.ts';
import { CHOICES, createSettings, SETTING_NAMES } from '../../src/components/trainer/settings.ts';
import { createTable } from '../../src/components/trainer/table.ts';
import { deal, start } from '../../src/engine/index.ts';
import { live } from '../../src/words/it/live.ts';
import { paths } from '../../src/words/paths.ts';
import { wonGame } from '../unit/engine/wonGame.ts';
import type { Door } from './door.ts';
import { goThrough, PATIENCE } from './goThrough.ts';
import { hostileJson } from './hostileJson.ts';
import { MEGABYTE } from './hostileText.ts';
import { openedWithOneQuestion } from './oneQuestion.ts';
import { inScore, inStatus, inTally } from './said.tsx';

const games: Games = { 'partita-vinta': wonGame };
const trainer = new URL(paths.trainer(), 'https://example.org');

const kept = (parts: object) => {
  const { search } = new URL(paths.trainer({ game: 'partita-vinta', redistribution: 1 }), trainer);
  return JSON.stringify({
    [search]: { played: '6>7 7>6', undone: '', seconds: 65, at: 1_700_000_000_000, ...parts },
  });
};

/** A game in which a card went from pile to pile for as long as a text can tell of it. */
const long = fc
  .integer({ min: 1, max: MEGABYTE / 8 })
  .map((times) => kept({ played: '6>7 7>6 '.repeat(times) }));

/** Puts a text where the browser keeps something. */
const hold = (key: string, text: string) => {
  localStorage.clear();
  localStorage.setItem(key, text);
};

const doors: readonly Door[] = [
  {
    name: 'the games that are kept',
    share: 0.01,
    inputs: fc.oneof(
      {
        weight: 200,
        arbitrary: hostileJson(
          kept({}),
          kept({ played: '1>2', other: 1 }),
          kept({ played: '', undone: '6>7' }),
          kept({ played: 'R' }),
        ),
      },
      { weight: 1, arbitrary: long },
    ),
    read: (input) => {
      hold('crescent.games', input);
      const table = createTable(live, games);
      table.openAddress(trainer);
      const first = table.told.value;
      table.type('r');
      vi.runOnlyPendingTimers();
      return [inStatus(first), inStatus(table.told.value), inScore(table)];
    },
  },
  {
    name: 'the settings that are kept',
    share: 0.05,
    inputs: hostileJson(
      '{"colours":"two","size":"large","hand":"left","detail":"short","clock":"hidden","rules":"silent"}',
      '{}',
    ),
    read: (input) => {
      hold('crescent.settings', input);
      const desk = createSettings();
      desk.load();
      desk.set('hand', 'left');
      for (const name of SETTING_NAMES) {
        const choices: readonly string[] = CHOICES[name];
        if (!choices.includes(desk.settings.value[name])) throw new Error(`no such ${name}`);
      }
      return [];
    },
  },
  {
    name: 'the tally of the drill that is kept',
    share: 0.02,
    inputs: hostileJson(
      '{"suit":{"right":3,"wrong":1,"owed":2},"base":{"right":0,"wrong":0,"owed":0}}',
      '{}',
    ),
    read: (input) => {
      hold('crescent.drill', input);
      const drill = openedWithOneQuestion();
      drill.submit('?');
      return [inTally(drill.state)];
    },
  },
  {
    name: 'the lessons done that are kept',
    share: 0.02,
    inputs: hostileJson('["asso-e-re","la-base"]', '[]'),
    read: (input) => {
      hold(DONE_LESSONS, input);
      doneLessons();
      keepAsDone('la-base');
      return [];
    },
  },
  {
    name: 'the lessons begun that are kept',
    share: 0.03,
    inputs: hostileJson('{"asso-e-re":"7>14 14>7","la-base":"R R"}', '{}'),
    read: (input) => {
      hold(BEGUN_LESSONS, input);
      const begun = begunSession('asso-e-re', start(deal('CR1-N-AAAAAAI')));
      keepAsBegun('la-base', begun?.steps ?? []);
      return [];
    },
  },
];

beforeEach(() => {
  // The clock of the stopwatch stays the real one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(doors)('$name', PATIENCE, goThrough);
