/** The id of the element that the player lives in. */
export const playerRoot = 'percorso';
