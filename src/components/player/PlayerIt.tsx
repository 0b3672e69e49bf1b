import { board } from '../../words/it/board.ts';
import { card } from '../../words/it/card.ts';
import { player } from '../../words/it/player.ts';
import { Player, type PlayerProps } from './Player.tsx';

/** The player in Italian, as its script mounts it: it carries the words that it says and no others. */
export default function PlayerIt(props: PlayerProps) {
  return <Player {...props} words={{ board, card, player }} />;
}
