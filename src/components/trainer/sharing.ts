import type * as sharing from '../share/share.ts';

export type Sharing = typeof sharing;

/**
 * What sharing needs, loaded when a link comes that is not plain, or something is shared: most never do. Rejects where it
 * can't be had.
 */
export const loadSharing = (): Promise<Sharing> => import('../share/share.ts');
