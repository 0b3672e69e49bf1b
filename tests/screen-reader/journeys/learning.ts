import { ANSWERS } from '../../../src/components/drill/answers.ts';
import { askedFrom } from '../../../src/components/drill/asked.ts';
import { nextQuestion } from '../../../src/components/drill/question.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { CHANCE } from '../dice.ts';
import { open, press, times, write, type Journey } from '../journey.ts';
import { toField, trainerAfter } from './parts.ts';

/** The question that the fixed dice ask first. */
const first = askedFrom(nextQuestion({}, randomFrom(CHANCE * 2 ** 32)), words);
const answers = words.drill.answers;
const right = first.right[0]!;
const wrong = ANSWERS.find((answer) => !first.right.includes(answer))!;

/** From the first answer to another, by the arrows of the radio buttons. */
const toAnswer = (answer: (typeof ANSWERS)[number]) =>
  times(ANSWERS.indexOf(answer) + 1, 'r', answers[answer], 'pulsante radio');

export const learningJourneys: readonly Journey[] = [
  {
    id: 'lezione',
    name: 'Una lezione, dal compito alla riuscita',
    steps: [
      open(paths.lesson('asso-e-re'), 'L’asso e il re, lezione 3'),
      press('h', 'Lezione 3 di 19: L’asso e il re', 'intestazione livello 1'),
      press('h', 'intestazione livello 2'),
      press('h', 'intestazione livello 2'),
      press('e', 'Scrivi una mossa'),
      press('KP_Insert+a', 'Modalità focus'),
      write('3 4', 'Mossa rifiutata'),
      write('13 4', 'L’asso di fiori va dalla pila 13', 'Lezione riuscita'),
    ],
  },
  ...(
    [
      ['giusta', right],
      ['sbagliata', wrong],
    ] as const
  ).map(([kind, answer]) => ({
    id: `risposta-${kind}`,
    name: `Si può fare? Una risposta ${kind}`,
    steps: [
      open(paths.drill(), 'Si può fare?'),
      press('h', 'Si può fare?', 'intestazione livello 1'),
      press('h', 'La domanda', 'intestazione livello 2'),
      toAnswer(answer),
      press('space', 'selezionato'),
      press('Tab', 'Rispondi', 'pulsante'),
      press('space', first.verdicts[answer]),
      press('space', 'Domanda 2'),
    ],
  })),
  {
    id: 'indizi',
    name: 'Quattro indizi, uno alla volta',
    steps: [
      open(trainerAfter(112), 'Allenamento'),
      press('e', 'Cerca nel sito'),
      press('e', 'Scrivi una mossa'),
      times(6, 'b', 'Un indizio', 'pulsante'),
      press('space', 'Primo indizio'),
      press('space', 'Secondo indizio', 'Da qui si può vincere'),
      press('space', 'Terzo indizio', 'La carta da muovere è'),
      press('space', 'Quarto indizio', 'Prova così'),
    ],
  },
  {
    id: 'impostazioni',
    name: 'I messaggi brevi, dalle impostazioni',
    steps: [
      open(trainerAfter(9), 'Allenamento'),
      times(3, 'h', 'Comandi', 'intestazione livello 2'),
      press('h', 'Nuova partita', 'intestazione livello 2'),
      press('h', 'Condividi', 'intestazione livello 2'),
      times(9, 'Tab', 'Impostazioni', 'contratto'),
      press('space', 'espanso'),
      times(4, 'Tab', 'Messaggi', 'per esteso'),
      press('Down', 'brevi'),
      press('KP_Insert+a', 'Modalità navigazione'),
      press('ctrl+Home', 'Salta al contenuto'),
      ...toField,
      // Only the move: what it uncovered is for those who want all of it.
      { ...write('10 14', 'Asso di picche, dalla pila 10 alla pila 14'), never: ['si scopre'] },
    ],
  },
];
