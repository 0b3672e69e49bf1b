import { px, SLACK } from './box.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';
import { textLines } from './textLines.ts';

/** What is scrolled sideways, and what lies beyond the sides of the window, where no scrolling would help. */
export function beyondWidth(): string[] {
  return [...sidewaysScroll(), ...outside()];
}

function sidewaysScroll(): string[] {
  const root = document.documentElement;
  const parts = drawn('*').filter((element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
  return [root, ...parts].flatMap((element) => {
    const hidden = element.scrollWidth - element.clientWidth;
    return hidden > SLACK
      ? [`${nameOf(element).slice(0, 80)} scrolls sideways: ${px(hidden)}`]
      : [];
  });
}

function outside(): string[] {
  const width = document.documentElement.clientWidth;
  const texts = textLines().map(({ element, ink }) => ({ element, box: ink }));
  const solids = drawn('a, button, input, select, summary, svg, img, .card').map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const faults = [...texts, ...solids].flatMap(({ element, box: { left, right } }) => {
    const beyond = Math.max(-left, right - width);
    return beyond > SLACK ? [`${nameOf(element)} lies beyond the side: ${px(beyond)}`] : [];
  });
  return [...new Set(faults)];
}
