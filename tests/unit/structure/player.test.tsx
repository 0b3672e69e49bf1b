// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import SpeakingPlayer from '../../../src/components/player/SpeakingPlayer.tsx';
import { boardsOf, viewAt } from '../../../src/components/player/view.ts';
import { drawn } from '../../structure/drawn.ts';
import { between, folded, unfolded, withRole } from '../../structure/phrases.ts';
import { wonPlayback } from '../player/wonPlayback.ts';

const boards = boardsOf(wonPlayback);

/** The page of a step once its script has fetched the game. */
const playerAt = async (index: number) => {
  const view = viewAt(wonPlayback, boards, index);
  return drawn(<SpeakingPlayer source="/passi.json" shown={JSON.stringify(view)} />);
};

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(wonPlayback) }),
  );
  vi.stubGlobal('scrollBy', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const moveTen = 'Mossa 10 di 119: asso di picche, dalla pila 10 alla pila 14';
const changeOfTen =
  'L’asso di picche va dalla pila 10 alla pila 14, sul re di picche: 7 carte. Nella pila 10 si scopre il fante di picche: 5 carte.';

describe('Player', () => {
  test('is the move as a heading, what it changed, why, the ways on, and the board after it', async () => {
    const phrases = await (await playerAt(10)).heard();
    expect(phrases.slice(0, 4)).toEqual([
      'article',
      `heading, ${moveTen}, level 1`,
      changeOfTen,
      'status',
    ]);
    expect(phrases[4]).toBe(wonPlayback.steps[10]!.note);
    expect(withRole(phrases, 'heading')[1]).toBe('heading, Dopo la mossa 10, level 2');
    expect(withRole(phrases, 'list')).toHaveLength(3);
    expect(withRole(phrases, 'navigation')).toEqual([
      'navigation, Passo per passo',
      'navigation, Passo per passo, sotto il tabellone',
    ]);
    const order = ['navigation, Passo per passo', 'heading, Dopo la mossa 10, level 2'];
    expect(phrases.filter((one) => order.includes(one))).toEqual(order);
  });

  test('says what changed in the status once it steps, and not beside it as well', async () => {
    const player = await playerAt(9);
    const phrases = await player.after(() => {
      player.root.querySelector<HTMLElement>('a.on')!.click();
    });
    expect(between(phrases, 'status')[1]).toBe(changeOfTen);
    expect(phrases.filter((phrase) => phrase === changeOfTen)).toHaveLength(1);
    expect(phrases[1]).toBe(`heading, ${moveTen}, level 1`);
  });

  test('lists at a redistribution the cards that have come to the top (R19)', async () => {
    const index = wonPlayback.steps.findIndex(({ slug }) => slug === 'ridistribuzione-1');
    const phrases = await (await playerAt(index)).heard();
    const tops = between(
      phrases,
      'Che cosa cambia in cima alle pile:',
      'navigation, Passo per passo',
    );
    expect(tops[1]).toBe('list');
    expect(tops[3]).toMatch(/^Pila 1: .*2 di cuori/i);
  });

  test('has a slider that says the step in words', async () => {
    const [slider] = withRole(await (await playerAt(10)).heard(), 'slider');
    expect(slider).toMatch(/^slider, Scorri la partita, .*current value Mossa 10 di 119$/);
    expect(slider).not.toContain('disabled');
  });
});

describe('SpeakingPlayer', () => {
  test('says the same before its script runs, and what needs it is disabled', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const phrases = await (await playerAt(10)).heard();
    expect(phrases[1]).toBe(`heading, ${moveTen}, level 1`);
    expect(phrases).toContain('textbox, Vai alla mossa, disabled');
    expect(phrases).toContain('button, Vai, disabled');
  });
});

describe('StepLink', () => {
  const ways = async (index: number) => {
    const phrases = await (await playerAt(index)).heard();
    const [first, second] = withRole(phrases, 'navigation');
    return withRole(between(phrases, first!, second), 'link');
  };

  test('names the step that it leads to', async () => {
    expect(await ways(10)).toEqual([
      'link, Inizio mossa 0: l’inizio della partita',
      'link, Indietro mossa 9: donna di picche, dalla pila 3 alla fondazione discendente di picche',
      'link, Avanti mossa 11: fante di picche, dalla pila 10 alla fondazione discendente di picche',
      'link, Fine mossa 119: asso di quadri, dalla pila 16 alla fondazione discendente di quadri',
    ]);
  });

  test('stays where the game ends, disabled, and says why', async () => {
    expect((await ways(0)).slice(0, 2)).toEqual([
      'link, Inizio è l’inizio, disabled',
      'link, Indietro è l’inizio, disabled',
    ]);
    expect((await ways(wonPlayback.steps.length - 1)).slice(2)).toEqual([
      'link, Avanti è l’ultima, disabled',
      'link, Fine è l’ultima, disabled',
    ]);
  });
});

describe('GoTo', () => {
  test('is a field with its label, which says that what was typed is no move', async () => {
    const player = await playerAt(10);
    expect(withRole(await player.heard(), 'textbox')).toEqual(['textbox, Vai alla mossa']);
    const field = player.root.querySelector<HTMLInputElement>('form input')!;
    field.value = '200';
    const phrases = await player.after(() =>
      field.form!.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })),
    );
    expect(withRole(phrases, 'textbox')[0]).toMatch(/^textbox, Vai alla mossa, .*invalid/);
    expect(between(phrases, 'status')[1]).toBe(
      'La mossa 200 non c’è: scrivi un numero da 0 (l’inizio) a 119 (l’ultima).',
    );
  });
});

describe('ShareStep', () => {
  test('is folded away; then a button for each thing to copy, and no field before there is one to copy from by hand', async () => {
    const player = await playerAt(10);
    expect(await player.heard()).toEqual(expect.arrayContaining(folded('Condividi')));
    const phrases = await player.after(() => {
      player.root.querySelector('details')!.open = true;
    });
    const share = between(phrases, unfolded('Condividi')[1]!);
    expect(withRole(share, 'button').slice(1)).toEqual([
      'button, Copia il tabellone a parole',
      'button, Copia l’immagine',
      'button, Copia il codice del riquadro per il tuo sito',
    ]);
    expect(withRole(share, 'textbox')).toEqual([]);
  });
});
