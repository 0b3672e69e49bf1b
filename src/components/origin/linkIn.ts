import { trainerQuery } from '../../words/paths.ts';
import { nameOf, type Games } from './origin.ts';

/** Where a query begins to tell of a game. */
const NAMED = RegExp(`(?<!\\w)(?:${Object.entries(trainerQuery).flat().join('|')})=`);

/** What no query has and what stands around one: the quotes of an attribute, the signs of an element, the part after a `#`. */
const END = /["'<>“”«»#]/;

/** The signs that end a sentence, or put a link between brackets. */
const CLOSING = /[.,;:!?)\]…]{1,9}$/;

/**
 * The queries that a link in a text may have, words around it and all: what follows taken along to the end, since a mail
 * breaks a long link into lines; only as far as it looks like one; and the link's first line. None where there is no link.
 */
export const queriesIn = (text: string): readonly string[] => {
  const plain = text.replaceAll('&amp;', '&');
  const [whole, open] = [plain.replace(/\s/g, ''), plain].map(linkFrom);
  if (whole === undefined) return [];
  if (open === undefined) return [whole];
  const [first = ''] = /^\S+(?:\s+&\S+)*/.exec(open) ?? [];
  const [more = ''] = LONG.test(first) ? (PIECES.exec(open.slice(first.length)) ?? []) : [];
  return [whole, first + more, first].map((link) => link.replace(/\s/g, '').replace(CLOSING, ''));
};

const linkFrom = (text: string): string | undefined => {
  const at = text.search(NAMED);
  return at < 0 ? undefined : text.slice(at).split(END, 1)[0];
};

/** What makes a link so long that it is broken, and the pieces it is broken into. */
const LONG = RegExp(`(?:moves|cards|${trainerQuery.moves}|${trainerQuery.cards})=`);
const PIECES = /^(?:\s+[\dAKQJSHDCR._-]+(?!\S))*/;

/**
 * The query of the moment that a link to a step of a game shows, on its page, in a frame or in the list: whatever stands
 * before, each has the name of the game and then that of the step. Any number may be its number.
 */
export const stepQueryIn = (text: string, games: Games): string | undefined => {
  for (const [game, { address = game }] of Object.entries(games)) {
    const step = RegExp(`[/#](?:${game}|${address})[/-]([a-z]+-)?(\\d{1,6})(?!\\w)`);
    const [found, redistribution, number] = step.exec(text) ?? [];
    const n = Number(number);
    const moment = redistribution ? { redistribution: n } : { after: n };
    if (found) return nameOf({ kind: 'game', game, moment });
  }
  return undefined;
};
