import { describe, expect } from 'vitest';

import { ANSWERS } from '../../../src/components/drill/answers.ts';
import { askedFrom } from '../../../src/components/drill/asked.ts';
import { nextQuestion } from '../../../src/components/drill/question.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { course, lessonOf } from '../../unit/lessons/course.ts';
import type { Journey } from '../journey.ts';
import {
  button,
  expectAddress,
  expectSaid,
  expectThere,
  link,
  placeOn,
  press,
  radio,
  send,
  text,
} from './things.ts';

const { drill, lesson: says } = words;

/** What `Math.random` gives, so that the first question of the drill is known, and that question. */
const CHANCE = 0.5;
const asked = askedFrom(nextQuestion({}, randomFrom(CHANCE * 2 ** 32)), words);
const right = asked.right[0]!;
const wrong = ANSWERS.find((answer) => !asked.right.includes(answer))!;

/** A lesson and the drill. */
export const learningJourneys = (test: Journey) => {
  describe('a lesson', () => {
    const { position } = lessonOf('asso-e-re').lesson;

    test('is done by the field, counts as done, and leads on to the next', async ({ visitor }) => {
      await visitor.go(paths.lesson('asso-e-re'));
      await expectThere(visitor, placeOn(position, '13'));
      await send(visitor, '13 4');
      await expectSaid(visitor, /^L’asso di fiori va dalla pila 13.*Lezione riuscita\./s);
      await visitor.click(link(says.next('Solo la carta in cima')));
      await expectAddress(visitor, paths.lesson('solo-la-carta-in-cima'));
      await visitor.go(paths.lessons());
      await expect
        .poll(() => text(visitor))
        .toMatch(
          new RegExp(`${words.lessons.doneCount}\\s*1\\s*${words.lessons.of(course.length)}`),
        );
    });

    test('is done by its buttons, and by dragging', async ({ visitor }) => {
      await visitor.go(paths.lesson('asso-e-re'));
      await press(visitor, placeOn(position, '4'));
      await press(visitor, placeOn(position, '13'), 'Space');
      await expectSaid(visitor, /Lezione riuscita\./);
      await visitor.click(button(says.restart));
      await expectSaid(visitor, says.restarted);
      await visitor.drag(placeOn(position, '13'), placeOn(position, '4'));
      await expectSaid(visitor, /L’asso di fiori va dalla pila 13/);
    });
  });

  describe('a question of the drill', () => {
    for (const [how, answer] of [
      ['right', right],
      ['wrong', wrong],
    ] as const)
      test(`is answered, ${how}, and the next is asked`, async ({ open }) => {
        const visitor = await open({ chance: CHANCE });
        await visitor.go(paths.drill());
        await expect.poll(() => text(visitor)).toContain(drill.numbered(1, asked.text));
        await visitor.click(radio(drill.answers[answer]));
        await visitor.click(button(drill.answer));
        await expectSaid(visitor, asked.verdicts[answer]);
        // What is pressed sooner is the second half of a double click.
        const answered = await visitor.ask(() => performance.now());
        const now = () => visitor.ask(() => performance.now());
        await expect.poll(now).toBeGreaterThan(answered + 400);
        await visitor.click(button(drill.next));
        await expectSaid(visitor, /^Domanda 2\. /);
      });
  });
};
