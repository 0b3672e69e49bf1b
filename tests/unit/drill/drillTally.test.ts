import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { answersIn } from '../../../src/components/drill/tally.ts';
import { drillWords } from '../../../src/words/it/drill.ts';
import { begun, fakeStorage } from './opened.ts';

const { drill: words } = drillWords;

let storage = fakeStorage();

beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tally', () => {
  test('is found again by the next visit', () => {
    const drill = begun();
    drill.give(drill.right);
    const again = begun(2);
    expect(again.state.tally).toEqual(drill.state.tally);
    expect(again.state.told).toMatch(/^Domanda 2\. /);
  });

  test('adds up over two tabs', () => {
    const [one, other] = [begun(1), begun(2)];
    one.give(one.right);
    other.give(other.right);
    expect(answersIn(other.state.tally)).toBe(2);
  });

  test('can be reset, and put back until the next answer', () => {
    const drill = begun();
    drill.give(drill.right);
    const before = drill.state.tally;
    drill.resetOrRestore();
    expect(drill.state.tally).toEqual({});
    expect(drill.state.told.startsWith(words.wasReset)).toBe(true);
    expect(begun().state.tally).toEqual({});
    drill.resetOrRestore();
    expect(drill.state.tally).toBe(before);
    expect(begun().state.tally).toEqual(before);
    drill.resetOrRestore();
    drill.submit('');
    drill.give(drill.right);
    expect(drill.state.putBy).toBeUndefined();
    expect(answersIn(drill.state.tally)).toBe(1);
  });

  test('that can’t be read is told of and put aside, once', () => {
    storage.setItem('crescent.drill', '{"base":3}');
    const drill = begun();
    expect(drill.state.told).toMatch(/^I conteggi conservati non si leggono.* Domanda 1\. /);
    drill.give(drill.right);
    const aside = [...storage.kept].filter(([name]) => name.includes('unreadable'));
    expect(aside.map(([, text]) => text)).toEqual(['{"base":3}']);
    expect(begun().state.tally).toEqual(drill.state.tally);
  });

  test.each<[string, () => void]>([
    [
      'denied',
      () => {
        vi.stubGlobal('localStorage', undefined);
      },
    ],
    [
      'full',
      () => {
        vi.stubGlobal('localStorage', fakeStorage(0));
      },
    ],
  ])('is counted all the same where storage is %s, which is told once', (_, spoil) => {
    spoil();
    const drill = begun();
    drill.give(drill.right);
    expect(drill.state.told.startsWith(words.notKept)).toBe(true);
    drill.submit('');
    drill.give(drill.right);
    expect(drill.state.told).toMatch(/^Giusto/);
    expect(answersIn(drill.state.tally)).toBe(2);
  });
});
