// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, beforeAll, test, vi } from 'vitest';

import SpeakingPlayer from '../../src/components/player/SpeakingPlayer.tsx';
import { boardsOf, viewAt } from '../../src/components/player/view.ts';
import { wonPlayback } from '../unit/player/wonPlayback.ts';
import type { Door } from './door.ts';
import { goThrough, PATIENCE } from './goThrough.ts';
import { hostileText } from './hostileText.ts';

vi.mock('../../src/components/search/pagefind.ts', () => ({
  loadPagefind: () => Promise.resolve({ search: () => Promise.resolve({ results: [] }) }),
}));

const HARMLESS = 'va bene';

/** The number of a move, typed at the won game. */
const goTo = async (): Promise<Door> => {
  const root = document.createElement('div');
  document.body.append(root);
  const view = JSON.stringify(viewAt(wonPlayback, boardsOf(wonPlayback), 10));
  await act(async () => {
    render(<SpeakingPlayer source="/passi.json" shown={view} />, root);
    await new Promise((resolve) => setTimeout(resolve));
  });
  await act(() => Promise.resolve());
  const field = root.querySelector<HTMLInputElement>('.go-to input')!;
  const type = (text: string): Promise<string> =>
    act(() => {
      field.value = text;
      field.form!.requestSubmit();
    }).then(() => root.querySelector('.said')!.innerHTML);
  const like = await type(HARMLESS);
  return {
    name: 'the number of a move typed at the won game',
    share: 0.002,
    inputs: hostileText('0', '10', '119', ' 7 ', '120'),
    read: async (input) => {
      const html = await type(input);
      return [() => ({ html, like })];
    },
  };
};

/** The words typed at the search, as the field takes them and as the address has them. */
const search = async (): Promise<Door> => {
  document.documentElement.lang = 'it';
  const page = document.createElement('main');
  page.innerHTML =
    '<form data-search="form"><input name="q" data-search="field"></form>' +
    '<p data-search="status"></p><ol data-search="results"></ol><button data-search="more" hidden></button>';
  document.body.append(page);
  await import('../../src/components/search/search.ts');
  const field = page.querySelector('input')!;
  const status = page.querySelector('p')!;
  const type = async (text: string): Promise<string> => {
    field.value = text;
    field.form!.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
    return status.outerHTML;
  };
  const like = await type(HARMLESS);
  return {
    name: 'the words typed at the search',
    share: 0.02,
    inputs: hostileText('asso', 'carta di base', 'ridistribuzione', 'perché'),
    read: async (input) => {
      const html = await type(input);
      return [() => ({ html, like })];
    },
  };
};

beforeAll(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(wonPlayback) }),
  );
  vi.stubGlobal('scrollBy', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('the number of a move', PATIENCE, async () => goThrough(await goTo()));
test('the words of a search', PATIENCE, async () => goThrough(await search()));
