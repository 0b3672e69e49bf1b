import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'parse5';

import { elementsUnder, type Element } from '../html/elements.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Every element of a page of the built site, by its file. Throws if the site has no such page. */
export const readPage = (file: string): Element[] =>
  elementsUnder(parse(readFileSync(join(dist, file), 'utf8')));
