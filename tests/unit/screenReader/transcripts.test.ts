import { describe, expect, test } from 'vitest';

import { difference } from '../../screen-reader/transcripts.ts';
import type { Heard } from '../../../src/transcripts/transcript.ts';

const heard = (...steps: readonly (readonly string[])[]): Heard => ({
  id: 'regole',
  name: 'Le regole',
  steps: steps.map((said) => ({ keys: ['h'], said: [...said] })),
});

const same = { lost: [], new: [] };
const refused = 'Mossa rifiutata: deve essere dello stesso seme.';

describe('a journey sounds as it is kept', () => {
  test.each([
    ['word for word', heard([refused]), heard([refused])],
    ['with spaces of another kind', heard([refused]), heard([refused.replaceAll(' ', '\u00a0')])],
    [
      'cut into other steps',
      heard([refused], ['Scelta la pila 1: re di cuori.']),
      heard([`${refused} Scelta la pila 1: re di cuori.`]),
    ],
    ['with words of the reader', heard([refused]), heard(['premuto', refused, 'Modalità focus'])],
    [
      'with a line that ends elsewhere',
      heard(['Il Crescent si gioca da soli, con ']),
      heard(['Il Crescent si gioca da soli, ']),
    ],
    [
      'when the reader counted another moment of the page',
      heard(['La pagina ha 7 intestazioni, 27 collegamenti non visitati.']),
      heard(['La pagina ha 8 intestazioni, 1 modulo, 27 collegamenti non visitati.']),
    ],
    [
      'with a link that it came upon first',
      heard(['Salta al contenuto collegamento.']),
      heard(['Modalità focus']),
    ],
    [
      'when a line holds less of a sentence',
      heard(['La base della fondazione ', 'è bloccata e lì resta.']),
      heard(['La base ', 'della fondazione è bloccata e lì resta.']),
    ],
    [
      'when a win took longer',
      heard(['Hai vinto con 1 mossa in 15 secondi.']),
      heard(['Hai vinto con 1 mossa in 16 secondi.']),
    ],
  ])('%s', (_, kept, now) => {
    expect(difference(kept, now)).toEqual(same);
  });
});

test('a sentence that is lost, and one that is new, are told', () => {
  const other = 'Mossa rifiutata: la pila 4 è piena.';
  expect(difference(heard([refused]), heard([other]))).toEqual({ lost: [refused], new: [other] });
});
