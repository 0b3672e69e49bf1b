import { board } from '#words/board.ts';
import { card } from '#words/card.ts';
import { player } from '#words/player.ts';
import { Player, type PlayerProps } from './Player.tsx';

/** The player as its script mounts it: it carries the words that it says and no others. */
export default function SpeakingPlayer(props: PlayerProps) {
  return <Player {...props} words={{ board, card, player }} />;
}
