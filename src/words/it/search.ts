/**
 * What the search page says while it works. It imports nothing, not even what counts in words: what the islands share is
 * in one file with Preact, which the search would load for a line.
 */
export const search = {
  label: 'Parole da cercare',
  button: 'Cerca',
  /** «3 risultati per «ridistribuzione».», «57 risultati per «asso»: ecco i primi 10.» */
  found: (count: number, shown: number, text: string): string => {
    const results = count === 1 ? 'risultato' : 'risultati';
    const first = shown < count ? `: ecco i primi ${shown}` : '';
    return `${count} ${results} per «${text}»${first}.`;
  },
  none: (text: string): string =>
    `Nessun risultato per «${text}». Prova con una parola sola, o con una più comune, come pila o seme.`,
  more: 'Mostra altri risultati',
  loading: (text: string): string => `Cerco «${text}»…`,
  failed:
    'La ricerca non si è caricata. Controlla la connessione e premi di nuovo «Cerca»; le altre pagine restano nel menu.',
  /** What was just said, said again: the number makes a screen reader speak it. */
  again: (attempt: number, message: string): string => `Tentativo ${attempt}. ${message}`,
};

export type SearchWords = typeof search;
