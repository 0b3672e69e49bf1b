import { CODE_EXAMPLE } from './code.ts';

/** What the pages say that are shown in frames of other sites. */
export const embed = {
  /** A title for the frame, and for its page: «Tabellone di Crescent: mossa 10 di 119» */
  title: (step: string): string =>
    `Tabellone di Crescent: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  any: 'Tabellone di Crescent',
  ofCode: (code: string): string => `Tabellone di Crescent, partita ${code}`,
  state: (redistributionsLeft: number): string =>
    `Ridistribuzioni rimaste: ${redistributionsLeft}.`,
  description: 'Un tabellone del solitario Crescent, da mostrare nella pagina di un altro sito.',
  onSite: 'Apri in Crescent, in una nuova scheda',
  /** The page of any board, where no script runs. */
  noScript:
    'Per mostrare questo tabellone serve JavaScript, che in questo browser è spento o non è arrivato.',
  notShown: 'Il tabellone non si apre',
  nothing: `Nell’indirizzo manca la partita, per esempio «codice=${CODE_EXAMPLE}».`,
};
