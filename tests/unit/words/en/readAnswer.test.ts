import { describe, expect, test } from 'vitest';

import { readAnswer } from '../../../../src/components/drill/readAnswer.ts';
import type { Answer } from '../../../../src/words/drill.ts';
import { answerVocabulary, drill } from '../../../../src/words/en/drill.ts';

const read = (text: string) => readAnswer(text, answerVocabulary);

describe('the field of answers reads', () => {
  test.each<[string, Answer]>([
    ['yes', 'yes'],
    ['Y', 'yes'],
    ['yes, it is', 'yes'],
    ['yes you can!', 'yes'],
    ['legal', 'yes'],
    ['no suit', 'suit'],
    ['No: the suit', 'suit'],
    ['suit', 'suit'],
    ['it isn’t the same suit', 'suit'],
    ['not of the same suit', 'suit'],
    ['no rank', 'rank'],
    ['no, it is not next to it', 'rank'],
    ['too far', 'rank'],
    ['no full', 'full'],
    ['the pile is full', 'full'],
    ['no 13', 'full'],
    ['no empty', 'empty'],
    ['illegal, an empty pile', 'empty'],
    ['no complete', 'complete'],
    ['no back', 'no-return'],
    ['no, it never goes back to a pile', 'no-return'],
    ['no base', 'base'],
    ['the base card is locked', 'base'],
    ['no same', 'same-place'],
    ['no, it’s the same place', 'same-place'],
    ['sì', 'yes'],
    ['si può', 'yes'],
    ['no seme', 'suit'],
    ['no, la pila è piena', 'full'],
  ])('“%s” as %s', (text, answer) => {
    expect(read(text)).toEqual({ kind: 'answer', answer });
  });

  test.each([
    ['no', 'which-rule'],
    ['not legal', 'which-rule'],
    ['no, it isn’t', 'which-rule'],
    ['no you can’t', 'which-rule'],
    ['no suit and rank', 'one-rule'],
    ['', 'nothing'],
    ['next', 'next'],
    ['avanti', 'next'],
    ['repeat', 'repeat'],
    ['r', 'repeat'],
    ['?', 'help'],
    ['help', 'help'],
    ['hello', 'unreadable'],
    ['yes hello', 'unreadable'],
    ['no hello', 'unreadable'],
  ])('“%s” as %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  test('the words on each answer as that answer', () => {
    for (const [answer, label] of Object.entries(drill.answers))
      expect(read(label)).toEqual({ kind: 'answer', answer });
  });

  test('every answer that the help names', () => {
    const [, list = ''] = /reason: (.*?)\. /.exec(drill.help) ?? [];
    expect(list.split(', ').map((text) => read(text).kind)).toEqual(Array(8).fill('answer'));
  });
});
