import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { embed } = it;

/** The same table for what is said of boards that are shown elsewhere. */
export const shareSentences: Examples = {
  'embed.title': [[embed.title('Mossa 10 di 119'), 'Tabellone di Crescent: mossa 10 di 119']],
  'embed.ofCode': [[embed.ofCode('CR1-N-AAAAAAB'), 'Tabellone di Crescent, partita CR1-N-AAAAAAB']],
  'embed.state': [[embed.state(2), 'Ridistribuzioni rimaste: 2.']],
};
