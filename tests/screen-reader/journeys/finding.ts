import { words } from '#words';
import { base } from '../../../src/words/base.ts';
import { paths } from '../../../src/words/paths.ts';
import { open, press, write, type Journey } from '../journey.ts';
import { language } from '../languages/index.ts';
import { headingsOf, journey, openPage, titleOf } from './parts.ts';

const { heard, reader, typed } = language;
const { notFound, search } = words.site;
const [table, firstRow, secondRow] = heard.table as [string, string, string];
const [found, below] = heard.foundInPage as [string, string];

/** The first words of a text, which are read as far as the line goes on the screen. */
const beginningOf = (text: string): string => text.split(' ').slice(0, 2).join(' ');

export const findingJourneys: readonly Journey[] = [
  journey('ricerca', [
    openPage(paths.rules()),
    press('e', search.label, reader.entry),
    press('KP_Insert+a', reader.focusMode),
    write(typed.searched, titleOf(paths.search()), heard.results),
    press('h', search.label, reader.heading(1)),
    press('h', reader.link, reader.heading(2)),
    press('h', reader.link, reader.heading(2)),
    press('Return', reader.loadedEnd),
  ]),
  journey('ricerca-senza-risultati', [
    openPage(paths.search(typed.foundNowhere), typed.foundNowhere),
  ]),
  journey('trova-nella-pagina', [
    openPage(paths.rules()),
    {
      acts: [
        { press: 'ctrl+f' },
        { type: typed.foundInPage },
        { press: 'Return' },
        { press: 'Escape' },
      ],
      hears: [found, reader.selected],
    },
    press('Down', below),
  ]),
  journey('tabella', [
    openPage(paths.strategy()),
    press('t', table, reader.table(4, 4)),
    press('alt+shift+Down', firstRow, reader.rowHeader, reader.column(1)),
    press('alt+shift+Right', reader.row(2), reader.column(2)),
    press('alt+shift+Down', secondRow, reader.row(3), reader.column(2)),
  ]),
  journey('collegamenti-e-pulsanti', [
    openPage(paths.home()),
    press('k', reader.link),
    press('k', reader.link),
    press('b', search.button, reader.button),
    press('m', beginningOf(headingsOf(paths.home())[0]![0]), reader.heading(1)),
    press('m', beginningOf(words.site.about)),
  ]),
  journey('indirizzo-che-non-esiste', [
    open(`${base}/non-esiste/`, notFound.title),
    press('h', notFound.title, reader.heading(1)),
    press('Down', beginningOf(notFound.lead)),
  ]),
];
