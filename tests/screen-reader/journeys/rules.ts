import { words } from '#words';
import { LOCALE } from '../../../src/words/locales.ts';
import { paths } from '../../../src/words/paths.ts';
import { askLanguage, press, readOn, times, type Journey } from '../journey.ts';
import type { JourneyId } from '../languages/language.ts';
import { language } from '../languages/index.ts';
import { lessonPath } from './learning.ts';
import { headingsOf, journey, openPage, trainerAfter } from './parts.ts';

const { heard, reader } = language;

const toHeadings = headingsOf(paths.rules()).map(([text, level]) => press('h', text, level));

/** A page is read from its first heading to the end of its last line without a stop. */
const readThrough = (id: JourneyId, address: string, ...hears: readonly string[]): Journey =>
  journey(id, [
    openPage(address),
    readOn(headingsOf(address)[0]![0], ...hears, words.site.accessibility),
  ]);

/** The same for a page whose last heading is always there, which is heard too. */
const readToLast: typeof readThrough = (id, address, ...hears) =>
  readThrough(id, address, ...hears, headingsOf(address).at(-1)![0]);

const place = (pile: number): string => words.place.name(`${pile}` as '1');

export const rulesJourneys: readonly Journey[] = [
  journey('regole-intestazioni', [
    openPage(paths.rules()),
    toHeadings[0]!,
    askLanguage(LOCALE),
    ...toHeadings.slice(1),
  ]),
  journey('regole-primo-tabellone', [
    openPage(paths.rules()),
    // The lists of the menu and of the contents, then those of the foundations.
    times(4, 'l', reader.list(4), words.board.place('S-', 'KS', 1)),
    press('l', reader.list(16), words.board.place('1', '9C', 6)),
    ...Array.from({ length: 8 }, (_, n) => press('Down', place(n + 2))),
    press('Down', words.board.place('10', 'AS', 6)),
  ]),
  journey(
    'regole-appena-aperte',
    [{ ...openPage(paths.rules(), reader.heading(1), reader.list(16)), reads: true }],
    { readsOnLoad: true },
  ),
  readToLast('lettura-pagina-iniziale', paths.home()),
  readThrough('lettura-allenamento', trainerAfter(0), reader.list(16), words.trainer.field),
  readThrough('lettura-si-puo-fare', paths.drill(), words.drill.numbered(1, '').trim()),
  readThrough('lettura-lezione', lessonPath, reader.someList),
  readToLast('lettura-glossario', paths.glossary(), heard.glossary, reader.heading(2)),
  readToLast('lettura-accessibilita', paths.accessibility(), '10 14', heard.firstCommand),
  readToLast('lettura-strategia', paths.strategy()),
  readToLast('lettura-quanto-si-vince', paths.winnable()),
  readToLast('lettura-wcag', paths.criteria()),
  readToLast('lettura-esempi', paths.examples()),
  readThrough('lettura-lezioni', paths.lessons()),
];
