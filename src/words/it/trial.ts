import type { Card, Pile, Place } from '../../engine/index.ts';
import { card } from './card.ts';
import { live } from './live.ts';
import { place } from './place.ts';

/** What goes with the board to try on the first page. */
export const trial = {
  title: 'Provalo subito',
  greeting: 'Qui trovi la risposta a ogni tocco.',
  /** A move that can be made: «Tocca il 2 di picche, nella pila 9: va sulla fondazione ascendente di picche.» */
  plays: (moved: Card, from: Pile, to: Place): string =>
    `Tocca ${card.with('il', moved)}, ${place.with('in', from)}: va ${place.with('su', to)}.`,
  /** And one that can't: «Poi prova il 10 di picche, nella pila 5, sulla donna di fiori, nella pila 6.» */
  isRefused: (moved: Card, from: Pile, onto: Card, to: Pile): string =>
    `Poi prova ${card.with('il', moved)}, ${place.with('in', from)}, ${card.with('su', onto)}, ${place.with('in', to)}: non si può, e leggi perché.`,
  playOn: 'Continua nell’allenamento',
};

/** The words that the board takes to the browser. */
export const liveTrial = { ...live, trial };
