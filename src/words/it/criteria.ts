const all = new Intl.ListFormat('it');

/** What is said of the criteria of the guidelines, and of how the site stands to them. */
export const criteria = {
  outcomes: {
    met: 'Soddisfatto',
    'not-applicable': 'Non applicabile',
    'not-met': 'Non soddisfatto',
  },
  columns: ['Criterio', 'Esito e prove'],
  /** «I criteri da 1.1.1 a 1.4.13» */
  caption: (first: string, last: string): string => `I criteri da ${first} a ${last}`,
  /** «1.1.1 Contenuti non testuali, livello A» */
  criterion: (id: string, name: string, level: string): string => `${id} ${name}, livello ${level}`,
  /** Before the names of the tests. */
  proofs: 'Prove:',
  byHand: (name: string): string => `a mano, ${name}`,
  counts: {
    caption: 'Quanti criteri di ogni livello',
    columns: ['Esito', 'A', 'AA', 'AAA', 'Tutti'],
    rows: {
      met: 'Soddisfatti',
      'not-applicable': 'Non applicabili',
      'not-met': 'Non soddisfatti',
    },
  },
  /** The same in a sentence; `unmetLevels` are those of the criteria that are not met. */
  summary: (
    total: number,
    met: number,
    notApplicable: number,
    notMet: number,
    unmetLevels: readonly string[],
  ): string => {
    const unmet =
      notMet === 0
        ? 'nessuno resta da soddisfare'
        : `${notMet === 1 ? '1 non è soddisfatto' : `${notMet} non sono soddisfatti`}, di livello ${all.format(unmetLevels)}`;
    return `Su ${total} criteri, ${met} sono soddisfatti, ${notApplicable} non si applicano a questo sito e ${unmet}.`;
  },
};
