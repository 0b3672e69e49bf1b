import { RANKS, SUITS, type Suit } from '../../engine/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { card, suitBefore } from './card.ts';

const named = <Value extends string>(
  values: readonly Value[],
  ...names: ((value: Value) => string)[]
) =>
  values.flatMap((value) =>
    names.map((name): [string, Value] => [name(value).toLowerCase(), value]),
  );

/** What a keyboard of pictures offers for the suits. */
const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

const words = (text: string): string[] => text.split(' ');

/** What the trainer's field understands in English; and in Italian, where English has nothing else by the same name. */
export const command: Vocabulary = {
  verbs: new Map([
    ['r', 'redistribute'],
    ['redistribute', 'redistribute'],
    ['ridistribuisci', 'redistribute'],
    ['u', 'undo'],
    ['undo', 'undo'],
    ['annulla', 'undo'],
    ['y', 'redo'],
    ['redo', 'redo'],
    ['v', 'redo'],
    ['rigioca', 'redo'],
    ['l', 'unselect'],
    ['let', 'unselect'],
    ['leave', 'unselect'],
    ['lascia', 'unselect'],
    ['m', 'ask-destinations'],
    ['moves', 'ask-destinations'],
    ['mosse', 'ask-destinations'],
    ['w', 'ask-card'],
    ['where', 'ask-card'],
    ['find', 'ask-card'],
    ['c', 'ask-card'],
    ['cerca', 'ask-card'],
    ['s', 'ask-state'],
    ['st', 'ask-state'],
    ['state', 'ask-state'],
    ['status', 'ask-state'],
    ['stato', 'ask-state'],
    ['?', 'ask-help'],
    ['help', 'ask-help'],
    ['aiuto', 'ask-help'],
  ]),
  foundation: new Set(words('f foundation foundations fondazione fondazioni')),
  // Before a suit the Italian letters of the court mean nothing else: “d” is a suit only after a rank.
  ranks: new Map([
    ...named(RANKS, card.rank, card.letter),
    ['1', 'A'],
    ['asso', 'A'],
    ['f', 'J'],
    ['fante', 'J'],
    ['d', 'Q'],
    ['donna', 'Q'],
    ['regina', 'Q'],
    ['r', 'K'],
    ['re', 'K'],
  ]),
  // The Italian initial of hearts is the English one of clubs.
  suits: new Map([
    ...named(
      SUITS,
      card.suit,
      suitBefore,
      (suit) => suit,
      (suit) => SYMBOLS[suit],
    ),
    ['picche', 'S'],
    ['p', 'S'],
    ['cuori', 'H'],
    ['quadri', 'D'],
    ['q', 'D'],
    ['fiori', 'C'],
    ['f', 'C'],
  ]),
  directions: new Map([
    ['ascending', '+'],
    ['up', '+'],
    ['ascendente', '+'],
    ['descending', '-'],
    ['down', '-'],
    ['discendente', '-'],
  ]),
  fillers: new Set(
    words(
      'the of to from in on onto an is at pile move put can go and ' +
        'il l la del dell della al all alla dal dall dalla nel nell nella sul sull sulla pila di a da su alle sulle e',
    ),
  ),
};
