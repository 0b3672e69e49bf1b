import { expect, test } from 'vitest';

import { PLACES } from '../../../src/engine/index.ts';
import { placeAnchor } from '../../../src/words/anchors.ts';
import { paths } from '../../../src/words/paths.ts';

test.each([
  [paths.rule('r9'), '/regole/#r9'],
  [paths.move('partita-vinta', 10), '/esempi/partita-vinta/10/'],
  [paths.redistribution('partita-vinta', 1), '/esempi/partita-vinta/ridistribuzione-1/'],
  [paths.steps('partita-vinta'), '/esempi/partita-vinta/passi.json'],
  [paths.listed('partita-vinta', '10'), '/esempi/#partita-vinta-10'],
  [paths.trainer(), '/allenamento/'],
  [paths.trainer({ code: 'CR1-N-AAAAAAB' }), '/allenamento/?codice=CR1-N-AAAAAAB'],
  [
    paths.trainer({ game: 'partita-vinta', after: 10 }),
    '/allenamento/?partita=partita-vinta&dopo=10',
  ],
  [
    paths.trainer({ game: 'partita-vinta', redistribution: 1 }),
    '/allenamento/?partita=partita-vinta&ridistribuzione=1',
  ],
  [
    paths.trainer({ code: 'CR1-N-AAAAAAB', moves: '10-14.5-KS.R' }),
    '/allenamento/?codice=CR1-N-AAAAAAB&mosse=10-14.5-KS.R',
  ],
  [paths.trainer({ cards: '2H9C.0_3S' }), '/allenamento/?carte=2H9C.0_3S'],
  [paths.embedded('partita-vinta', '10'), '/incorpora/partita-vinta/10/'],
  [paths.embeddedStart(), '/incorpora/'],
  [paths.embeddedStart({ code: 'CR1-N-AAAAAAB' }), '/incorpora/?codice=CR1-N-AAAAAAB'],
  [paths.drill(), '/allenamento/si-puo-fare/'],
  [paths.lessons(), '/allenamento/lezioni/'],
  [paths.lesson('asso-e-re'), '/allenamento/lezioni/asso-e-re/'],
  [paths.winnable(), '/quanto-si-vince/'],
  [paths.search(), '/ricerca/'],
  [paths.search('pila vuota'), '/ricerca/?q=pila+vuota'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

test('every place has an anchor of its own', () => {
  const anchors = PLACES.map(placeAnchor);
  expect(new Set(anchors).size).toBe(PLACES.length);
  expect(anchors).toContain('pila-10');
  expect(anchors).toContain('discendente-quadri');
});
