import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { strategy } = it;

const games = { minding: 0.161, without: 0.04, deals: 500, games: 40, isClear: true };

/** The same table for what the survey backs advice with. */
export const strategySentences: Examples = {
  'strategy.winnable': [
    [
      strategy.winnable({ count: 2945, of: 3100 }),
      'Partite provate: 3100. Con una vittoria trovata: 2945, cioè 95,0 %.',
    ],
  ],
  'strategy.order': [
    [
      strategy.order(games),
      'L’attento vince 16,1 partite su 100 guardando l’ordine, 4 senza guardarlo. Sono 500 partite, giocate 40 volte in ciascun modo.',
    ],
  ],
  'strategy.orderInWins': [
    [
      strategy.orderInWins({ count: 60, of: 100 }, { count: 1, of: 2 }),
      'Nelle vittorie trovate la carta spostata è quella che serve prima in 60 casi su 100; in chi gioca a caso, in 50.',
    ],
  ],
  'strategy.bottoms': [
    [
      strategy.bottoms({ ...games, without: 0.1 }),
      'L’attento vince 16,1 partite su 100 pensando al fondo, 10 senza pensarci. Sono 500 partite, giocate 40 volte in ciascun modo.',
    ],
  ],
  'strategy.neighbours': [
    [
      strategy.neighbours({ ...games, without: 0.142 }),
      'L’attento vince 16,1 partite su 100 cercando carte vicine, 14,2 senza cercarle. Sono 500 partite, giocate 40 volte in ciascun modo.',
    ],
  ],
  'strategy.empty': [
    [
      strategy.empty({ ...games, without: 0.16, isClear: false }),
      'L’attento vince 16,1 partite su 100 risparmiando le pile, 16 senza badarci. La differenza non si distingue dal caso. Sono 500 partite, giocate 40 volte in ciascun modo.',
    ],
  ],
  'strategy.emptied': [
    [
      strategy.emptied(44, 9),
      'In metà delle vittorie trovate la prima pila si svuota quando le carte sulle fondazioni sono 44 o meno, e alla seconda ridistribuzione le pile vuote sono già 9 o più.',
    ],
  ],
  'strategy.hurry': [
    [
      strategy.hurry(32, 50),
      'Alla fine sulle fondazioni ci sono in media 32 carte per chi ridistribuisce appena nessuna ci può andare, 50 per chi prima ne sposta un po’ fra le pile.',
    ],
  ],
  'strategy.tastes.finding': [
    [
      strategy.tastes.finding(0.161, 0.04, strategy.tastes.clause.greedyWithoutOrder),
      'L’attento vince 16,1 partite su 100; se non guarda l’ordine delle carte, 4.',
    ],
  ],
  'strategy.tastes.caption': [
    [
      strategy.tastes.caption(500, 40),
      'Vittorie dell’attento in 500 partite, giocate 40 volte ciascuna, con l’intervallo al 95 per cento',
    ],
  ],
  'strategy.turnings.caption': [
    [strategy.turnings.caption(3094), 'Le ridistribuzioni di 3094 vittorie'],
  ],
  'strategy.turnings.ordinal': [
    [strategy.turnings.ordinal(0), 'Prima'],
    [strategy.turnings.ordinal(3), '4ª'],
  ],
  'strategy.turnings.range': [[strategy.turnings.range(28, 65), 'da 28 a 65']],
  'strategy.fewer': [
    [
      strategy.fewer(27, 250, 200, 500),
      'Partite vinte su 500: 27 senza ridistribuire, altre 250 con una ridistribuzione sola, altre 200 con due.',
    ],
  ],
  'strategy.twins': [
    [
      strategy.twins({ count: 7, of: 10 }),
      'Nelle vittorie trovate, quando le due copie sono in cima a due pile, in 70 casi su 100 parte quella che copre la carta più urgente.',
    ],
  ],
  'strategy.passes': [
    [
      strategy.passes({ count: 499, of: 500 }, { count: 490, of: 500 }),
      'Con i passaggi: 499 vinte su 500. Senza: 490.',
    ],
  ],
  'strategy.passesInWins': [[strategy.passesInWins(12), 'Una vittoria su due ne usa almeno 12.']],
  'strategy.limit': [
    [
      strategy.limit({ count: 499, of: 500 }, { count: 499, of: 500 }),
      'Con il limite di 13 carte: 499 vinte su 500. Senza limite: 499.',
    ],
  ],
};
