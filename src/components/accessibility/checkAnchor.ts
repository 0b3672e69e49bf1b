/** The id of what was checked by hand, where the criteria that rest on it lead. */
export const checkAnchor = (id: string): string => `a-mano-${id}`;
