import { describe, expect, test } from 'vitest';

import { parseCommand } from '../../../src/components/trainer/command.ts';
import { sayCommandError } from '../../../src/components/trainer/say.ts';
import { PLACES } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { faultsOfSpeech } from '../words/spoken.ts';

/** A command in short: `10>14`, `10>f`, `?10` what is there, `m 10`, `c KS`, or the kind alone. */
const read = (text: string): string => {
  const command = parseCommand(text, words.command);
  if (!command.ok) return `error ${command.error.kind}`;
  const intent = command.value;
  const { kind } = intent;
  if (kind === 'move') return `${intent.from}>${intent.to}`;
  if (kind === 'to-foundation') return `${intent.from}>f`;
  if (kind === 'ask-place') return `?${intent.place}`;
  if (kind === 'ask-destinations') return `m ${intent.place}`;
  return kind === 'ask-card' ? `c ${intent.card}` : kind;
};

describe('commands that are understood', () => {
  test.each([
    ['10 14', '10>14'],
    ['10>14', '10>14'],
    ['10 > 14', '10>14'],
    ['10->14', '10>14'],
    ['10 → 14', '10>14'],
    ['10-14', '10>14'],
    ['10 – 14', '10>14'],
    ['10, 14', '10>14'],
    ['10;14.', '10>14'],
    ['  10   14  ', '10>14'],
    ['10\t14\n', '10>14'],
    ['10\u00a014', '10>14'],
    ['dalla pila 10 alla pila 14', '10>14'],
    ['Dalla Pila 10, alla Pila 14.', '10>14'],
    ['DALLA 10 ALLA 14', '10>14'],
    ['pila 10 sulla pila 14', '10>14'],
    ['dal 10 al 14', '10>14'],
    ['dall’8 all’11', '8>11'],
    ["dall'8 sull'11", '8>11'],
    ['l’8 sul 9', '8>9'],
    ['10 10', '10>10'],
    ['007 08', '7>8'],
    ['10 f', '10>f'],
    ['10 F', '10>f'],
    ['10>f', '10>f'],
    ['dalla pila 10 alla fondazione', '10>f'],
    ['10 sulle fondazioni', '10>f'],
    ['q- f', 'D->f'],
    ['q- q+', 'D->D+'],
    ['q->q+', 'D->D+'],
    ['Q− Q+', 'D->D+'],
    ['q– q+', 'D->D+'],
    ['10 p+', '10>S+'],
    ['3 c-', '3>H-'],
    ['3 f+', '3>C+'],
    ['3 picche-', '3>S-'],
    ['dalla pila 10 alla fondazione ascendente di picche', '10>S+'],
    ['fondazione discendente di quadri fondazione ascendente di quadri', 'D->D+'],
    ['10 discendente fiori', '10>C-'],
    ['10', '?10'],
    ['1', '?1'],
    ['16', '?16'],
    ['pila 10', '?10'],
    ['p+', '?S+'],
    ['la fondazione ascendente di cuori', '?H+'],
    ['m 10', 'm 10'],
    ['M 10', 'm 10'],
    ['mosse della pila 10', 'm 10'],
    ['m q-', 'm D-'],
    ['m fondazione discendente di quadri', 'm D-'],
    ['c re picche', 'c KS'],
    ['c re di picche', 'c KS'],
    ['C RE DI PICCHE', 'c KS'],
    ['c il re di picche', 'c KS'],
    ['c l’asso di cuori', 'c AH'],
    ['cerca asso cuori', 'c AH'],
    ['cerca la donna di fiori', 'c QC'],
    ['c l’8 di quadri', 'c 8D'],
    ['c 10c', 'c 10H'],
    ['c 10 c', 'c 10H'],
    ['c a di p', 'c AS'],
    ['c rp', 'c KS'],
    ['c ff', 'c JC'],
    ['c dq', 'c QD'],
    ['c fante fiori', 'c JC'],
    ['c R♠', 'c KS'],
    ['c re ♠', 'c KS'],
    ['c 10♥\uFE0F', 'c 10H'],
    ['c 1 picche', 'c AS'],
    ['c regina di quadri', 'c QD'],
    ['♠- ♠+', 'S->S+'],
    ['r', 'redistribute'],
    ['R', 'redistribute'],
    ['ridistribuisci', 'redistribute'],
    ['u', 'undo'],
    ['annulla', 'undo'],
    ['v', 'redo'],
    ['rigioca', 'redo'],
    ['l', 'unselect'],
    ['lascia', 'unselect'],
    ['s', 'ask-state'],
    ['stato.', 'ask-state'],
    ['?', 'ask-help'],
    ['aiuto', 'ask-help'],
    ['１０　１４', '10>14'],
    ['ｍ １０', 'm 10'],
    ['\u200f10\u200f \u200e14\u202c', '10>14'],
    ['\ufeff10 14', '10>14'],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('every place, by the words that the site has for it', () => {
    for (const from of PLACES)
      for (const to of PLACES) {
        const title = `${words.place.with('da', from)} ${words.place.with('a', to)}`;
        expect(read(title)).toBe(`${from}>${to}`);
      }
  });
});

describe('texts that are no command', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\n', 'empty'],
    ['>', 'empty'],
    ['«».', 'empty'],
    ['\u200f\u202e\u2066', 'empty'],
    ['0', 'no-such-pile'],
    ['17', 'no-such-pile'],
    ['000', 'no-such-pile'],
    ['10 17', 'no-such-pile'],
    ['17 10', 'no-such-pile'],
    ['m 99', 'no-such-pile'],
    ['9'.repeat(10_000), 'no-such-pile'],
    ['-3', 'unreadable'],
    ['+3', 'unreadable'],
    ['1e1', 'unreadable'],
    ['0x10', 'unreadable'],
    ['½', 'unreadable'],
    ['10 14 3', 'unreadable'],
    ['10 14f', 'unreadable'],
    ['f', 'unreadable'],
    ['f 10', 'unreadable'],
    ['alla', 'unreadable'],
    ['x+', 'unreadable'],
    ['+', 'unreadable'],
    ['r 10', 'unreadable'],
    ['u 3', 'unreadable'],
    ['m 10 14', 'unreadable'],
    ['m re', 'unreadable'],
    ['ascendente', 'unreadable'],
    ['10 fondazione ascendente', 'unreadable'],
    ['re di picche', 'unreadable'],
    ['ciao', 'unreadable'],
    ['toString', 'unreadable'],
    ['__proto__', 'unreadable'],
    ['🂡', 'unreadable'],
    ['👩‍👩‍👧 👍🏽', 'unreadable'],
    ['<img src=x onerror=alert(1)>', 'unreadable'],
    ['\ud800', 'unreadable'],
    ['x'.repeat(10_000), 'unreadable'],
    ['10 '.repeat(5_000), 'unreadable'],
    ['m', 'place-missing'],
    ['m pila', 'place-missing'],
    ['c', 'card-missing'],
    ['c re', 'card-missing'],
    ['c picche', 'card-missing'],
    ['c 17 picche', 'card-missing'],
    ['c ridi', 'card-missing'],
    [`c ${'1 '.repeat(50_000)}`, 'card-missing'],
  ])('%j: %s', (text, kind) => {
    expect(read(text)).toBe(`error ${kind}`);
  });

  test('a text is quoted back without what can’t be seen, and cut where it is long', () => {
    const quoted = (text: string) => {
      const command = parseCommand(text, words.command);
      return !command.ok && 'text' in command.error ? command.error.text : undefined;
    };
    expect(quoted('  abc \n\n def\u202e ')).toBe('abc def');
    expect(quoted('x'.repeat(40))).toBe('x'.repeat(40));
    expect(quoted('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
    expect(quoted('🂡'.repeat(10_000))).toBe(`${'🂡'.repeat(40)}…`);
    expect(quoted('9'.repeat(99))).toBe(`${'9'.repeat(40)}…`);
  });

  test.each(['', 'ciao', '17', 'm', 'c'])(
    'after %j the trainer gives an example that it understands',
    (text) => {
      const command = parseCommand(text, words.command);
      if (command.ok) throw new Error(`${text} is a command`);
      const said = sayCommandError(command.error, words);
      expect(faultsOfSpeech(said)).toEqual([]);
      const [, example = ''] = /per esempio ([^:.]*?)(?: per |:|\.)/.exec(said) ?? [];
      expect(parseCommand(example, words.command).ok).toBe(true);
    },
  );
});

test('the help lists only commands that are understood', () => {
  const list = words.reply.help.replace(/^Comandi: |\.$/g, '').split('; ');
  expect(list.map((one) => read(one.split(', ')[0]!))).toEqual([
    ...['10>14', '10>f', 'D->D+', 'redistribute', 'undo', 'redo'],
    ...['m 10', 'c KS', '?10', 'ask-state', 'unselect'],
  ]);
});
