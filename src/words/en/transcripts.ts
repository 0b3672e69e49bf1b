import type { transcripts as it } from '../it/transcripts.ts';
import { number } from './number.ts';

interface Versions {
  readonly orca: string;
  readonly browser: string;
  readonly system: string;
}

/** What introduces what a screen reader said. */
export const transcripts = {
  title: (name: string) => `Heard: ${name}`,
  description: (name: string) => `What the screen reader says, word for word: ${name}.`,
  lead: 'For every key pressed, all that the screen reader said from the moment the page was ready, just as it came. Chance is held still: the questions are always the same.',
  back: 'All the transcripts',
  journeys: (count: number) =>
    `There ${count === 1 ? 'is 1 journey' : `are ${number.count(count)} journeys`}. Each has a page, with the keys pressed and every word said.`,
  spokenBy: ({ orca, browser, system }: Versions) =>
    `${orca} with ${browser.replace(/ built on.*/, '')}, ${system.replace(/ GNU\/Linux| \(.*/g, '')}`,
  keys: {
    Down: 'Down arrow',
    Up: 'Up arrow',
    Right: 'Right arrow',
    Left: 'Left arrow',
    Return: 'Enter',
    Escape: 'Esc',
    Tab: 'Tab',
    space: 'Space',
    shift: 'Shift',
    ctrl: 'Ctrl',
    alt: 'Alt',
    Home: 'Home',
    KP_Insert: 'Ins',
    KP_Add: 'Plus on the keypad (say all)',
    lingua: 'Language of the voice',
  },
  pressed: (key: string, count: number) => (count === 1 ? key : `${key}, ${count} times`),
  /** The record quotes in the Italian way. */
  written: (text: string) => `Typed: ${text.replace('«', '“').replace('»', '”')}`,
  opened: (address: string) => `Page ${address} opened`,
} satisfies typeof it;
