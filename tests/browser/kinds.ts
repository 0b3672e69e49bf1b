import type { Locale } from '../../src/words/locales.ts';

/** Of each kind one page that leads to the same one in the other language, side by side. */
export const sameInEach: readonly Readonly<Record<Locale, string>>[] = [
  { it: '/', en: '/en/' },
  { it: '/regole/', en: '/en/rules/' },
  { it: '/scheda/', en: '/en/summary/' },
  { it: '/esempi/', en: '/en/examples/' },
  { it: '/esempi/partita-vinta/0/', en: '/en/examples/won-game/0/' },
  { it: '/esempi/partita-vinta/10/', en: '/en/examples/won-game/10/' },
  { it: '/esempi/partita-vinta/119/', en: '/en/examples/won-game/119/' },
  {
    it: '/esempi/partita-vinta/ridistribuzione-1/',
    en: '/en/examples/won-game/redistribution-1/',
  },
  { it: '/allenamento/', en: '/en/practice/' },
  { it: '/allenamento/si-puo-fare/', en: '/en/practice/legal-or-not/' },
  { it: '/allenamento/lezioni/', en: '/en/practice/lessons/' },
  { it: '/allenamento/lezioni/asso-e-re/', en: '/en/practice/lessons/ace-and-king/' },
  { it: '/quanto-si-vince/', en: '/en/how-often-you-win/' },
  { it: '/strategia/', en: '/en/strategy/' },
  { it: '/glossario/', en: '/en/glossary/' },
  { it: '/accessibilita/', en: '/en/accessibility/' },
  { it: '/accessibilita/wcag/', en: '/en/accessibility/wcag/' },
];

/** And the kinds that stand alone: frames, what was searched, and where nothing is. */
const alone: Readonly<Record<Locale, readonly string[]>> = {
  it: [
    '/incorpora/partita-vinta/10/',
    '/incorpora/?codice=CR1-N-AAAAAAB&mosse=R',
    '/ricerca/?q=fondazione',
    '/non-esiste/',
  ],
  en: [
    '/en/embed/won-game/10/',
    '/en/embed/?codice=CR1-N-AAAAAAB&mosse=R',
    '/en/search/?q=foundation',
    '/en/nothing-here/',
  ],
};

/** One page of each kind in a language; the trainer's and the drill's other states have tests of their own. */
export const kindsIn = (locale: Locale): readonly string[] => [
  ...sameInEach.map((page) => page[locale]),
  ...alone[locale],
];

export const kinds = kindsIn('it');
