// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { askedFrom } from '../../../src/components/drill/asked.ts';
import { Drill } from '../../../src/components/drill/Drill.tsx';
import { ask } from '../../../src/components/drill/question.ts';
import { QuestionBoard } from '../../../src/components/drill/QuestionBoard.tsx';
import { WholeBoard } from '../../../src/components/drill/WholeBoard.tsx';
import { describePlace } from '../../../src/describe/index.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { drillWords as words } from '../../../src/words/it/drill.ts';
import { it } from '../../../src/words/it.ts';
import { questionWords } from '../../../src/words/it/question.ts';
import { drawn } from '../../structure/drawn.ts';
import { between, folded, list, unfolded, withRole } from '../../structure/phrases.ts';

/** A king that may go on an ace of its suit (R9): the answer is yes. */
const asked = askedFrom(ask('king-on-ace', randomFrom(1)), questionWords);
const { position, from, to } = asked;
const places = [from, to].map((place) => describePlace(position, place, it));

/** Asks that question again and again. */
class OneQuestion {
  #tell: ((event: { data: unknown }) => void) | undefined;

  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    if (type === 'message') this.#tell = listener;
  }

  postMessage() {
    this.#tell?.({ data: asked });
  }

  terminate() {
    this.#tell = undefined;
  }
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('Worker', OneQuestion);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = [
  'Sì, si può',
  'No: il seme',
  'No: il valore',
  'No: pila piena',
  'No: pila vuota',
  'No: fondazione completa',
  'No: non si torna indietro',
  'No: base bloccata',
  'No: è lo stesso posto',
];

describe('Drill', () => {
  test('asks under its heading; the two places, which the question tells, are not told twice', async () => {
    const phrases = await (await drawn(<Drill />)).heard();
    expect(withRole(phrases, 'heading')).toEqual([
      'heading, La domanda, level 2',
      'heading, Come va, level 2',
    ]);
    expect(phrases.slice(1, 3)).toEqual([`Domanda 1. ${asked.text}`, 'status']);
    expect(asked.text).toMatch(/re di .*asso di .*Si può muovere/);
    expect(phrases.filter((phrase) => places.includes(phrase))).toEqual([]);
  });
});

describe('AnswerForm', () => {
  test('is one named group of nine answers, of which none is chosen, and a button; and a field', async () => {
    const phrases = await (await drawn(<Drill />)).heard();
    const form = between(phrases, 'form', 'group');
    expect(form.slice(0, 1)).toEqual(['form']);
    const group = between(phrases, 'group, La tua risposta', 'button, Rispondi');
    expect(withRole(group, 'radio')).toEqual(
      answers.map(
        (answer, index) =>
          `radio, ${answer}, not checked, position ${index + 1}, set size ${answers.length}`,
      ),
    );
    expect(withRole(phrases, 'textbox')).toEqual([
      'textbox, Oppure scrivila, Per esempio sì, oppure no seme. Con Invio rispondi; di nuovo Invio, e si va avanti. Scrivi aiuto per tutte le parole.',
    ]);
  });

  test('keeps one button, which goes on once the answer is given', async () => {
    const drill = await drawn(<Drill />);
    await drill.after(() => {
      drill.root.querySelector<HTMLInputElement>('[value=yes]')!.click();
    });
    const phrases = await drill.press('Rispondi');
    expect(phrases).toContain('button, Avanti');
    expect(phrases).not.toContain('button, Rispondi');
    expect(
      phrases.filter((one) => one.includes(' checked') && !one.includes('not checked')),
    ).toEqual([`radio, Sì, si può, checked, position 1, set size ${answers.length}`]);
  });
});

describe('Voice', () => {
  test('tells the verdict in the status, with the way to the rule outside it', async () => {
    const drill = await drawn(<Drill />);
    await drill.after(() => {
      drill.root.querySelector<HTMLInputElement>('[value=suit]')!.click();
    });
    const phrases = await drill.press('Rispondi');
    const told = between(phrases, 'status');
    expect(told[1]).toMatch(/^Sbagliato: si può\./);
    expect(told[2]).toBe('link, Leggi la regola: dopo il re, l’asso');
    expect(drill.root.querySelector('[role=status] a')).toBeNull();
  });
});

describe('QuestionBoard', () => {
  test('is a list of the two places, once the question has given way to the verdict', async () => {
    const board = await drawn(<QuestionBoard asked={asked} words={words} />);
    expect(await board.heard()).toEqual(list(places));
    const drill = await drawn(<Drill />);
    await drill.after(() => {
      drill.root.querySelector<HTMLInputElement>('[value=yes]')!.click();
    });
    const phrases = await drill.press('Rispondi');
    expect(phrases.slice(1, 6)).toEqual(list(places));
  });
});

describe('WholeBoard', () => {
  test('is folded away, and then has the lists of any board', async () => {
    const board = await drawn(<WholeBoard asked={asked} words={words} />);
    expect(await board.heard()).toEqual(folded('Tutto il tabellone'));
    const open = await board.press('Tutto il tabellone');
    expect(open.slice(0, 2)).toEqual(unfolded('Tutto il tabellone'));
    expect(withRole(open, 'list')).toHaveLength(3);
    expect(open).toEqual(expect.arrayContaining(places));
  });
});

describe('TallyTable', () => {
  test('is a table with a heading for each column and for each rule, which leads to it', async () => {
    const drill = await drawn(<Drill />);
    const table = between(await drill.heard(), 'heading, Come va, level 2');
    const columns = ['Regola', 'Giuste', 'Sbagliate'];
    expect(withRole(table, 'columnheader')).toEqual(
      columns.map((column) => `columnheader, ${column}`),
    );
    const rules = Object.values(words.drill.subjects);
    expect(withRole(table, 'rowheader')).toEqual(rules.map((rule) => `rowheader, ${rule}`));
    expect(withRole(table, 'link')).toEqual(rules.map((rule) => `link, ${rule}`));
    expect(withRole(table, 'cell')).toHaveLength(2 * rules.length);
    expect(table.at(-1)).toBe('button, Azzera i conteggi');
  });

  test('offers to put back what was set to nothing', async () => {
    const drill = await drawn(<Drill />);
    await drill.after(() => {
      drill.root.querySelector<HTMLInputElement>('[value=yes]')!.click();
    });
    await drill.press('Rispondi');
    const phrases = await drill.press('Azzera i conteggi');
    expect(phrases.at(-1)).toBe('button, Rimetti i conteggi');
  });
});
