/** What a page tells a new version of the worker that waits, once the reader wants it. */
export const TAKE_OVER = 'take over';
