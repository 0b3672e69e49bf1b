import type { trainer as it } from '../it/trainer.ts';
import { capital } from './change.ts';
import { rule, topics } from './topic.ts';

/** The trainer's labels and what it says of games as a whole; what it answers to moves is in `reply`. */
export const trainer = {
  /** Until the cards have come, or the hints. */
  preparing: 'One moment…',
  welcome: 'Tap a pile, use the buttons or type a move.',
  fromGame: (moment: string): string => `This is the won game, ${moment}.`,
  afterMove: (move: number): string => (move === 0 ? 'from the start' : `after move ${move}`),
  afterRedistribution: (number: number): string => `after redistribution ${number}`,
  /** Over the status and the controls. */
  controls: 'Controls',
  hint: 'A hint',
  noHint: 'The hints do not load: try again.',
  undo: 'Undo',
  redo: 'Redo',
  repeat: 'Repeat the message',
  redistribute: (left: number): string => (left === 0 ? 'No redistributions left' : 'Redistribute'),
  redistributionsLeft: (left: number): string => `${left} left`,
  redistributionHint:
    'Redistribute puts the bottom card of every pile on top. The moves played before can no longer be undone.',
  field: 'Type a move',
  fieldHint: 'For example 10 14, or 10 f for the foundation. Type help for all the commands.',
  play: 'Play',
  moves: (count: number): string => `Moves: ${count}`,
  time: (clock: string): string => `Time: ${clock}`,
  pause: 'Stop the clock',
  undoLast: 'Undo the last move',
  droppedNowhere: 'The card has gone back to its place.',
  /** The cards of a pile under its top, for whoever has asked to see them (R31). */
  pileCards: (pile: string, cards: readonly string[]): string =>
    `${capital(pile)}, from the bottom: ${cards.join(', ')}.`,
  openPiles: 'The cards of each pile',
  set: (name: string, choice: string): string => `${name}: ${choice}.`,
  settingNotKept: 'The browser does not keep settings: when the page is closed they are lost.',
  rule,
  topics,
  history: 'Moves played',
  noMoves: 'None yet.',
  /** A phrase alone: “Ace of spades, from pile 10 to pile 14.” */
  sentence: (phrase: string): string => `${capital(phrase)}.`,
  redistributed: 'Redistribution.',
  newTops: (count: number): string => `Top cards changed: ${count}`,
  start: 'Start a new game',
  noWinnable: 'The games do not load: try again, or choose “any”.',
  fromCode: (code: string): string => `Game ${code}.`,
  fromBoard: 'Shared game, with no code.',
  notLoaded: 'Not everything has loaded: try again.',
  resumed: (origin: string, moves: number): string =>
    `${origin} It goes on from where it was left. Moves played: ${moves}.`,
  /** Said once, when the browser does not let the game be kept. */
  notKept: 'The browser does not keep the game: when the page is closed it is lost.',
  unreadable: 'The game that was kept cannot be read and has been put aside.',
  elsewhere: 'This game is also open in another tab, and that one is kept.',
  takeOver: 'Keep the game of this tab',
  takenOver: 'From now on the game of this tab is kept.',
  itsCode: (code: string): string => `Code ${code}.`,
  won: 'Game won',
  result: (moves: string, time: string): string => `${capital(moves)} in ${time}.`,
  again: 'Play the same game again',
} satisfies typeof it;
