import { render } from 'preact';

import { board } from '#words/board.ts';
import { card } from '#words/card.ts';
import { change } from '#words/change.ts';
import { embed } from '#words/embed.ts';
import { origin } from '#words/origin.ts';
import { refusal } from '#words/refusal.ts';
import type { Games } from '../origin/origin.ts';
import { EmbeddedBoard } from './EmbeddedBoard.tsx';
import { embedRoot } from './root.ts';
import { shownGame } from './shownGame.ts';

/** Shows the board that the address asks for: nothing to play with, so nothing stays alive. */
const words = { board, card, change, embed, origin, refusal };
const root = document.getElementById(embedRoot)!;
const games = JSON.parse(root.dataset.games!) as Games;
const shown = shownGame(location.search, games, words);
document.title = shown.title;
root.replaceChildren();
render(<EmbeddedBoard {...shown} words={words} />, root);
