/** The door to all of it: `trainer/sharing.ts` loads it. */
export { readLink } from './readLink.ts';
export { share, tellWrongCode } from './sharing.ts';
