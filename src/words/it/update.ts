/** What is said once there is a new version of the site. */
export const update = {
  /** The name of the region. */
  label: 'Aggiornamento del sito',
  offered: 'C’è una nuova versione del sito.',
  /** Where a game is being played. */
  kept: 'La partita resta dov’è.',
  accept: 'Aggiorna',
  later: 'Più tardi',
  /** While the new version takes over. */
  coming: 'La pagina si ricarica tra un momento.',
  /** Where another tab keeps the game. */
  unkept: 'Prima tieni qui la partita, o le ultime mosse vanno perse; poi premi «Aggiorna».',
};

export type UpdateWords = typeof update;
