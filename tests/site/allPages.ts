import { parse } from 'parse5';

import { DEFAULT_LOCALE, LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { elementsUnder, type Element } from '../html/elements.ts';
import { builtFiles, builtText, everyFile } from './dist.ts';

export interface Page {
  /** As a visitor writes it: `/regole/`, `/404.html`. */
  readonly address: string;
  readonly html: string;
  readonly elements: readonly Element[];
}

/** A page of some HTML. What is there for a browser without script is read as its elements too. */
export function pageOf(address: string, html: string): Page {
  return { address, html, elements: elementsUnder(parse(html, { scriptingEnabled: false })) };
}

const pagesAmong = (files: readonly string[]): ReadonlyMap<string, Page> =>
  new Map(
    files
      .filter((path) => path.endsWith('.html'))
      .map((path) => {
        const address = path.replace(/\/index\.html$/, '/');
        return [address, pageOf(address, builtText(path))];
      }),
  );

/** Every page of the built site in the language that is tested, by its address. */
export const pages = pagesAmong(builtFiles());

/** Every page of the built site in every language, by its address. */
export const everyPage = (): ReadonlyMap<string, Page> => pagesAmong(everyFile());

/** Whether a page is made for a frame of another site: it stands alone there, with nothing of this site around its board. */
export const isForFrames = ({ address }: Page): boolean =>
  address.startsWith(paths.embeddedStart());

/** The page at an address. Fails when the build has none there. */
export function pageAt(address: string): Page {
  const page = pages.get(address);
  if (page === undefined) throw new Error(`The build has no page at ${address}.`);
  return page;
}

/**
 * The pages that a test which takes long looks at: all of the first language; of any other one of each kind that differs in
 * its words and figures alone, as the steps of a game do and their frames, and every page that does not.
 */
export const lookedAt: readonly Page[] = [...pages.values()].filter(
  ({ address }) => LOCALE === DEFAULT_LOCALE || !/\/\d*[1-9]\/$/.test(address),
);
