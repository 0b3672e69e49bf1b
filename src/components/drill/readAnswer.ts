import type { Answer, AnswerVocabulary } from '../../words/drill.ts';
import { quote, typedText } from '../trainer/quote.ts';

/** What was typed in the field of answers. */
export type Typed =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** No, and not why. */
  | { readonly kind: 'which-rule' }
  /** More than one rule. */
  | { readonly kind: 'one-rule' }
  | { readonly kind: 'nothing' | 'next' | 'repeat' | 'help' }
  | { readonly kind: 'unreadable'; readonly text: string };

/**
 * Reads an answer in the words of the page's language: `sì`, `no seme`, `non è dello stesso seme`, `piena`. Accents,
 * capitals and the words around do not count. A rule alone is a no; anything that makes no sense comes back quoted.
 */
export const readAnswer = (text: string, vocabulary: AnswerVocabulary): Typed => {
  const typed = typedText(text);
  const tokens = typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}?]+/u)
    .filter(Boolean);
  const [first, ...others] = tokens;
  if (first === undefined)
    return typed === '' ? { kind: 'nothing' } : { kind: 'unreadable', text: quote(typed) };
  if (others.length === 0) {
    if (vocabulary.next.has(first)) return { kind: 'next' };
    if (vocabulary.repeat.has(first)) return { kind: 'repeat' };
    if (vocabulary.help.has(first)) return { kind: 'help' };
  }
  const isNo = vocabulary.no.has(first);
  if (isNo || !vocabulary.yes.has(first)) {
    const rules = rulesIn(isNo ? others : tokens, vocabulary);
    const [rule] = rules;
    if (rule) return rules.length > 1 ? { kind: 'one-rule' } : { kind: 'answer', answer: rule };
  }
  const { yes, no, fillers } = vocabulary;
  const isBare = others.every((word) => [yes, no, fillers].some((words) => words.has(word)));
  if (isBare && isNo) return { kind: 'which-rule' };
  if (isBare && yes.has(first)) return { kind: 'answer', answer: 'yes' };
  return { kind: 'unreadable', text: quote(typed) };
};

/** The rules that words name. «Stesso» names one only where nothing else does: it is also in «lo stesso seme». */
const rulesIn = (words: readonly string[], { rules }: AnswerVocabulary) => {
  const named = new Set(words.flatMap((word) => rules.get(word) ?? []));
  if (named.size > 1) named.delete('same-place');
  return [...named];
};
