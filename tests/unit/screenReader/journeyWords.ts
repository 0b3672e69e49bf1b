import { words } from '#words';
import { card } from '#words/card.ts';
import { language } from '../../screen-reader/languages/index.ts';

/** A word from each place that the journeys take theirs from. */
export const journeyWords: readonly string[] = [
  words.site.rules,
  card.name('AS'),
  language.reader.focusMode,
];
