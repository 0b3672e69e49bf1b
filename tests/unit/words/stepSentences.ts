import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { game, player } = it;

const outOf119 = (text: string) => `${text} da 0 (l’inizio) a 119 (l’ultima).`;

/** The same table for what the pages of a game’s steps say. */
export const stepSentences: Examples = {
  'game.move': [
    [game.move(0, 119), 'Mossa 0 di 119'],
    [game.move(10, 119), 'Mossa 10 di 119'],
  ],
  'game.redistribution': [[game.redistribution(1, 3), 'Ridistribuzione 1 di 3']],
  'game.afterMove': [[game.afterMove(16), 'dopo la mossa 16']],
  'game.dealt': [
    [
      game.dealt(it.board.totals(96, 8)),
      'Nessuna carta è ancora stata mossa: 96 carte nelle pile, 8 sulle fondazioni.',
    ],
  ],
  'game.undoneRedistribution': [
    [
      game.undoneRedistribution(1, 16),
      'Annullata: la ridistribuzione 1. In 16 pile la carta passata in cima torna in fondo.',
    ],
    [
      game.undoneRedistribution(3, 1),
      'Annullata: la ridistribuzione 3. In 1 pila la carta passata in cima torna in fondo.',
    ],
  ],
  'game.top': [
    [game.top('1', 'JD', '2H'), 'pila 1: 2 di cuori al posto del fante di quadri'],
    [game.top('2', '8S', 'QC'), 'pila 2: donna di fiori al posto dell’8 di picche'],
    [game.top('3', 'QC', '8S'), 'pila 3: 8 di picche al posto della donna di fiori'],
    [game.top('4', 'AS', 'AS'), 'pila 4: ancora asso di picche, ma è l’altra copia'],
  ],
  'game.length': [
    [game.length(119, 3), '119 mosse, 3 ridistribuzioni'],
    [game.length(90, 1), '90 mosse, 1 ridistribuzione'],
    [game.length(90, 0), '90 mosse, 0 ridistribuzioni'],
  ],
  'game.group': [
    [game.group(0, [1, 2, 3]), 'Mosse da 1 a 3'],
    [game.group(1, [17, 18]), 'Ridistribuzione 1 e mosse da 17 a 18'],
    [game.group(2, [19]), 'Ridistribuzione 2 e mossa 19'],
    [game.group(3, []), 'Ridistribuzione 3'],
  ],
  'game.entry': [[game.entry('mossa 10'), 'Mossa 10']],
  'game.pile': [
    [game.pile('1', ['2H', '9C', 'JD']), 'Pila 1: 2 di cuori, 9 di fiori, fante di quadri'],
  ],
  'player.nowAt': [
    [player.nowAt('mossa 40'), 'Ora sei alla mossa 40.'],
    [player.nowAt('ridistribuzione 2'), 'Ora sei alla ridistribuzione 2.'],
  ],
  'player.atEnd': [[player.atEnd('mossa 119'), 'La mossa 119 è l’ultima, più avanti non si va.']],
  'player.alreadyAt': [[player.alreadyAt('mossa 10'), 'Sei già alla mossa 10.']],
  'player.noNumber': [
    [player.noNumber('', 119), outOf119('Scrivi il numero di una mossa,')],
    [player.noNumber('dieci', 119), outOf119('«dieci» non è il numero di una mossa: scrivine uno')],
  ],
  'player.noSuchMove': [
    [player.noSuchMove('120', 119), outOf119('La mossa 120 non c’è: scrivi un numero')],
  ],
  'player.again': [
    [player.again(player.atStart), 'Di nuovo: questo è l’inizio, più indietro non si va.'],
  ],
};
