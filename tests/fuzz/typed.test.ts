import { beforeEach, test, vi } from 'vitest';

import { createDesk } from '../../src/components/trainer/desk.ts';
import { open } from '../../src/components/trainer/session.ts';
import { parseCode } from '../../src/engine/index.ts';
import { codeError } from '../../src/words/it/code.ts';
import { live } from '../../src/words/it/live.ts';
import { fakeStorage } from '../unit/drill/opened.ts';
import { board } from '../unit/engine/board.ts';
import type { Door } from './door.ts';
import { goThrough, PATIENCE } from './goThrough.ts';
import { hostileText } from './hostileText.ts';
import { openedWithOneQuestion } from './oneQuestion.ts';
import { inStatus, inVoice } from './said.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

const desk = createDesk(live, { greeting: '' });

const command: Door = {
  name: 'a command typed in the trainer',
  share: 0.17,
  inputs: hostileText(
    '10 14',
    '3 f',
    'q- q+',
    'r',
    'u',
    'm 10',
    'c re picche',
    '?',
    'pila 4 sulla 8',
  ),
  read: (input) => {
    desk.lay(open(board), '');
    desk.type(input);
    return [inStatus(desk.told.value)];
  },
};

const code: Door = {
  name: 'a code typed in the trainer',
  share: 0.2,
  inputs: hostileText('CR1-N-AAAAAAB', 'cr1naaaaaab', ' CR1 – N – 777 7777 ', 'CR1N'),
  read: (input) => {
    const read = parseCode(input);
    return [
      inStatus({
        text: read.ok ? live.trainer.fromCode(read.value) : codeError(read.error),
      }),
    ];
  },
};

const answer: Door = {
  name: 'an answer typed in the drill',
  share: 0.1,
  inputs: hostileText(
    'sì',
    'no seme',
    'non è dello stesso seme',
    'piena',
    'aiuto',
    '?',
    'avanti',
    'no, è lo stesso posto',
  ),
  read: (input) => {
    const drill = openedWithOneQuestion();
    drill.submit(input);
    return [inVoice(drill.state.told)];
  },
};

test.each([command, code, answer])('$name', PATIENCE, goThrough);
