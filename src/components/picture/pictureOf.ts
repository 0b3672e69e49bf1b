import type { CollectionEntry } from 'astro:content';

import { positionAt } from '../board/game.ts';
import type { PicturedBoard } from './previewSvg.ts';

/** The board that a page of `content` names as its picture, if any. Throws if its game does not reach it. */
export const pictureOf = async ({
  data: { picture },
}: CollectionEntry<'pages'>): Promise<PicturedBoard | undefined> =>
  picture && { position: await positionAt(picture.game, picture) };
