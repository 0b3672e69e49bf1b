import { expect, test } from 'vitest';

import { translatePath, type Names } from '../../../src/components/language/translatePath.ts';
import * as english from '../../../src/words/en/address.ts';
import * as englishSteps from '../../../src/words/en/stepAddress.ts';
import * as italian from '../../../src/words/it/address.ts';
import * as italianSteps from '../../../src/words/it/stepAddress.ts';

const lessons = (name: string, redistribution: string) =>
  new Map([
    ['pila-piena', name],
    ['la-ridistribuzione', redistribution],
  ]);
const it: Names = {
  pages: italian,
  steps: italianSteps,
  lessons: lessons('pila-piena', 'la-ridistribuzione'),
  listenings: new Map([['ridistribuzione', 'ridistribuzione']]),
};
const en: Names = {
  pages: english,
  steps: englishSteps,
  lessons: lessons('full-pile', 'redistribution'),
  listenings: new Map([['ridistribuzione', 'redistributing']]),
};

test.each([
  ['/', '/'],
  ['/regole/', '/rules/'],
  ['/allenamento/si-puo-fare/', '/practice/legal-or-not/'],
  ['/allenamento/lezioni/pila-piena/', '/practice/lessons/full-pile/'],
  ['/allenamento/lezioni/la-ridistribuzione/', '/practice/lessons/redistribution/'],
  ['/esempi/', '/examples/'],
  ['/esempi/partita-vinta/', '/examples/won-game/'],
  ['/esempi/partita-vinta/10/', '/examples/won-game/10/'],
  ['/esempi/partita-vinta/ridistribuzione-2/', '/examples/won-game/redistribution-2/'],
  ['/incorpora/partita-vinta/ridistribuzione-2/', '/embed/won-game/redistribution-2/'],
  ['/accessibilita/wcag/', '/accessibility/wcag/'],
  ['/accessibilita/ascolti/ridistribuzione/', '/accessibility/heard/redistributing/'],
])('%s is %s in English, and the other way round', (inItalian, inEnglish) => {
  expect(translatePath(inItalian, it, en)).toBe(inEnglish);
  expect(translatePath(inEnglish, en, it)).toBe(inItalian);
});

test('a name that a language has not stays as it is', () => {
  expect(translatePath('/esempi/altra-partita/3/', it, en)).toBe('/examples/altra-partita/3/');
  expect(translatePath('/allenamento/lezioni/nuova/', it, en)).toBe('/practice/lessons/nuova/');
});

test('no two names of a language are the same, so that each has one translation', () => {
  for (const { pages, steps } of [it, en]) {
    const names = [...Object.values(pages), ...Object.values(steps.GAMES), steps.REDISTRIBUTION];
    expect(new Set(names).size).toBe(names.length);
  }
});
