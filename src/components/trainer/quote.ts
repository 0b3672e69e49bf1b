/** Longer than any command or answer: what is quoted back of a text that was none. */
const QUOTED = 40;

/** What can't be seen: spaces, what makes a picture of a sign, marks of the writing direction, which would turn a quotation around. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\uFE0F]+/gu;

/** Longer than any command or answer. What would come after so many characters is not read, however many there are. */
const READ = 500;

/** What was typed, as it is read: no sign that can't be seen but single spaces. */
export const typedText = (text: string): string => text.slice(0, READ).replace(UNSEEN, ' ').trim();

/** A text as it can be quoted back to whoever typed it. */
export const quote = (text: string): string => {
  const characters = Array.from(text.slice(0, 2 * QUOTED + 1));
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : text;
};
