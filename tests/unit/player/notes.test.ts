import { expect, test } from 'vitest';

import { notesFrom } from '../../../src/components/player/notes.ts';
import { it } from '../../../src/words/it.ts';
import { file, wonSteps } from './wonPlayback.ts';

const notes = (templates: Record<string, string>) => notesFrom(file, templates, wonSteps, it);

test('a note is filled from the step that it is about, the deal and the redistributions included', () => {
  const filled = notes({
    '0': 'Poi {il:card@1}.',
    '10': '{Il:card} {su:onto}.',
    'ridistribuzione-1': 'Sale {il:bottom@pila-1}.',
  });
  expect(Object.fromEntries(filled)).toEqual({
    '0': `Poi ${it.card.with('il', 'QC')}.`,
    '10': 'L’asso di picche sul re di picche.',
    'ridistribuzione-1': 'Sale il 2 di cuori.',
  });
});

test.each(['120', '-1', 'ridistribuzione-4', '010', 'mossa-10'])(
  'a note on «%s», which no step is called, stops the build and says where',
  (name) => {
    expect(() => notes({ [name]: 'Perché sì.' })).toThrow(
      `content/it/notes/partita-vinta.json: the game has no step «${name}»`,
    );
  },
);

test('so does a token that means nothing there', () => {
  expect(() => notes({ '10': 'Va bene.', '11': '{Il:carta} va.' })).toThrow(
    'content/it/notes/partita-vinta.json: the note «11» says {Il:carta}',
  );
});
