import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ANSWERS } from '../../../src/components/drill/answers.ts';
import { askedFrom } from '../../../src/components/drill/asked.ts';
import { nextQuestion } from '../../../src/components/drill/question.ts';
import { slugOf } from '../../../src/components/lesson/slug.ts';
import { moveTitle } from '../../../src/describe/index.ts';
import { parsePosition, type Move } from '../../../src/engine/index.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { words } from '#words';
import { LOCALE } from '../../../src/words/locales.ts';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import { CHANCE } from '../dice.ts';
import { press, times, write, type Journey } from '../journey.ts';
import { language } from '../languages/index.ts';
import {
  fields,
  headingsOf,
  journey,
  openPage,
  saidOf,
  toBrowsing,
  toField,
  trainerAfter,
  typed,
} from './parts.ts';

const { heard, reader, refusals } = language;

const LESSON = '03-asso-e-re';
const content = (path: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../content', path), 'utf8')) as object;
const { address = slugOf(LESSON) } = content(`${LOCALE}/lessons/${LESSON}.json`) as {
  readonly address?: string;
};
export const lessonPath = paths.lesson(address);
const lesson = parsePosition((content(`lessons/${LESSON}.json`) as { position: unknown }).position);
if (!lesson.ok) throw new Error(`${LESSON} has no board.`);

/** The question that the fixed dice ask first. */
const first = askedFrom(nextQuestion({}, randomFrom(CHANCE * 2 ** 32)), words);
const right = first.right[0]!;
const wrong = ANSWERS.find((answer) => !first.right.includes(answer))!;

const answering = (id: 'risposta-giusta' | 'risposta-sbagliata', answer: typeof right): Journey =>
  journey(id, [
    openPage(paths.drill()),
    press('h', ...headingsOf(paths.drill())[0]!),
    press('h', words.drill.heading, reader.heading(2)),
    // From the first answer to another, by the arrows of the radio buttons.
    times(ANSWERS.indexOf(answer) + 1, 'r', words.drill.answers[answer], reader.radio),
    press('space', reader.selected),
    press('Tab', words.drill.answer, reader.button),
    press('space', first.verdicts[answer]),
    press('space', words.drill.numbered(2, '').trim()),
  ]);

const ten = wonGame.moves[9] as Move;
const { title: settings, names, choices } = words.panels.settings;

export const learningJourneys: readonly Journey[] = [
  journey('lezione', [
    openPage(lessonPath),
    ...headingsOf(lessonPath)
      .slice(0, 3)
      .map(([text, level]) => press('h', text, level)),
    press('e', words.trainer.field),
    press('KP_Insert+a', reader.focusMode),
    write(typed('3>4'), refusals.refused),
    write(typed('13>4'), saidOf(lesson.value, '13>4'), heard.lessonDone),
  ]),
  answering('risposta-giusta', right),
  answering('risposta-sbagliata', wrong),
  journey('indizi', [
    openPage(trainerAfter(112)),
    ...fields,
    times(6, 'b', words.trainer.hint, reader.button),
    press('space', heard.hints[0]!),
    press('space', heard.hints[1]!, words.hint.winnable),
    press('space', heard.hints[2]!),
    press('space', heard.hints[3]!),
  ]),
  journey('impostazioni', [
    openPage(trainerAfter(9)),
    times(3, 'h', words.trainer.controls, reader.heading(2)),
    press('h', words.panels.games.title, reader.heading(2)),
    press('h', words.share.title, reader.heading(2)),
    times(9, 'Tab', settings, reader.collapsed),
    press('space', reader.expanded),
    times(4, 'Tab', names.detail, choices.detail.full),
    press('Down', choices.detail.short),
    toBrowsing,
    press('ctrl+Home', words.site.skip),
    ...toField,
    // Only the move: what it uncovered is for those who want all of it.
    {
      ...write(typed(ten), words.trainer.sentence(moveTitle(wonBoard({ after: 9 }), ten, words))),
      never: [heard.uncovers],
    },
  ]),
];
