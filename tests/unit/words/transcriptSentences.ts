import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { transcripts } = it;

/** The same table for what introduces what a screen reader said. */
export const transcriptSentences: Examples = {
  'transcripts.title': [[transcripts.title('Partita vinta'), 'Ascolto: Partita vinta']],
  'transcripts.description': [
    [
      transcripts.description('Partita vinta'),
      'Che cosa dice il lettore di schermo, parola per parola: Partita vinta.',
    ],
  ],
  'transcripts.journeys': [
    [
      transcripts.journeys(31),
      'Sono 31 percorsi. Ciascuno ha una pagina, con i tasti premuti e tutte le parole dette.',
    ],
  ],
  'transcripts.spokenBy': [
    [
      transcripts.spokenBy({
        orca: 'Orca 43.1',
        browser: 'Chromium 156 built on Debian',
        system: 'Debian GNU/Linux 12 (bookworm)',
      }),
      'Orca 43.1 con Chromium 156, Debian 12',
    ],
  ],
  'transcripts.pressed': [
    [transcripts.pressed('H', 1), 'H'],
    [transcripts.pressed('H', 4), 'H, 4 volte'],
  ],
  'transcripts.written': [[transcripts.written('«10 14»'), 'Scritto: «10 14»']],
  'transcripts.opened': [[transcripts.opened('/regole/'), 'Aperta la pagina /regole/']],
};
