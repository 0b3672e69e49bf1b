import { getCollection, getEntry } from 'astro:content';

import type { Step } from '../../engine/index.ts';
import { stepsOf, type Lesson } from '../../lessons/lesson.ts';
import type { LessonText } from '../../lessons/schema.ts';
import { LOCALE } from '../../words/locales.ts';
import { words } from '#words';
import { slugOf } from './slug.ts';
import { filledText } from './texts.ts';

/** A lesson in its place among the others, with its words. */
export interface CourseLesson {
  /** From 1. */
  readonly number: number;
  /** Its name in the list of those done, the same in every language. */
  readonly slug: string;
  /** The last part of its address. */
  readonly address: string;
  readonly lesson: Lesson;
  /** Its solution, tried. */
  readonly steps: readonly Step[];
  readonly text: LessonText;
}

/**
 * Every lesson in its order. Throws where the numbers of the files have a gap, on a
 * lesson with no words in that language, and on words that can't be said of it, with their file.
 */
export const loadCourse = async (): Promise<readonly CourseLesson[]> => {
  const entries = await getCollection('lessons');
  entries.sort((one, other) => (one.id < other.id ? -1 : 1));
  return Promise.all(
    entries.map(async ({ id, data: lesson }, index) => {
      const number = index + 1;
      if (!id.startsWith(`${number}-`.padStart(3, '0')))
        throw new Error(`content/lessons/${id}.json: lesson ${number} is missing before it`);
      const textId = `${LOCALE}/lessons/${id}`;
      const entry = await getEntry('lessonTexts', textId);
      if (!entry) throw new Error(`content/${textId}.json is missing: the lesson has no words`);
      const steps = stepsOf(lesson);
      const text = filledText(`content/${textId}.json`, entry.data, steps, words);
      const slug = slugOf(id);
      return { number, slug, address: entry.data.address ?? slug, lesson, steps, text };
    }),
  );
};
