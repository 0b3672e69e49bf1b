// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { boardSvg } from '../../../src/components/picture/boardSvg.ts';
import { describePlace } from '../../../src/describe/index.ts';
import { PLACES } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { placesOf, readSvg } from '../../unit/picture/readSvg.ts';
import { endings, reachedPositions } from '../arbitraries.ts';

test('the picture of any board is well formed, and has every place as its words tell it', () => {
  fc.assert(
    fc.property(
      fc.oneof(reachedPositions, endings),
      fc.string({ unit: 'binary', maxLength: 20 }),
      (position, title) => {
        const places = placesOf(readSvg(boardSvg(position, words, { title })));
        expect([...places.keys()]).toEqual(
          PLACES.map((place) => describePlace(position, place, words)),
        );
        for (const [phrase, texts] of places)
          expect(texts).toHaveLength(phrase.endsWith(': vuota') ? 1 : 2);
      },
    ),
    { numRuns: 60 },
  );
});
