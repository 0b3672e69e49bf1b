import { Virtual } from '@guidepup/virtual-screen-reader';

import { asLaidOut } from './asLaidOut.ts';

/**
 * Reads HTML through from its top to its end, as a screen reader would walk it, and gives what it says: one phrase for each
 * thing that a listener can stop on, with role, name, state, level and place in its list.
 *
 * This proves structure and nothing else. The reader here speaks where Orca is silent, and has no idea of when: that a
 * message is announced, and that nothing else is, only tests with a real screen reader can tell.
 *
 * It needs a document of its own: `@vitest-environment jsdom`.
 */
export const heardIn = async (html: string, { script = true } = {}): Promise<string[]> => {
  const { body } = document;
  const there = [...body.childNodes];
  body.innerHTML = html;
  asLaidOut(body, script);
  // Of nothing the reader would never come to the end.
  const phrases = body.hasChildNodes() ? await readThrough(body) : [];
  body.replaceChildren(...there);
  return phrases.flatMap(inShort).filter(isNoCaptionTwice);
};

const readThrough = async (container: Element): Promise<string[]> => {
  const reader = new Virtual();
  await reader.start({ container });
  while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases;
};

/** The same for what is drawn now, with what was typed, chosen and ticked since. */
export const heardNow = (root: Element): Promise<string[]> => {
  for (const option of root.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected);
  for (const field of root.querySelectorAll('input')) {
    field.toggleAttribute('checked', field.checked);
    field.setAttribute('value', field.value);
  }
  return heardIn(root.innerHTML);
};

/** What says only that something begins or ends, and is of no interest to a test. */
const NOISE =
  /^(?:end of .*|document|paragraph|rowgroup|strong|emphasis|code|generic|subscript|superscript)$/s;

const ITEM = /^listitem, level (\d+), position (\d+), set size (\d+)$/;

/** A phrase without what a listener is not told in words; none for noise. */
const inShort = (phrase: string): string[] => {
  if (NOISE.test(phrase)) return [];
  const [, level, position, size] = ITEM.exec(phrase) ?? [];
  if (position) return [`item ${position} of ${size!}${level === '1' ? '' : `, level ${level!}`}`];
  // A row is named by all of its cells, which follow one by one.
  return [phrase.startsWith('row, ') ? 'row' : phrase];
};

/** The caption is the table's name, and said as such. */
const isNoCaptionTwice = (phrase: string, index: number, all: readonly string[]): boolean =>
  !phrase.startsWith('caption, ') || all[index - 1] !== phrase.replace('caption', 'table');
