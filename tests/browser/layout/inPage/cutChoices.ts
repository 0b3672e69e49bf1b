import { px, SLACK } from './box.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';
import { widthOfText } from './textLines.ts';

/** The room that a list of choices needs beside the chosen one for its arrow. */
const ARROW = 16;

/** Lists too narrow for the choice that they show. */
export function cutChoices(): string[] {
  return (drawn('select') as readonly HTMLSelectElement[]).flatMap((list) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
    const room =
      list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - ARROW;
    const lacks = widthOfText(list.selectedOptions[0]?.text ?? '', list) - room;
    return lacks > SLACK ? [`${nameOf(list)} cuts its choice: ${px(lacks)}`] : [];
  });
}
