import * as fc from 'fast-check';
import { test } from 'vitest';

import { shownGame } from '../../src/components/embed/shownGame.ts';
import { boardOrigin } from '../../src/components/origin/linkedBoard.ts';
import { nameOf, type Games, type Origin } from '../../src/components/origin/origin.ts';
import { plainOrigin } from '../../src/components/origin/plainOrigin.ts';
import { readText } from '../../src/components/origin/readText.ts';
import { sayOrigin } from '../../src/components/origin/sayOrigin.ts';
import { sayOriginError } from '../../src/components/origin/sayOriginError.ts';
import { readLink } from '../../src/components/share/readLink.ts';
import { recordNow } from '../../src/components/share/shared.ts';
import { beginAt } from '../../src/components/trainer/savedGames.ts';
import { formatPosition } from '../../src/engine/index.ts';
import { live } from '../../src/words/it/live.ts';
import { origin as originWords } from '../../src/words/it/origin.ts';
import { it } from '../../src/words/it.ts';
import { board } from '../unit/engine/board.ts';
import { wonGame } from '../unit/engine/wonGame.ts';
import type { Door, Drawings } from './door.ts';
import { goThrough, PATIENCE } from './goThrough.ts';
import { hostileJson } from './hostileJson.ts';
import { hostileText } from './hostileText.ts';
import { inFrame, inStatus } from './said.tsx';

const games: Games = { 'partita-vinta': wonGame };
const words = { ...live, origin: originWords };

const won: Origin = { kind: 'game', game: 'partita-vinta', moment: { after: 0 } };
const played: Origin = { ...won, moves: wonGame.moves.slice(0, 20) };
const there: Origin = { kind: 'code', code: 'CR1-N-AAAAAAI', moves: ['7>14', '14>7'] };

const links = [
  nameOf({ kind: 'code', code: 'CR1-N-AAAAAAB' }),
  nameOf({ ...won, moment: { redistribution: 2 } }),
  nameOf(played),
  nameOf(there),
  nameOf(boardOrigin(board)),
] as const;

/** What is shown of a game that was opened, once it has been played to where it stands. */
const opened = (origin: Origin): Drawings => {
  beginAt(origin, games);
  return [inStatus({ text: sayOrigin(origin, live) })];
};

const link: Door = {
  name: 'a link to the trainer',
  share: 0.09,
  inputs: hostileText(...links, '?codice=CR1-N-AAAAAAB&mosse='),
  read: (input) => {
    const plain = plainOrigin(input, games);
    const { origin, text } = readLink(input, games, {});
    return [inStatus({ text }), ...(plain ? opened(plain) : []), ...(origin ? opened(origin) : [])];
  },
};

const pasted: Door = {
  name: 'a game that is pasted',
  share: 0.06,
  inputs: fc.oneof(
    hostileText(`https://example.org/allenamento/${links[2]}`, links[4], ' cr1 n aaaaaab '),
    hostileText(
      `Guarda: https://example.org/allenamento/${links[3]}, bella!\nDue righe & R R R`,
      `<iframe src="https://example.org/incorpora/${links[2].replaceAll('&', '&amp;')}" title="Crescent">`,
      'https://example.org/esempi/partita-vinta/ridistribuzione-2/',
      `«${recordNow(there, beginAt(there, games), games).replaceAll('"', '”')}»`,
    ),
    hostileJson(recordNow(there, beginAt(there, games), games), formatPosition(board)),
  ),
  read: (input) => {
    const read = readText(input, games);
    return read.ok
      ? opened(read.value)
      : [inStatus({ text: originWords.ofPasted(sayOriginError(read.error, words)) })];
  },
};

const frame: Door = {
  name: 'the address of a board in a frame',
  share: 0.05,
  inputs: hostileText(...links),
  read: (input) => [inFrame(shownGame(input, games, it))],
};

test.each([link, pasted, frame])('$name', PATIENCE, goThrough);
