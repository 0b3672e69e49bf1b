import { getCollection } from 'astro:content';

import { base } from '../../words/base.ts';
import { folderOf, LOCALE, LOCALES, type Locale } from '../../words/locales.ts';
import { slugOf } from '../lesson/slug.ts';
import { translatePath, type AddressNames, type StepNames } from './translatePath.ts';

/** A page in another language. */
export interface Elsewhere {
  readonly locale: Locale;
  readonly path: string;
}

const pages = import.meta.glob<AddressNames>('../../words/*/address.ts', { eager: true });
const steps = import.meta.glob<StepNames>('../../words/*/stepAddress.ts', { eager: true });

/** The last part of each lesson's address in each language, by the name of its file. */
const readLessonNames = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const byLocale = new Map<string, Map<string, string>>(
    LOCALES.map((locale) => [locale, new Map()]),
  );
  for (const { id, data } of await getCollection('lessonTexts')) {
    const [locale, , file] = id.split('/');
    byLocale.get(locale!)?.set(slugOf(file!), data.address ?? slugOf(file!));
  }
  return byLocale;
};

let lessonNames: ReturnType<typeof readLessonNames> | undefined;

/** Where the language that is being built begins, without its own folder. */
const root = base.slice(0, base.length - folderOf(LOCALE).length);

/** The same page in every language, the page's own included, in the order of the languages. */
export const inEachLanguage = async (path: string): Promise<readonly Elsewhere[]> => {
  const lessons = await (lessonNames ??= readLessonNames());
  const namesOf = (locale: Locale) => ({
    pages: pages[`../../words/${locale}/address.ts`]!,
    steps: steps[`../../words/${locale}/stepAddress.ts`]!,
    lessons: lessons.get(locale)!,
  });
  const own = path.slice(base.length);
  return LOCALES.map((locale) => ({
    locale,
    path: root + folderOf(locale) + translatePath(own, namesOf(LOCALE), namesOf(locale)),
  }));
};

/** Only the others, by their addresses. */
export const inOtherLanguages = async (path: string): Promise<readonly string[]> =>
  (await inEachLanguage(path)).filter(({ locale }) => locale !== LOCALE).map((one) => one.path);

/** The first page of each language. */
export const homes = (): readonly Elsewhere[] =>
  LOCALES.map((locale) => ({ locale, path: `${root}${folderOf(locale)}/` }));
