// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { boardAt } from '../../../src/components/board/moment.ts';
import { Trial } from '../../../src/components/home/Trial.tsx';
import { it as words } from '../../../src/words/it.ts';
import { drawn } from '../../structure/drawn.ts';
import { withRole } from '../../structure/phrases.ts';
import { wonGame } from '../engine/wonGame.ts';

const position = boardAt(wonGame, { after: 0 });

describe('Trial', () => {
  test('is a board of buttons, a voice, and the ways back and on', async () => {
    const phrases = await (
      await drawn(<Trial position={position} start={{ game: 'partita-vinta', after: 0 }} />)
    ).heard();
    const buttons = withRole(phrases, 'button');
    expect(buttons).toHaveLength(25);
    expect(buttons).toContain('button, pila 1: 6 carte, 9 di fiori in cima, not pressed');
    expect(phrases).toContain(words.trial.greeting);
    expect(withRole(phrases, 'status')).toHaveLength(1);
    expect(phrases.at(-1)).toBe(`link, ${words.trial.playOn}`);
  });
});
