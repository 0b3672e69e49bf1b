// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { between, folded, list, unfolded, withRole, wordsOf } from '../../structure/phrases.ts';
import { wonPlayback } from '../../unit/player/wonPlayback.ts';
import { heardAt } from './page.ts';

describe('TrialBoard', () => {
  test('says what to try before the board, which has 24 places to read until its script comes', async () => {
    const page = await heardAt('/');
    const trial = between(
      page,
      `heading, ${words.trial.title}, level 2`,
      `link, ${words.trial.playOn}`,
    );
    expect(trial[1]).toBe(
      'Tocca il 9 di fiori, nella pila 1: va sulla pila 12. Poi prova l’8 di picche, nella pila 2, sul 5 di cuori, nella pila 3: non si può, e leggi perché.',
    );
    expect(withRole(trial, 'list')).toHaveLength(3);
    expect(trial.filter((phrase) => phrase.startsWith('item '))).toHaveLength(24);
  });
});

describe('Doors and Door', () => {
  test('are a list of three ways, each with what is behind it', async () => {
    const doors = between(
      await heardAt('/'),
      `link, ${words.trial.playOn}`,
      'heading, In breve, level 2',
    ).slice(2);
    expect(doors.filter((_, index) => index % 3 !== 2)).toEqual([
      'item 1 of 3',
      'link, Leggi le regole',
      'item 2 of 3',
      'link, Segui una partita vinta',
      'item 3 of 3',
      'link, Allenati',
    ]);
    expect(doors).toHaveLength(9);
  });
});

describe('Begin', () => {
  test('is the way to the first step, and how long the game is', async () => {
    const begin = between(await heardAt('/esempi/'), 'link, Comincia dall’inizio');
    expect(begin[1]).toBe('119 mosse, 3 ridistribuzioni');
  });
});

describe('Deal', () => {
  test('is a list of the sixteen piles, each with its six cards (R3)', async () => {
    const page = await heardAt('/esempi/');
    const first = page.findIndex((phrase) => phrase.startsWith('Pila 1: '));
    expect(page.slice(first - 2, first)).toEqual(['list', 'item 1 of 16']);
    const piles = page.slice(first, first + 31).filter((_, index) => index % 2 === 0);
    expect(piles.map((pile) => pile.replace(/:.*/, ''))).toEqual(
      Array.from({ length: 16 }, (_, index) => `Pila ${index + 1}`),
    );
    expect(piles.filter((pile) => pile.split(', ').length !== 6)).toEqual([]);
  });
});

describe('Steps', () => {
  test('are lists under headings, cut where the redistributions come, a link to each step first', async () => {
    const all = between(
      await heardAt('/esempi/'),
      'heading, Tutte le mosse, level 2',
      'contentinfo',
    );
    expect(withRole(all, 'heading').slice(1)).toHaveLength(4);
    expect(withRole(all, 'list')).toHaveLength(4);
    const links = withRole(all, 'link').map(wordsOf);
    expect(links).toHaveLength(wonPlayback.steps.length - 1);
    expect([links[0], links[9]]).toEqual(['Mossa 1', 'Mossa 10']);
    expect(all[all.indexOf('link, Mossa 10') + 1]).toMatch(/^L’asso di picche va dalla pila 10/);
  });
});

describe('StepPlayer', () => {
  test('reads before its script runs as after it: the move, what it changed, why, the board', async () => {
    const article = between(await heardAt('/esempi/partita-vinta/10/'), 'article', 'contentinfo');
    const { change, note } = wonPlayback.steps[10]!;
    expect(article.slice(1, 5)).toEqual([
      'heading, Mossa 10 di 119: asso di picche, dalla pila 10 alla pila 14, level 1',
      change,
      'status',
      note,
    ]);
    expect(withRole(article, 'list')).toHaveLength(3);
  });
});

const lesson = '/allenamento/lezioni/asso-e-re/';

describe('Hints', () => {
  test('are four things folded away under a heading, the solution last', async () => {
    const heading = 'heading, Indizi e soluzione, level 2';
    expect(between(await heardAt(lesson), heading, 'navigation, Lezioni')).toEqual([
      heading,
      ...folded('Primo indizio'),
      ...folded('Secondo indizio'),
      ...folded('Terzo indizio'),
      ...folded('La soluzione'),
    ]);
    const open = between(await heardAt(lesson, { open: true }), heading, 'navigation, Lezioni');
    expect(between(open, unfolded('Terzo indizio')[1]!).slice(1, 4)).toEqual([
      'Prova così: asso di fiori, dalla pila 13 alla pila 4.',
      ...unfolded('La soluzione'),
    ]);
  });
});

describe('LessonNav', () => {
  test('is a list of the lesson before, the list, and the lesson after', async () => {
    const nav = between(await heardAt(lesson), 'navigation, Lezioni', 'contentinfo');
    expect(nav).toEqual([
      'navigation, Lezioni',
      ...list([
        'link, Precedente: Uno sopra, uno sotto',
        'link, Tutte le lezioni',
        'link, Successiva: Solo la carta in cima',
      ]),
    ]);
  });
});

describe('RuleLink', () => {
  test('leads to the rule and says which, right before the task', async () => {
    const task = 'heading, Il compito, level 2';
    const before = between(await heardAt(lesson), 'article', task);
    expect(before.at(-1)).toBe('link, Leggi la regola: dopo il re, l’asso');
  });
});

describe('Games', () => {
  test('has the difficulty, the ways to a game, and a code, each with its label and its hint', async () => {
    const heading = 'heading, Nuova partita, level 2';
    const games = between(await heardAt('/allenamento/'), heading, 'button, Apri');
    expect(withRole(games, 'combobox')[0]).toMatch(
      /^combobox, Difficoltà, qualunque, Facile, media/,
    );
    expect(withRole(games, 'button').map(wordsOf)).toEqual([
      'Comincia una nuova partita',
      'Ricomincia questa partita',
      'Gioca la partita vinta dall’inizio',
    ]);
    expect(withRole(games, 'textbox')[0]).toMatch(/^textbox, Gioca da un codice, .*CR1-N-AAAAAAB/);
  });
});

describe('Share', () => {
  test('has what can be copied, and a field for what came, with its label and its hint', async () => {
    const share = between(
      await heardAt('/allenamento/'),
      'heading, Condividi, level 2',
      folded('Impostazioni')[0],
    );
    expect(withRole(share, 'button').map(wordsOf)).toEqual([
      'Copia il link',
      'Copia il tabellone a parole',
      'Copia la partita',
      'Copia l’immagine',
      'Scarica l’immagine',
      'Copia il codice del riquadro per il tuo sito',
      'Apri quello che ho incollato',
    ]);
    expect(withRole(share, 'textbox')).toHaveLength(1);
    expect(withRole(share, 'textbox')[0]).toMatch(
      /^textbox, Apri una partita ricevuta, Incolla un link/,
    );
  });
});

describe('Settings and Setting', () => {
  test('are folded away; each is a list of choices named by its label', async () => {
    expect(await heardAt('/allenamento/')).toEqual(expect.arrayContaining(folded('Impostazioni')));
    const open = await heardAt('/allenamento/', { open: true });
    const settings = between(open, unfolded('Impostazioni')[1]!, 'contentinfo');
    const names = withRole(settings, 'combobox').map((one) => one.split(', ')[1]);
    expect(names).toEqual([
      'Colori dei semi',
      'Grandezza delle carte',
      'Disposizione',
      'Messaggi',
      'Tempo',
      'Regole interattive',
      'Carte coperte',
      'Avvisami se perdo una partita vincibile',
    ]);
    expect(settings).toContain('option, quattro, not selected, position 1, set size 2');
  });
});

describe('Search', () => {
  test('is told apart from the search of the header, and has its label, its status and its list', async () => {
    const search = between(await heardAt('/ricerca/'), 'article', 'contentinfo');
    expect(search).toEqual([
      'article',
      'heading, Cerca nel sito, level 1',
      'search, In tutte le pagine',
      'Parole da cercare',
      'searchbox, Parole da cercare',
      'button, Cerca',
      'status',
      'list',
    ]);
  });
});

describe('WorkedQuestions', () => {
  test('are three questions with their places and their answers folded away, where no script runs', async () => {
    const page = await heardAt('/allenamento/si-puo-fare/', { script: false });
    const heading = 'heading, Tre domande con la risposta, level 2';
    const worked = between(page, heading, 'heading, La domanda, level 2');
    const questions = worked.filter((phrase) => phrase.startsWith('Domanda '));
    expect(questions).toHaveLength(3);
    expect(questions[0]).toMatch(/^Domanda 1\. .*re di .*asso di .*Si può muovere/);
    expect(withRole(worked, 'list')).toHaveLength(3);
    expect(withRole(worked, 'button').map(wordsOf)).toEqual(
      [1, 2, 3].map((number) => `Risposta alla domanda ${number}`),
    );
  });
});

describe('EmbedLayout and EmbeddedBoard', () => {
  test('are the board alone, under what it is and what changed, and the way to its page', async () => {
    const phrases = await heardAt('/incorpora/partita-vinta/10/');
    expect(phrases.slice(0, 3)).toEqual([
      'main',
      'heading, Mossa 10 di 119: asso di picche, dalla pila 10 alla pila 14, level 1',
      wonPlayback.steps[10]!.change,
    ]);
    expect(withRole(phrases, 'list')).toHaveLength(3);
    expect(phrases).toContain('pila 14: 7 carte, asso di picche in cima');
    expect(phrases.at(-1)).toBe('link, Apri in Crescent, in una nuova scheda');
  });
});
