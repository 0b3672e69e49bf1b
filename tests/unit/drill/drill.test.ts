import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Asked } from '../../../src/components/drill/asked.ts';
import { ruleTold } from '../../../src/components/drill/drill.ts';
import type { OpenSource, Request } from '../../../src/components/drill/questionSource.ts';
import { answersIn } from '../../../src/components/drill/tally.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { drillWords } from '../../../src/words/it/drill.ts';
import { begun, fakeStorage, made, opened } from './opened.ts';

const { drill: words } = drillWords;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a run of questions', () => {
  test('asks, answers, and asks the next', () => {
    const drill = begun();
    const first = drill.state.asked!;
    expect(drill.state.told).toBe(words.numbered(1, first.text));
    expect(ruleTold(drill.state)).toBeUndefined();
    const { right } = drill;
    drill.give(right);
    expect(drill.state.told).toBe(first.verdicts[right]);
    expect(ruleTold(drill.state)).toBe(first.rule);
    expect(drill.state.asked).toBe(first);
    expect(answersIn(drill.state.tally)).toBe(1);
    drill.submit('');
    expect(drill.state.told).toBe(words.numbered(2, drill.state.asked!.text));
    expect(ruleTold(drill.state)).toBeUndefined();
    expect(drill.state.asked).not.toBe(first);
    expect([drill.state.given, drill.state.chosen]).toEqual([undefined, undefined]);
  });

  test('counts a wrong answer under the subject of its question', () => {
    const drill = begun();
    const { asked } = drill.state;
    const { wrong } = drill;
    drill.give(wrong);
    expect(drill.state.told).toBe(asked!.verdicts[wrong]);
    expect(drill.state.tally).toEqual({ [asked!.subject]: { right: 0, wrong: 1, owed: 2 } });
  });

  test('takes an answer once: another is not counted', () => {
    const drill = begun();
    drill.submit('no base');
    const { told } = drill.state;
    drill.submit('sì');
    expect(drill.state.told).toBe(`${words.answeredAlready} ${told}`);
    expect(drill.state.given).toBe('base');
    expect(answersIn(drill.state.tally)).toBe(1);
  });

  test.each([
    ['', words.chooseFirst],
    ['avanti', words.chooseFirst],
    ['no', words.whichRule],
    ['no seme e base', words.oneRule],
    ['ripeti', words.repeated],
    ['?', words.help],
    ['boh', words.unreadable('boh')],
  ])('«%s» is told, and the question after it; twice, and the second differs', (typed, said) => {
    const drill = begun();
    const { told } = drill.state;
    drill.submit(typed);
    expect(drill.state.told).toBe(`${said} ${told}`);
    drill.submit(typed);
    expect(drill.state.told).toBe(`Tentativo 2. ${said} ${told}`);
    expect(answersIn(drill.state.tally)).toBe(0);
  });

  test('never tells the same text twice in a row', () => {
    const drill = begun();
    const random = randomFrom(2);
    const typed = ['', 'sì', 'no', 'no seme', 'avanti', '?', 'boh', 'ripeti'];
    for (let count = 0; count < 300; count++) {
      const { told } = drill.state;
      if (random() < 0.1) drill.resetOrRestore();
      else drill.submit(typed[Math.floor(random() * typed.length)]!);
      expect(drill.state.told).not.toBe(told);
    }
  });
});

describe('where questions come from', () => {
  const slow = () => {
    const requests: Request[] = [];
    let onQuestion: (asked: Asked) => void = () => undefined;
    let onFailure = (): void => undefined;
    const isClosed = vi.fn();
    const open: OpenSource = (...handlers) => {
      [onQuestion, onFailure] = handlers;
      return { request: (request) => requests.push(request), close: isClosed };
    };
    return {
      open,
      requests,
      isClosed,
      answer: () => {
        onQuestion(made(requests.at(-1)!));
      },
      fail: () => {
        onFailure();
      },
    };
  };

  test('the next one is made while the verdict is read, from the tally as it is then', () => {
    const source = slow();
    const drill = opened(source.open);
    drill.submit('sì');
    expect(drill.state.told).toBe(words.preparing);
    source.answer();
    drill.give(drill.wrong);
    expect(source.requests).toHaveLength(2);
    expect(source.requests[1]!.tally).toBe(drill.state.tally);
    source.answer();
    expect(drill.state.given).toBeDefined();
    drill.submit('');
    expect(drill.state.told).toMatch(/^Domanda 2\. /);
  });

  test('one that is asked for before it is made is shown when it is', () => {
    const source = slow();
    const drill = opened(source.open);
    source.answer();
    drill.give(drill.right);
    const verdict = drill.state.told;
    drill.submit('');
    drill.submit('');
    expect(drill.state.told).toBe(verdict);
    source.answer();
    expect(drill.state.told).toMatch(/^Domanda 2\. /);
    expect(source.requests).toHaveLength(2);
  });

  test('a failure is told, when there is no question left', () => {
    const source = slow();
    const drill = opened(source.open);
    source.fail();
    expect(drill.state.told).toBe(words.failed);

    const later = opened(source.open);
    source.answer();
    later.give(later.right);
    const verdict = later.state.told;
    source.fail();
    expect(later.state.told).toBe(verdict);
    later.submit('');
    expect(later.state.told).toBe(words.failed);
  });

  test('the source is closed with the page', () => {
    const source = slow();
    opened(source.open).end();
    expect(source.isClosed).toHaveBeenCalledOnce();
  });
});
