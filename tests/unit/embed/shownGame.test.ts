import { describe, expect, test } from 'vitest';

import { shownGame } from '../../../src/components/embed/shownGame.ts';
import { formatBoard } from '../../../src/components/origin/linkedBoard.ts';
import { deal, start } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { wonBoard, wonGame } from '../engine/wonGame.ts';

const games = { 'partita-vinta': wonGame };

describe('a frame shows the board that its query asks for', () => {
  test.each([
    [
      '?codice=CR1-N-AAAAAAB',
      start(deal('CR1-N-AAAAAAB')),
      'Tabellone di Crescent, partita CR1-N-AAAAAAB',
    ],
    ['?partita=partita-vinta&dopo=9&mosse=10-14', wonBoard({ after: 10 }), words.embed.any],
    [`?carte=${formatBoard(wonBoard({ after: 47 }))}`, wonBoard({ after: 47 }), words.embed.any],
  ])('%s', (search, position, title) => {
    const shown = shownGame(search, games, words);
    expect(shown).toMatchObject({ position, title, href: `/allenamento/${search}` });
    expect(shown.told).toMatch(/^Ridistribuzioni rimaste: [0-3]\.$/);
  });
});

test.each([
  ['', words.embed.nothing],
  ['?q=ciao', words.embed.nothing],
  ['?codice=ciao', 'Il codice comincia con CR1-N-'],
  ['?codice=CR1-N-AAAAAAB&mosse=1-1', 'La mossa numero 1 è contro le regole.'],
  ['?carte=%ff', 'Le pile non sono 16'],
  ['?partita=altra', 'prova con «partita=partita-vinta»'],
])('%j has none: it is told why, with the way to the trainer', (search, told) => {
  const shown = shownGame(search, games, words);
  expect(shown).toMatchObject({ title: words.embed.notShown, href: '/allenamento/' });
  expect(shown.position).toBe(undefined);
  expect(shown.told).toContain(told);
});
