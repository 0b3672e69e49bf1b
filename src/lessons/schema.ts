import { z } from 'astro/zod';

import { FOUNDATIONS, isCard, isPlace, PILES } from '../engine/index.ts';
import type { Card, Place, Rejection } from '../engine/index.ts';
import { parseLesson, type LessonError } from './lesson.ts';

/** The refusals that a lesson can be about: those that a move can meet. */
const REFUSALS = [
  'base-locked',
  'foundation-to-pile',
  'empty-pile',
  'different-suit',
  'not-adjacent',
  'pile-full',
  'wrong-foundation',
  'does-not-follow',
] as const satisfies readonly Rejection['kind'][];

const place = z.custom<Place>(isPlace, 'not a place');
const card = z.custom<Card>(isCard, 'not a card');

const done = z.union([
  z.strictObject({
    played: z.array(card).min(1).describe('One of these cards leaves a pile …'),
    onto: z.array(card).min(1).optional().describe('… to lie on one of these, if any are named'),
    to: place.optional().describe('… and in this place, if one is named'),
  }),
  z.strictObject({
    refusal: z.enum(REFUSALS).describe('Something is refused, first of all for this reason …'),
    to: place.optional().describe('… on its way to this place, if one is named'),
  }),
  z.strictObject({
    foundation: z.enum(FOUNDATIONS).describe('This foundation holds at least …'),
    count: z.int().min(2).max(13).describe('… so many cards, its base included'),
  }),
  z.strictObject({
    pile: z.enum(PILES).describe('This pile shows …'),
    top: card.describe('… this card'),
  }),
  z.strictObject({ redistributed: z.literal(true).describe('A redistribution is made') }),
  z.strictObject({ blocked: z.literal(true).describe('The game is blocked') }),
  z.strictObject({ won: z.literal(true).describe('The game is won') }),
]);

const counts = z.strictObject({ S: z.int(), H: z.int(), D: z.int(), C: z.int() });

/** What is wrong in a field of a lesson, for the person who wrote it. */
const reason = (fault: LessonError['fault']): string => {
  if (fault.kind === 'illegal') {
    const rules = fault.rejections.map(({ kind }) => kind).join(', ');
    return `entry ${fault.at}, «${fault.action}», is refused: ${rules}`;
  }
  const { kind, ...details } = fault;
  return Object.keys(details).length === 0 ? kind : `${kind} ${JSON.stringify(details)}`;
};

/** A lesson of `content/lessons`. It is replayed: the field at fault is named, in its board, its rule or its solution. */
export const lessonSchema = z
  .strictObject({
    rule: z.string().describe('The anchor of its rule on the rules page: "r13"'),
    position: z
      .strictObject({
        piles: z
          .array(z.array(z.string()))
          .describe('Sixteen piles, each from bottom to top: ["2H", "9C"]'),
        up: counts.describe('How many cards lie on each ascending foundation, 1 to 13'),
        down: counts.describe('The same for the descending foundations'),
        redistributionsLeft: z.int().describe('How many are left, 0 to 3'),
      })
      .describe('The board that the lesson begins at: exactly two decks'),
    done: done.describe('What counts as done'),
    solution: z
      .array(z.string())
      .describe('One way to do it, in the notation of records: "10>14", "5>S-", "R"'),
  })
  .transform((json, context) => {
    const lesson = parseLesson(json);
    if (lesson.ok) return lesson.value;
    context.addIssue({
      code: 'custom',
      path: [lesson.error.field],
      message: reason(lesson.error.fault),
    });
    return z.NEVER;
  });

/** A lesson in a language: each text is filled from its board and its solution, `{il:top@pila-9}`, `{il:card}`, `{a:to@2}`. */
export const lessonTextSchema = z.strictObject({
  address: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .optional()
    .describe('The last part of its address; without one, the name of its file'),
  title: z.string().describe('What it is about, in a few words'),
  lead: z.string().describe('The rule, as far as the lesson needs it'),
  task: z.string().describe('What is to be done, in one or two sentences'),
  hints: z
    .tuple([
      z.string().describe('A nudge, which holds at any time'),
      z.string().describe('Where to look, on the board that the lesson begins at'),
    ])
    .describe('The first two of three: the third, what to play next, is computed'),
  answer: z.string().describe('Why the solution is one; it follows what the solution plays'),
  after: z.string().describe('Told once the lesson is done: what to take from it'),
});

/** The words of a lesson, as they are written. */
export type LessonText = z.infer<typeof lessonTextSchema>;
