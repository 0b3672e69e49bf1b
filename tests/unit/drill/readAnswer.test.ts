import { describe, expect, test } from 'vitest';

import { readAnswer } from '../../../src/components/drill/readAnswer.ts';
import type { Answer } from '../../../src/words/drill.ts';
import { answerVocabulary } from '../../../src/words/it/drill.ts';

const read = (text: string) => readAnswer(text, answerVocabulary);

describe('the field of answers reads', () => {
  test.each<[string, Answer]>([
    ['sì', 'yes'],
    ['si', 'yes'],
    ['SÌ', 'yes'],
    ['s', 'yes'],
    ['sì, si può fare', 'yes'],
    ['si può', 'yes'],
    ['Sì!', 'yes'],
    ['certo che sì', 'yes'],
    ['no seme', 'suit'],
    ['no, il seme', 'suit'],
    ['seme', 'suit'],
    ['n seme', 'suit'],
    ['non è dello stesso seme', 'suit'],
    ['No: il seme', 'suit'],
    ['no valore', 'rank'],
    ['no, non è vicina', 'rank'],
    ['non è adiacente', 'rank'],
    ['troppo lontano', 'rank'],
    ['no piena', 'full'],
    ['no, la pila è piena', 'full'],
    ['no 13', 'full'],
    ['no vuota', 'empty'],
    ['la pila è vuota', 'empty'],
    ['no completa', 'complete'],
    ['no, la fondazione è completa', 'complete'],
    ['no, niente ciclo', 'complete'],
    ['no indietro', 'no-return'],
    ['no, non si torna indietro', 'no-return'],
    ['no base', 'base'],
    ['no, la base è bloccata', 'base'],
    ['no stesso', 'same-place'],
    ['no, è lo stesso posto', 'same-place'],
    ['no dalla stessa pila', 'same-place'],
    ['  no   seme  ', 'suit'],
    ['no\u200e seme', 'suit'],
    ['ｎｏ ｓｅｍｅ', 'suit'],
  ])('«%s» as %s', (text, answer) => {
    expect(read(text)).toEqual({ kind: 'answer', answer });
  });

  test.each([
    ['no', 'which-rule'],
    ['n', 'which-rule'],
    ['non si può', 'which-rule'],
    ['no, non si può fare', 'which-rule'],
    ['no seme e valore', 'one-rule'],
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['avanti', 'next'],
    ['a', 'next'],
    ['ripeti', 'repeat'],
    ['?', 'help'],
    ['aiuto', 'help'],
    ['boh', 'unreadable'],
    ['sì boh', 'unreadable'],
    ['no boh', 'unreadable'],
    ['!', 'unreadable'],
    ['7', 'unreadable'],
    ['constructor', 'unreadable'],
  ])('«%s» as %s', (text, kind) => {
    expect(read(text).kind).toBe(kind);
  });

  test('the words on each answer as that answer', async () => {
    const { drill } = await import('../../../src/words/it/drill.ts');
    for (const [answer, label] of Object.entries(drill.answers))
      expect(read(label)).toEqual({ kind: 'answer', answer });
  });

  test('and quotes what it can’t read, but not at length', () => {
    expect(read(' boh  boh ')).toEqual({ kind: 'unreadable', text: 'boh boh' });
    const long = read('x'.repeat(5000));
    expect(long.kind === 'unreadable' && long.text.length).toBeLessThan(60);
  });
});
