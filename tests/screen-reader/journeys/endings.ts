import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { open, press, write, type Journey } from '../journey.ts';
import { toBrowsing, toField, trainerAfter } from './parts.ts';

export const endingJourneys: readonly Journey[] = [
  {
    id: 'partita-vinta',
    name: 'Partita vinta',
    steps: [
      open(trainerAfter(118), 'Allenamento'),
      ...toField,
      write('16 q-', 'Partita vinta', '104'),
      toBrowsing,
      press('shift+b', words.trainer.again, 'pulsante'),
      press('shift+b', words.trainer.start, 'pulsante'),
    ],
  },
  {
    id: 'partita-bloccata',
    name: 'Partita bloccata, e annullare l’ultima mossa',
    steps: [
      open(paths.trainer({ code: 'CR1-N-AAAAAP6' }), 'Allenamento'),
      ...toField,
      write('r', 'Ridistribuzione'),
      write('r', 'Ridistribuzione'),
      write('r', 'Non restano altre ridistribuzioni'),
      write('3 4', 'Partita bloccata: nessuna mossa è possibile', 'Puoi annullare o cominciare'),
      write('u', 'Annullata'),
    ],
  },
];
