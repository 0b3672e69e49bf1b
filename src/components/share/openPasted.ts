import { sentences } from '../../describe/index.ts';
import { unfoldFrom } from '../../engine/index.ts';
import { live } from '#words/live.ts';
import { origin as originWords } from '#words/origin.ts';
import { share as words } from '#words/share.ts';
import { positionOf, type Games } from '../origin/origin.ts';
import { readText } from '../origin/readText.ts';
import { sayOriginError } from '../origin/sayOriginError.ts';
import { savedGamesStore } from '../trainer/savedGames.ts';
import type { Table } from '../trainer/table.ts';
import { goneOn, keptBeside } from './readLink.ts';
import { withinLink } from './shared.ts';

/** Opens the game that was pasted into a field, or tells what is wrong with it. */
export const openPasted = (pasted: HTMLTextAreaElement, table: Table, games: Games): void => {
  const read = readText(pasted.value, games);
  if (!read.ok) {
    const reason = sayOriginError(read.error, { ...live, origin: originWords });
    table.tell(originWords.ofPasted(reason));
    pasted.focus();
    return;
  }
  const { value } = read;
  const start = positionOf(value, games);
  const saved = savedGamesStore.read().value ?? {};
  const steps = unfoldFrom(start, value.moves ?? []);
  const origin = withinLink(value, steps.ok ? (steps.value.at(-1)?.after ?? start) : start);
  pasted.value = '';
  table.openGame(
    origin,
    sentences(
      origin === value ? '' : words.boardOnly,
      keptBeside(value, saved),
      goneOn(origin, saved),
    ),
  );
};
