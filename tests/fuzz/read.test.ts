import { test } from 'vitest';

import {
  deal,
  formatPosition,
  parseMove,
  parsePosition,
  parseRecord,
  start,
} from '../../src/engine/index.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { board } from '../unit/engine/board.ts';
import type { Door } from './door.ts';
import { goThrough, PATIENCE } from './goThrough.ts';
import { hostileJson } from './hostileJson.ts';
import { hostileText } from './hostileText.ts';

const record = JSON.stringify({
  deal: wonGame.deal.map((cards) => cards.join(' ')),
  moves: wonGame.moves,
});

/** What the engine reads, before anyone puts in words what is wrong with it. */
const doors: readonly Door[] = [
  {
    name: 'a move in the notation of records',
    share: 0.1,
    inputs: hostileText('10>14', '5>S-', 'S+>S-', 'R', '16>c+'),
    read: (input) => {
      parseMove(input);
      return [];
    },
  },
  {
    name: 'a position',
    share: 0.04,
    inputs: hostileJson(
      formatPosition(board),
      formatPosition(start(deal('CR1-N-AAAAAAB'))),
      formatPosition(wonBoard({ after: 119 })),
    ),
    read: (input) => {
      parsePosition(input);
      return [];
    },
  },
  {
    name: 'a record',
    share: 0.04,
    inputs: hostileJson(record, JSON.stringify({ ...JSON.parse(record), moves: [] })),
    read: (input) => {
      parseRecord(input);
      return [];
    },
  },
];

test.each(doors)('$name', PATIENCE, goThrough);
