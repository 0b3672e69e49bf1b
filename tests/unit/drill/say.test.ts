import { describe, expect, test } from 'vitest';

import { ANSWERS } from '../../../src/components/drill/answers.ts';
import { askedFrom } from '../../../src/components/drill/asked.ts';
import { rightAnswers } from '../../../src/components/drill/mark.ts';
import type { Question } from '../../../src/components/drill/question.ts';
import { sayQuestion, sayVerdict } from '../../../src/components/drill/say.ts';
import { formatMove, judge, type Place } from '../../../src/engine/index.ts';
import type { Answer, Subject } from '../../../src/words/drill.ts';
import { it } from '../../../src/words/it.ts';
import { board } from '../engine/board.ts';
import { faultsOfSpeech } from '../words/spoken.ts';
import { askedOf } from './asked.ts';

const about = (subject: Subject, from: Place, to: Place): Question => {
  const move = formatMove(from, to);
  return { subject, position: board, from, to, move, verdict: judge(board, move) };
};

test('a question says what each of the two places shows, and what is asked', () => {
  expect(sayQuestion(about('suit', '5', '3'), it)).toBe(
    'Pila 5: 1 carta, 7 di cuori in cima. Pila 3: 2 carte, 8 di cuori in cima. Si può muovere dalla pila 5 alla pila 3?',
  );
  expect(sayQuestion(about('empty-pile', '6', 'D+'), it)).toBe(
    'Pila 6: vuota. Fondazione ascendente di quadri: donna di quadri in cima, 12 carte. Si può muovere dalla pila 6 alla fondazione ascendente di quadri?',
  );
});

describe('a verdict says whether the answer was right, and why', () => {
  test.each<[string, Question, Answer, string]>([
    [
      'a yes that is right',
      about('neighbour', '5', '3'),
      'yes',
      'Giusto, si può. Stesso seme, un valore di differenza. Il 7 di cuori va dalla pila 5 alla pila 3, sull’8 di cuori: 3 carte. La pila 5 resta vuota: un posto in meno.',
    ],
    [
      'a no where it can be done',
      about('ace-king', '2', '1'),
      'rank',
      'Sbagliato: si può. Sulle pile il re e l’asso sono vicini. Il re di picche va dalla pila 2 alla pila 1, sull’asso di picche: 3 carte. Nella pila 2 si scopre il 9 di quadri: 1 carta.',
    ],
    [
      'a no for the right rule',
      about('suit', '8', '5'),
      'suit',
      'Giusto, non si può: 8 di picche, dalla pila 8 alla pila 5. Deve essere dello stesso seme. Sul 7 di cuori vanno solo il 6 e l’8 di cuori.',
    ],
    [
      'a no for one of several rules that is not the first',
      about('suit', '9', '5'),
      'rank',
      'Giusto, non si può: 10 di quadri, dalla pila 9 alla pila 5. Va contro 2 regole; la principale è la prima. Deve essere dello stesso seme. Deve essere di valore superiore o inferiore. Sul 7 di cuori vanno solo il 6 e l’8 di cuori.',
    ],
    [
      'a yes where it can’t be done',
      about('full-pile', '8', '7'),
      'yes',
      'Sbagliato: non si può. 8 di picche, dalla pila 8 alla pila 7. Questa pila è piena; scegli un’altra destinazione. Una pila tiene al massimo 13 carte. Adesso nessun posto accetta l’8 di picche.',
    ],
    [
      'a no for another rule',
      about('base', 'H+', '13'),
      'suit',
      'Il no è giusto, ma il motivo è un altro. Asso di cuori, dalla fondazione ascendente alla pila 13. Va contro 2 regole; la principale è la prima. La base della fondazione è bloccata. Da una fondazione una carta non torna mai su una pila. L’asso di cuori è la carta di base: resta lì per tutta la partita.',
    ],
    [
      'a move with no card',
      about('empty-pile', '6', '5'),
      'empty',
      'Giusto, non si può: dalla pila 6 alla pila 5. La pila 6 è vuota: non c’è nessuna carta da muovere. Parti da un posto che ha una carta in cima.',
    ],
    [
      'a complete foundation, by its value',
      about('no-cycle', '13', 'H-'),
      'rank',
      'Giusto, non si può: re di cuori, dalla pila 13 alla fondazione discendente di cuori. La fondazione discendente di cuori è completa: sull’asso di cuori non va più nulla. Adesso nessun posto accetta il re di cuori.',
    ],
  ])('%s', (_, question, answer, text) => {
    expect(sayVerdict(question, answer, it)).toBe(text);
  });

  test('in sentences that an Italian editor would let through, for every answer to many questions', () => {
    const faults = askedOf({}, 300, 11).flatMap((question) =>
      [
        sayQuestion(question, it),
        ...ANSWERS.map((answer) => sayVerdict(question, answer, it)),
      ].flatMap((text) => faultsOfSpeech(text).map((fault) => `${fault}: ${text}`)),
    );
    expect(faults).toEqual([]);
  });

  test('and begins as that answer deserves', () => {
    for (const question of askedOf({}, 300, 12))
      for (const answer of ANSWERS) {
        const isRight = rightAnswers(question.verdict).includes(answer);
        expect(sayVerdict(question, answer, it).startsWith('Giusto')).toBe(isRight);
      }
  });
});

test.each<[Question, string]>([
  [about('ace-king', '2', '1'), 'r9'],
  [about('suit', '8', '5'), 'r8'],
  [about('base', 'H+', '13'), 'r18'],
  [about('no-cycle', '13', 'H-'), 'r16'],
])('the rule to read is that of the headline, or of what was asked about: %#', (question, rule) => {
  expect(askedFrom(question, it).rule).toBe(rule);
  expect(it.drill.topics.has(rule)).toBe(true);
});

test('every rule that a question can lead to has a name', () => {
  for (const question of askedOf({}, 300, 13))
    expect(it.drill.topics.has(askedFrom(question, it).rule)).toBe(true);
});

test('what a page is given can be sent to it, and has a verdict for each answer', () => {
  for (const question of askedOf({}, 30, 14)) {
    const asked = askedFrom(question, it);
    expect(structuredClone(asked)).toEqual(asked);
    expect(asked.right).toEqual(rightAnswers(question.verdict));
    for (const answer of ANSWERS)
      expect(asked.verdicts[answer]).toBe(sayVerdict(question, answer, it));
  }
});
