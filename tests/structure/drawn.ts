import { render, type ComponentChild } from 'preact';
import { act } from 'preact/test-utils';
import { expect } from 'vitest';

import { faultsHeard } from './faults.ts';
import { roleOf, wordsOf } from './phrases.ts';
import { heardNow } from './reader.ts';

/** A component that runs, and what is heard of it. */
export interface Drawn {
  readonly root: HTMLElement;
  /** All that is heard of it now. Fails on what nobody should hear. */
  readonly heard: () => Promise<string[]>;
  /** Does something that it draws itself anew for. */
  readonly after: (change: () => unknown) => Promise<string[]>;
  /** Presses the button, or opens what is folded away, that begins with a name. */
  readonly press: (name: string) => Promise<string[]>;
}

/** Draws a component and runs it. It needs `@vitest-environment jsdom`. */
export const drawn = async (component: ComponentChild): Promise<Drawn> => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  await act(() => {
    render(component, root);
  });
  // What it does by itself once it is there.
  await act(aMoment);
  const heard = async () => {
    const phrases = await heardNow(root);
    expect(faultsHeard(phrases)).toEqual([]);
    return phrases;
  };
  const after = async (change: () => unknown) => {
    await act(async () => {
      await change();
      await aMoment();
    });
    return heard();
  };
  const press = (name: string) =>
    after(() => {
      const found = [...root.querySelectorAll<HTMLElement>('button, summary')].find((one) =>
        one.textContent.startsWith(name),
      );
      if (!found) throw new Error(`There is no button «${name}».`);
      found.click();
    });
  return { root, heard, after, press };
};

/** Long enough for what is unfolded to tell its component, and for what is fetched at once to come. */
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The phrase of a role that begins with a name. Fails when none does. */
export const phraseOf = (phrases: readonly string[], role: string, name: string): string => {
  const found = phrases.find((one) => roleOf(one) === role && wordsOf(one).startsWith(name));
  if (found === undefined) throw new Error(`No ${role} «${name}» in:\n${phrases.join('\n')}`);
  return found;
};
