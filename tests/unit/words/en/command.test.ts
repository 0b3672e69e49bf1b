import { describe, expect, test } from 'vitest';

import { parseCommand } from '../../../../src/components/trainer/command.ts';
import { sayCommandError } from '../../../../src/components/trainer/say.ts';
import { PLACES, RANKS, SUITS } from '../../../../src/engine/index.ts';
import { en as words } from '../../../../src/words/en.ts';
import { faultsOfSpeech } from './spoken.ts';

/** A command in short: `10>14`, `10>f`, `?10` what is there, `m 10`, `w KS`, or the kind alone. */
const read = (text: string): string => {
  const command = parseCommand(text, words.command);
  if (!command.ok) return `error ${command.error.kind}`;
  const intent = command.value;
  const { kind } = intent;
  if (kind === 'move') return `${intent.from}>${intent.to}`;
  if (kind === 'to-foundation') return `${intent.from}>f`;
  if (kind === 'ask-place') return `?${intent.place}`;
  if (kind === 'ask-destinations') return `m ${intent.place}`;
  return kind === 'ask-card' ? `w ${intent.card}` : kind;
};

describe('English commands that are understood', () => {
  test.each([
    ['10 14', '10>14'],
    ['from pile 10 to pile 14', '10>14'],
    ['Move 10 to 14.', '10>14'],
    ['pile 10 onto pile 14', '10>14'],
    ['10 f', '10>f'],
    ['10 to the foundation', '10>f'],
    ['10 on the foundations', '10>f'],
    ['d- f', 'D->f'],
    ['d- d+', 'D->D+'],
    ['10 s+', '10>S+'],
    ['3 h-', '3>H-'],
    ['3 c+', '3>C+'],
    ['3 spades-', '3>S-'],
    ['3 spade+', '3>S+'],
    ['10 up spades', '10>S+'],
    ['from pile 10 to the ascending spade foundation', '10>S+'],
    ['descending diamond foundation to ascending diamond foundation', 'D->D+'],
    ['from the descending diamond foundation to the foundation', 'D->f'],
    ['descending diamond foundation f', 'D->f'],
    ['descending diamonds f', 'D->f'],
    ['10 foundation ascending spades', '10>S+'],
    ['10', '?10'],
    ['pile 10', '?10'],
    ['s+', '?S+'],
    ['the ascending heart foundation', '?H+'],
    ['m 10', 'm 10'],
    ['moves 10', 'm 10'],
    ['moves from the descending club foundation', 'm C-'],
    ['w king spades', 'w KS'],
    ['where is the king of spades', 'w KS'],
    ['where is the king of spades?', 'w KS'],
    ['find the ace of hearts', 'w AH'],
    ['“10 14”', '10>14'],
    ['10?', '?10'],
    ['w a hearts', 'w AH'],
    ['w ks', 'w KS'],
    ['w qd', 'w QD'],
    ['w jc', 'w JC'],
    ['w 10h', 'w 10H'],
    ['w 8 of clubs', 'w 8C'],
    ['w 1 spades', 'w AS'],
    ['w queen ♦', 'w QD'],
    ['r', 'redistribute'],
    ['redistribute', 'redistribute'],
    ['u', 'undo'],
    ['undo', 'undo'],
    ['y', 'redo'],
    ['redo', 'redo'],
    ['l', 'unselect'],
    ['let go', 'unselect'],
    ['leave', 'unselect'],
    ['s', 'ask-state'],
    ['st', 'ask-state'],
    ['state', 'ask-state'],
    ['Status.', 'ask-state'],
    ['?', 'ask-help'],
    ['help', 'ask-help'],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('every place and every card, by the words that the site has for it', () => {
    for (const from of PLACES)
      for (const to of PLACES) {
        const title = `${words.place.with('da', from)} ${words.place.with('a', to)}`;
        expect(read(title)).toBe(`${from}>${to}`);
      }
    for (const suit of SUITS)
      for (const rank of RANKS) {
        const card = `${rank}${suit}` as const;
        expect(read(`where ${words.card.name(card)}`)).toBe(`w ${card}`);
        expect(read(`w ${card}`)).toBe(`w ${card}`);
      }
  });
});

describe('Italian ones are understood where they mean nothing else in English', () => {
  test.each([
    ['dalla pila 10 alla pila 14', '10>14'],
    ['l’8 sul 9', '8>9'],
    ['dalla pila 10 alla fondazione ascendente di picche', '10>S+'],
    ['q- q+', 'D->D+'],
    ['10 p+', '10>S+'],
    ['3 f+', '3>C+'],
    ['c re picche', 'w KS'],
    ['cerca la donna di fiori', 'w QC'],
    ['c dq', 'w QD'],
    ['mosse della pila 10', 'm 10'],
    ['ridistribuisci', 'redistribute'],
    ['annulla', 'undo'],
    ['v', 'redo'],
    ['rigioca', 'redo'],
    ['lascia', 'unselect'],
    ['stato', 'ask-state'],
    ['aiuto', 'ask-help'],
    // The Italian initial of hearts is the English one of clubs.
    ['c+', '?C+'],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('texts that are no command', () => {
  test.each([
    ['', 'empty'],
    ['17', 'no-such-pile'],
    ['foundation', 'unreadable'],
    ['ascending', 'unreadable'],
    ['10 foundation foundation', 'unreadable'],
    ['king of spades', 'unreadable'],
    ['hello', 'unreadable'],
    ['m', 'place-missing'],
    ['w', 'card-missing'],
    ['w king', 'card-missing'],
    ['where can 10 go', 'card-missing'],
  ])('%j: %s', (text, kind) => {
    expect(read(text)).toBe(`error ${kind}`);
  });

  test.each(['', 'hello', '17', 'm', 'w'])(
    'after %j the trainer gives an example that it understands',
    (text) => {
      const command = parseCommand(text, words.command);
      if (command.ok) throw new Error(`${text} is a command`);
      const said = sayCommandError(command.error, words);
      expect(faultsOfSpeech(said)).toEqual([]);
      const [, example = ''] = /for example ([^:.]*)[:.]/.exec(said) ?? [];
      expect(parseCommand(example, words.command).ok).toBe(true);
    },
  );

  test('every command that the help names is understood', () => {
    const [, list = ''] = /^Commands: (.*)\.$/.exec(words.reply.help) ?? [];
    const named = list.split('; ').map((part) => part.split(', ')[0]!);
    expect(named.map(read)).toEqual([
      '10>14',
      '10>f',
      'D->D+',
      'redistribute',
      'undo',
      'redo',
      'm 10',
      'w KS',
      '?10',
      'ask-state',
      'unselect',
    ]);
  });
});
