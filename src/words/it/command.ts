import { RANKS, SUITS, type Suit } from '../../engine/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { card, joinedForms } from './card.ts';

const named = <Value extends string>(
  values: readonly Value[],
  ...names: ((value: Value) => string)[]
) =>
  new Map(
    values.flatMap((value) =>
      names.map((name): [string, Value] => [name(value).toLowerCase(), value]),
    ),
  );

/** What a keyboard of pictures offers for the suits. */
const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** What the trainer's field understands in Italian. */
export const command: Vocabulary = {
  verbs: new Map([
    ['r', 'redistribute'],
    ['ridistribuisci', 'redistribute'],
    ['u', 'undo'],
    ['annulla', 'undo'],
    ['v', 'redo'],
    ['rigioca', 'redo'],
    ['l', 'unselect'],
    ['lascia', 'unselect'],
    ['m', 'ask-destinations'],
    ['mosse', 'ask-destinations'],
    ['c', 'ask-card'],
    ['cerca', 'ask-card'],
    ['s', 'ask-state'],
    ['stato', 'ask-state'],
    ['?', 'ask-help'],
    ['aiuto', 'ask-help'],
  ]),
  foundation: new Set(['f', 'fondazione', 'fondazioni']),
  ranks: new Map([...named(RANKS, card.rank, card.letter), ['1', 'A'], ['regina', 'Q']]),
  suits: named(
    SUITS,
    card.suit,
    (suit) => card.suit(suit).charAt(0),
    (suit) => SYMBOLS[suit],
  ),
  directions: new Map([
    ['ascendente', '+'],
    ['discendente', '-'],
  ]),
  fillers: new Set([...joinedForms, 'pila', 'di', 'a', 'da', 'in', 'su', 'alle', 'sulle', 'e']),
};
