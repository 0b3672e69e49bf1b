import type { Page } from 'playwright-core';

import {
  formatMove,
  legalMoves,
  PLACES,
  placesOf,
  type Move,
  type Place,
  type Position,
} from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { typed, type TrainerPage } from './trainerPage.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const { undo, redo, repeat } = words.trainer;

/** What people type besides moves, and what they should not. */
const COMMANDS = [
  ...['u', 'v', 'u', 'v', 's', '?', 'l', 'm 10', 'm q+', 'c re picche', 'c 2 cuori', '7', 'f-'],
  ...['10 f', '3 f', 'q+ q-', '', 'ciao', '99', '10 99', '1 2 3', 'm', 'c', '10>14', 'pila 3'],
];

/** Someone who does anything at all, by pointer, by keys and in the field; often a legal move. */
export const createRandomPlayer = (page: Page, trainer: TrainerPage, random: () => number) => {
  const any = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)]!;
  const anyPlace = (): Place => any(PLACES);
  const anyMove = (): Move => formatMove(anyPlace(), anyPlace());
  const anyLegal = (position: Position): Move => {
    const moves = legalMoves(position);
    return moves.length > 0 ? any(moves) : anyMove();
  };
  const button = (name: string) => trainer.control(name);

  const pointer = async (position: Position): Promise<string> => {
    const [from, to] = placesOf(random() < 0.5 ? anyLegal(position) : anyMove());
    switch (any(['click', 'click', 'double', 'drag', 'away', 'escape'])) {
      case 'drag':
        await trainer.drag(from, to);
        return `drag ${from} to ${to}`;
      case 'double':
        await trainer.clickQuickly(from, 2);
        return `double click ${from}`;
      case 'away':
      case 'escape': {
        const [at] = await trainer.centres(from);
        const escapes = random() < 0.5;
        await page.mouse.move(at!.x, at!.y);
        await page.mouse.down();
        await page.mouse.move(random() * 1200, random() * 700, { steps: 2 });
        if (escapes) await page.keyboard.press('Escape');
        await page.mouse.up();
        return `drag ${from} anywhere${escapes ? ', Escape' : ''}`;
      }
      default:
        await trainer.click(from);
        if (random() < 0.5) await trainer.click(to);
        return `click ${from}, perhaps ${to}`;
    }
  };

  const keys = async (): Promise<string> => {
    if (random() < 0.2) {
      const name = any([undo, redo, repeat]);
      await button(name).focus();
      await page.keyboard.press('Enter');
      return name;
    }
    const place = anyPlace();
    const key = any(['Enter', 'Space'] as const);
    await trainer.press(place, key);
    return `${key} on ${place}`;
  };

  const field = async (position: Position): Promise<string> => {
    const chance = random();
    const command = () => {
      if (chance < 0.03) return 'r';
      if (chance < 0.5) return typed(anyLegal(position));
      return chance < 0.75 ? typed(anyMove()) : any(COMMANDS);
    };
    const text = command();
    await trainer.field.focus();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    return `type ${text}`;
  };

  /** Does something, and says what. `position` is the board as it was a moment ago. */
  return (position: Position): Promise<string> => {
    const chance = random();
    if (chance < 0.35) return pointer(position);
    return chance < 0.6 ? keys() : field(position);
  };
};
