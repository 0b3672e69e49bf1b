import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'parse5';

import { elementsUnder, type Element } from '../html/elements.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Every element of a page of the built site, by its address. Throws if the site has no such page. */
export const readPage = (address: string): Element[] =>
  elementsUnder(parse(readFileSync(join(dist, address.replace(/\/$/, '/index.html')), 'utf8')));
