import { readdirSync, readFileSync } from 'node:fs';

import type { Lesson } from '../../../src/lessons/lesson.ts';
import { slugOf } from '../../../src/components/lesson/slug.ts';
import { lessonSchema, lessonTextSchema, type LessonText } from '../../../src/lessons/schema.ts';
import { LOCALE } from '../../../src/words/locales.ts';

/** A lesson of the site as it is written, and as the build reads it. */
export interface WrittenLesson {
  /** The name of its files, `03-asso-e-re`. */
  readonly id: string;
  /** The last part of the address of its page. */
  readonly address: string;
  readonly json: Record<string, unknown>;
  readonly lesson: Lesson;
  readonly text: LessonText;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** Every lesson, in its order. Throws on one that the build would refuse. */
export const course: readonly WrittenLesson[] = readdirSync('content/lessons')
  .sort()
  .map((file) => {
    const id = file.replace(/\.json$/, '');
    const json = read(`content/lessons/${file}`);
    const text = lessonTextSchema.parse(read(`content/${LOCALE}/lessons/${file}`));
    return {
      id,
      address: text.address ?? slugOf(id),
      json,
      lesson: lessonSchema.parse(json),
      text,
    };
  });

/** A lesson by its name without its number. */
export const lessonOf = (slug: string): WrittenLesson =>
  course.find(({ id }) => id.endsWith(`-${slug}`))!;
