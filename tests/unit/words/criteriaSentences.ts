import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { criteria } = it;

/** The same table for what is said of the criteria of the guidelines. */
export const criteriaSentences: Examples = {
  'criteria.caption': [[criteria.caption('1.1.1', '1.4.13'), 'I criteri da 1.1.1 a 1.4.13']],
  'criteria.criterion': [[criteria.criterion('3.3.5', 'Aiuto', 'AAA'), '3.3.5 Aiuto, livello AAA']],
  'criteria.byHand': [[criteria.byHand('in scala di grigi'), 'a mano, in scala di grigi']],
  'criteria.summary': [
    [
      criteria.summary(86, 65, 19, 2, ['AAA']),
      'Su 86 criteri, 65 sono soddisfatti, 19 non si applicano a questo sito e 2 non sono soddisfatti, di livello AAA.',
    ],
    [
      criteria.summary(86, 63, 20, 3, ['AA', 'AAA']),
      'Su 86 criteri, 63 sono soddisfatti, 20 non si applicano a questo sito e 3 non sono soddisfatti, di livello AA e AAA.',
    ],
    [
      criteria.summary(86, 66, 19, 1, ['AAA']),
      'Su 86 criteri, 66 sono soddisfatti, 19 non si applicano a questo sito e 1 non è soddisfatto, di livello AAA.',
    ],
    [
      criteria.summary(86, 67, 19, 0, []),
      'Su 86 criteri, 67 sono soddisfatti, 19 non si applicano a questo sito e nessuno resta da soddisfare.',
    ],
  ],
};
