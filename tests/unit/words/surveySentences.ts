import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { chart, survey } = it;
const { answer, work, rules, redistributions, length, players, grades } = survey;

/** The same table for what is said of the survey. */
export const surveySentences: Examples = {
  'chart.numbers': [[chart.numbers('vittorie per lunghezza'), 'In numeri: vittorie per lunghezza']],
  'survey.caption': [
    [survey.caption(3100), 'Vittorie trovate in 3100 partite, con l’intervallo al 95 per cento'],
  ],
  'survey.found': [
    [
      survey.found([
        { name: 'entro 0,01 secondi', share: 0.236 },
        { name: 'entro 1 secondo', share: 0.99 },
        { name: 'entro 10 secondi', share: 1 },
      ]),
      'Una vittoria si trova in 23,6 partite su 100 entro 0,01 secondi, in 99 entro 1 secondo, in tutte entro 10 secondi.',
    ],
    [
      survey.found([
        { name: 'senza ridistribuzioni', share: 0 },
        { name: 'con 1', share: 0.842 },
        { name: 'con 2', share: 0.976 },
      ]),
      'Una vittoria non si trova in nessuna partita senza ridistribuzioni; si trova in 84,2 partite su 100 con 1, in 97,6 con 2.',
    ],
  ],
  'survey.answer.finding': [
    [answer.finding(99), 'Si possono vincere almeno 99 partite su 100.'],
    [answer.finding(1), 'Si può vincere almeno 1 partita su 100.'],
  ],
  'survey.answer.caption': [
    [
      answer.caption(3100),
      'Che cosa è stato trovato in 3100 partite, con l’intervallo al 95 per cento',
    ],
  ],
  'survey.answer.told': [
    [
      answer.told(3094, 3100, [0.99578, 0.99911]),
      'Su 3100 partite diverse, il programma ha trovato una vittoria in 3094, cioè 99,8 su 100. L’intervallo al 95 per cento va da 99,6 a 99,9.',
    ],
    [
      answer.told(3100, 3100, [0.99876, 1]),
      'Su 3100 partite diverse, il programma ha trovato una vittoria in tutte. L’intervallo al 95 per cento va da 99,9 a 100.',
    ],
  ],
  'survey.answer.rest': [
    [answer.rest(0, 0), 'Nessuna partita è rimasta senza una vittoria.'],
    [
      answer.rest(1, 0),
      'Una sola è rimasta senza una vittoria trovata; non è dimostrata impossibile: una vittoria può ancora esserci.',
    ],
    [
      answer.rest(6, 0),
      'Altre 6 sono rimaste senza una vittoria trovata; nessuna è dimostrata impossibile: una vittoria può ancora esserci.',
    ],
    [
      answer.rest(6, 1),
      'Altre 6 sono rimaste senza una vittoria trovata; di queste, le dimostrate impossibili sono 1, e nelle altre una vittoria può ancora esserci.',
    ],
    [answer.rest(6, 6), 'Altre 6 sono rimaste senza una vittoria, tutte dimostrate impossibili.'],
    [answer.rest(1, 1), 'Una sola è rimasta senza una vittoria, ed è dimostrata impossibile.'],
  ],
  'survey.work.time.within': [[work.time.within(300), 'entro 0,3 secondi']],
  'survey.work.states.within': [
    [work.states.within(300_000), 'entro 300 mila posizioni'],
    [work.states.within(3_000_000), 'entro 3 milioni di posizioni'],
  ],
  'survey.work.speed': [
    [work.speed(610_000), 'Qui un solo processore esamina circa 610 mila posizioni al secondo.'],
  ],
  'survey.rules.told': [
    [
      rules.told(500, 2_000_000),
      'Per confrontare le regole si prendono le prime 500 partite, le stesse per tutte, e ogni ricerca si ferma dopo 2 milioni di posizioni.',
    ],
  ],
  'survey.rules.impossible': [
    [
      rules.impossible([0, 0, 0, 0, 0]),
      'Nessuna partita è dimostrata impossibile, nemmeno con meno ridistribuzioni.',
    ],
    [
      rules.impossible([12, 3, 0, 0, 0]),
      'Partite dimostrate impossibili: 12 senza ridistribuzioni, 3 con 1.',
    ],
  ],
  'survey.rules.allowed.with': [
    [rules.allowed.with(0), 'senza ridistribuzioni'],
    [rules.allowed.with(4), 'con 4'],
  ],
  'survey.rules.allowed.row': [
    [rules.allowed.row(0), 'Nessuna'],
    [rules.allowed.row(2), '2'],
    [rules.allowed.row(3), '3, la regola'],
    [rules.allowed.row(4), '4, Crescent Four'],
  ],
  'survey.redistributions.row': [
    [redistributions.row(0), 'Nessuna'],
    [redistributions.row(3), '3'],
  ],
  'survey.redistributions.used.finding': [
    [
      redistributions.used.finding(0.61, 3),
      'Il caso più comune: 61 vittorie su 100 usano 3 ridistribuzioni.',
    ],
    [
      redistributions.used.finding(0.525, 1),
      'Il caso più comune: 52,5 vittorie su 100 usano 1 ridistribuzione.',
    ],
    [
      redistributions.used.finding(1, 0),
      'Il caso più comune: tutte le vittorie non usano ridistribuzioni.',
    ],
  ],
  'survey.redistributions.used.caption': [
    [redistributions.used.caption(3094), 'Le ridistribuzioni usate da 3094 vittorie'],
  ],
  'survey.redistributions.needed.finding': [
    [
      redistributions.needed.finding(0.844),
      'Con 1 ridistribuzione o nessuna, una vittoria si trova già in 84,4 partite su 100.',
    ],
  ],
  'survey.redistributions.needed.caption': [
    [
      redistributions.needed.caption(500),
      'Il minor numero di ridistribuzioni con cui una vittoria è stata trovata, in 500 partite',
    ],
  ],
  'survey.length.finding': [
    [
      length.finding(139, 154, 115, 191),
      'Metà delle vittorie sta fra 139 e 154 mosse; la più corta ne ha 115, la più lunga 191.',
    ],
  ],
  'survey.length.caption': [
    [length.caption(3094, 146), 'Quanto sono lunghe 3094 vittorie; la mediana è di 146 mosse'],
  ],
  'survey.length.row': [[length.row(110, 119), 'da 110 a 119']],
  'survey.players.row': [[players.row('hasty'), 'Frettoloso']],
  'survey.players.won.finding': [
    [
      players.won.finding([
        { player: 'greedy', value: 0.1496 },
        { player: 'simple', value: 0.001 },
        { player: 'random', value: 0 },
        { player: 'hasty', value: 0 },
      ]),
      'L’attento vince 15 partite su 100, il semplice 0,1, il casuale nessuna, il frettoloso nessuna.',
    ],
  ],
  'survey.players.won.caption': [
    [
      players.won.caption(3100),
      'Vittorie di ogni giocatore nelle stesse 3100 partite, con l’intervallo al 95 per cento',
    ],
  ],
  'survey.players.cards.finding': [
    [
      players.cards.finding(
        [
          { player: 'greedy', value: 82.14 },
          { player: 'hasty', value: 30 },
        ],
        104,
      ),
      'L’attento porta sulle fondazioni in media 82,1 carte su 104, il frettoloso 30.',
    ],
  ],
  'survey.players.cards.caption': [
    [players.cards.caption(8), 'Carte portate sulle fondazioni, comprese le 8 di base'],
  ],
  'survey.players.cards.between': [[players.cards.between(73, 104), 'da 73 a 104']],
  'survey.grades.told': [
    [
      grades.told(6),
      'Il grado dipende dalla ricerca più stretta, quella che a ogni mossa tiene solo le 6 posizioni migliori. Una partita è facile se questa ricerca trova una vittoria anche con 2 ridistribuzioni, media se ne servono 3. È difficile se una vittoria è nota, ma per trovarla serve una ricerca più larga.',
    ],
  ],
  'survey.grades.finding': [
    [
      grades.finding([0.242, 0.1, 0]),
      'L’attento vince 24,2 partite su 100 fra le facili, 10 fra le medie, nessuna fra le difficili.',
    ],
  ],
  'survey.grades.caption': [
    [
      grades.caption(3094),
      'Quante volte l’attento vince 3094 partite vincibili, con l’intervallo al 95 per cento',
    ],
  ],
  'survey.grades.row': [[grades.row(1), 'Media']],
  'survey.grades.bar': [
    [grades.bar(0, 1900), 'Facili: 1900 partite'],
    [grades.bar(2, 1), 'Difficile: 1 partita'],
  ],
};
