/** The id of the main content of a page for frames. */
export const embedRoot = 'tabellone';
