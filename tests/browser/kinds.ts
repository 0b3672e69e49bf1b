/** One page of each kind; the trainer's and the drill's other states have tests of their own. */
export const kinds = [
  '/',
  '/regole/',
  '/esempi/',
  '/esempi/partita-vinta/0/',
  '/esempi/partita-vinta/10/',
  '/esempi/partita-vinta/119/',
  '/esempi/partita-vinta/ridistribuzione-1/',
  '/allenamento/',
  '/allenamento/si-puo-fare/',
  '/allenamento/lezioni/',
  '/allenamento/lezioni/asso-e-re/',
  '/quanto-si-vince/',
  '/glossario/',
  '/accessibilita/',
  '/ricerca/?q=fondazione',
  '/non-esiste/',
] as const;
