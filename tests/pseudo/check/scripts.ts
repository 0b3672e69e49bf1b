import ts from 'typescript';

import { isPhrase, unmarked } from './unmarked.ts';

/** Every text that stands in a script: its strings, and the parts of its templates. */
const textsOf = (script: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest));
  return texts;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/**
 * What finds the phrases of a script that are outside marks and in the language that some sources are written in: half of
 * their words, and two at the least, are also there. What a program says to those who write it is in another.
 */
export const phraseFinder = (sources: readonly string[]): ((script: string) => string[]) => {
  const known = new Set(sources.flatMap(textsOf).filter(isPhrase).flatMap(wordsOf));
  const isKnown = (phrase: string): boolean => {
    const words = wordsOf(phrase);
    const count = words.filter((word) => known.has(word)).length;
    return count >= 2 && count >= words.length / 2;
  };
  return (script) =>
    textsOf(script)
      .map(unmarked)
      .filter((text) => isPhrase(text) && isKnown(text));
};
