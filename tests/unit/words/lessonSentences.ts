import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { lesson, lessons } = it;

/** The same table for what the lessons and their pages say. */
export const lessonSentences: Examples = {
  'lesson.firstHint': [[lesson.firstHint('Guarda i semi.'), 'Primo indizio. Guarda i semi.']],
  'lesson.secondHint': [
    [
      lesson.secondHint('Cerca l’8 di cuori: è in cima alla pila 12.'),
      'Secondo indizio. Cerca l’8 di cuori: è in cima alla pila 12.',
    ],
  ],
  'lesson.thirdHint': [
    [
      lesson.thirdHint(it.change.title({ card: 'AC', from: '13', to: '4' })),
      'Terzo indizio. Prova così: asso di fiori, dalla pila 13 alla pila 4.',
    ],
  ],
  'lesson.offTheWay': [
    [
      lesson.offTheWay(true),
      'Da qui la soluzione non passa più. Annulla l’ultima mossa o ricomincia la lezione.',
    ],
    [lesson.offTheWay(false), 'Da qui la soluzione non passa più. Ricomincia la lezione.'],
  ],
  'lesson.succeeded': [
    [
      lesson.succeeded('Prima il seme, poi il valore.', 'L’asso e il re'),
      'Lezione riuscita. Prima il seme, poi il valore. La prossima è «L’asso e il re».',
    ],
    [lesson.succeeded('Hai vinto.', undefined), 'Lezione riuscita. Hai vinto.'],
  ],
  'lesson.next': [[lesson.next('L’asso e il re'), 'Lezione successiva: L’asso e il re']],
  'lessons.number': [[lessons.number(3, 19), 'Lezione 3 di 19']],
  'lessons.title': [[lessons.title('L’asso e il re', 3), 'L’asso e il re, lezione 3']],
  'lessons.move': [
    [
      lessons.move(it.change.title({ card: 'AC', from: '13', to: '4' })),
      'Prova così: asso di fiori, dalla pila 13 alla pila 4.',
    ],
  ],
  'lessons.rule': [[lessons.rule('la pila vuota'), 'Leggi la regola: la pila vuota']],
  'lessons.previous': [[lessons.previous('Lo stesso seme'), 'Precedente: Lo stesso seme']],
  'lessons.next': [[lessons.next('La pila piena'), 'Successiva: La pila piena']],
  'lessons.of': [[lessons.of(19), 'di 19']],
};
