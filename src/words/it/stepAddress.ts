/** Before the number of a redistribution in the address of a step: `ridistribuzione-1`. */
export const REDISTRIBUTION = 'ridistribuzione';

/** The games of the site in addresses, by the names of their files; one that is not here is called as its file. */
export const GAMES: Readonly<Record<string, string>> = {};
