import { expect } from 'vitest';

import { describePlace } from '../../../src/describe/index.ts';
import { type Place, type Position } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { until } from '../until.ts';
import type { Role, Thing, Visitor } from '../visitor.ts';

const named =
  (role: Role) =>
  (name: string): Thing => ({ role, name });

export const button = named('button');
export const disclosure = named('disclosure');
export const link = named('link');
export const list = named('combobox');
export const radio = named('radio');

/** A place of a board that is played on, as it is named there. */
export const placeOn = (position: Position, place: Place): Thing =>
  button(describePlace(position, place, words));

/** The field of the trainer and of the lessons. */
export const command: Thing = { role: 'textbox', name: words.trainer.field };

/** Types a command and sends it. */
export const send = async (visitor: Visitor, text: string): Promise<void> => {
  await visitor.type(command, text);
  await visitor.press('Enter');
};

/** Works a place by keyboard, as a screen reader would. */
export const press = async (
  visitor: Visitor,
  place: Thing,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> => {
  await visitor.focus(place);
  await visitor.press(key);
};

/** What the page has said last. */
export const status = (visitor: Visitor): Promise<string> =>
  visitor.ask(() => document.querySelector('[role=status]')!.textContent);

/** What is read on the page, under its header. */
export const text = (visitor: Visitor): Promise<string> =>
  visitor.ask(() => document.querySelector('main')!.innerText);

/** Waits until the status says something, the whole of it or what matches. */
export const expectSaid = async (visitor: Visitor, what: string | RegExp): Promise<void> => {
  const said = expect.poll(() => status(visitor));
  await (typeof what === 'string' ? said.toBe(what) : said.toMatch(what));
};

/** Waits until a thing is there, and can be used. */
export const expectThere = async (visitor: Visitor, thing: Thing): Promise<void> => {
  await until(
    `the ${thing.role} «${thing.name}»`,
    async () => (await visitor.sees(thing)) || undefined,
  );
};

export const expectAddress = async (visitor: Visitor, address: string): Promise<void> => {
  await expect.poll(() => visitor.address()).toBe(address);
};
