import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { drill, question, site } = it;

const ten = { place: '10', top: 'AS', count: 6 } as const;
const fourteen = { place: '14', top: 'KS', count: 1 } as const;

/** The same table for what the drill asks and answers. */
export const questions: Examples = {
  'question.ask': [
    [
      question.ask(ten, fourteen),
      'Pila 10: 6 carte, asso di picche in cima. Pila 14: 1 carta, re di picche in cima. Si può muovere dalla pila 10 alla pila 14?',
    ],
    [
      question.ask({ place: '3', top: undefined, count: 0 }, { place: 'H+', top: '8H', count: 8 }),
      'Pila 3: vuota. Fondazione ascendente di cuori: 8 di cuori in cima, 8 carte. Si può muovere dalla pila 3 alla fondazione ascendente di cuori?',
    ],
    [
      question.ask(ten, ten),
      'Pila 10: 6 carte, asso di picche in cima. Si può muovere dalla pila 10 alla pila 10?',
    ],
  ],
  'question.route': [
    [question.route('3', 'D-'), 'dalla pila 3 alla fondazione discendente di quadri'],
  ],
  'question.rightNo': [
    [
      question.rightNo('asso di picche, dalla pila 10 alla pila 14'),
      'Giusto, non si può: asso di picche, dalla pila 10 alla pila 14.',
    ],
  ],
  'question.wrongYes': [
    [
      question.wrongYes('dalla pila 3 alla pila 7'),
      'Sbagliato: non si può. Dalla pila 3 alla pila 7.',
    ],
  ],
  'question.wrongRule': [
    [
      question.wrongRule('asso di picche, dalla pila 10 alla pila 14'),
      'Il no è giusto, ma il motivo è un altro. Asso di picche, dalla pila 10 alla pila 14.',
    ],
  ],
  'question.several': [[question.several(2), 'Va contro 2 regole; la principale è la prima.']],
  'drill.numbered': [[drill.numbered(3, 'Pila 3: vuota.'), 'Domanda 3. Pila 3: vuota.']],
  'drill.unreadable': [
    [
      drill.unreadable('boh'),
      'Non capisco «boh». Scrivi sì, oppure no e il motivo, per esempio no seme.',
    ],
  ],
  'drill.again': [[drill.again(2, drill.chooseFirst), 'Tentativo 2. Prima scegli una risposta.']],
  'drill.rule': [[drill.rule('la pila vuota'), 'Leggi la regola: la pila vuota']],
  'site.worked.answer': [[site.worked.answer(1), 'Risposta alla domanda 1']],
};
