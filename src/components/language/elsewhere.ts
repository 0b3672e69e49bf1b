import { getCollection } from 'astro:content';

import { base } from '../../words/base.ts';
import { folderOf, LOCALE, LOCALES, type Locale } from '../../words/locales.ts';
import { slugOf } from '../lesson/slug.ts';
import { addressOf } from '../transcripts/transcripts.ts';
import { translatePath, type AddressNames, type Names, type StepNames } from './translatePath.ts';

/** A page in another language. */
export interface Elsewhere {
  readonly locale: Locale;
  readonly path: string;
}

const pages = import.meta.glob<AddressNames>('../../words/*/address.ts', { eager: true });
const steps = import.meta.glob<StepNames>('../../words/*/stepAddress.ts', { eager: true });

/** The last parts of the addresses of a language, by the names that every language has. */
const readLastParts = async (locale: Locale): Promise<Pick<Names, 'lessons' | 'listenings'>> => {
  const isOwn = ({ id }: { readonly id: string }) => id.startsWith(`${locale}/`);
  const texts = await getCollection('lessonTexts', isOwn);
  const transcripts = await getCollection('transcripts', isOwn);
  return {
    lessons: new Map(
      texts.map(({ id, data }) => {
        const slug = slugOf(id.split('/').at(-1)!);
        return [slug, data.address ?? slug];
      }),
    ),
    listenings: new Map(
      transcripts.flatMap(({ data }) => data.journeys.map((one) => [one.id, addressOf(one)])),
    ),
  };
};

const readNames = async (): Promise<ReadonlyMap<Locale, Names>> =>
  new Map(
    await Promise.all(
      LOCALES.map(async (locale): Promise<[Locale, Names]> => [
        locale,
        {
          pages: pages[`../../words/${locale}/address.ts`]!,
          steps: steps[`../../words/${locale}/stepAddress.ts`]!,
          ...(await readLastParts(locale)),
        },
      ]),
    ),
  );

let names: ReturnType<typeof readNames> | undefined;

/** Where the language that is being built begins, without its own folder. */
const root = base.slice(0, base.length - folderOf(LOCALE).length);

/** The same page in every language, the page's own included, in the order of the languages. */
export const inEachLanguage = async (path: string): Promise<readonly Elsewhere[]> => {
  const namesIn = await (names ??= readNames());
  const own = path.slice(base.length);
  return LOCALES.map((locale) => ({
    locale,
    path: root + folderOf(locale) + translatePath(own, namesIn.get(LOCALE)!, namesIn.get(locale)!),
  }));
};

/** Only the others, by their addresses. */
export const inOtherLanguages = async (path: string): Promise<readonly string[]> =>
  (await inEachLanguage(path)).filter(({ locale }) => locale !== LOCALE).map((one) => one.path);

/** The first page of each language. */
export const homes = (): readonly Elsewhere[] =>
  LOCALES.map((locale) => ({ locale, path: `${root}${folderOf(locale)}/` }));
