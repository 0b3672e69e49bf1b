import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { CLOSE, OPEN } from './marked.ts';

/** A file of the made-up language, by its path from `src/words`. */
export type File = readonly [path: string, text: string];

/** Not one letter that another letter, in a word beside it, follows: what may be a name for a program. */
const IS_PROSE = /\p{L}\S*\s+\S*\p{L}/u;

/**
 * The source of a file of Italian words, with every text of two words or more marked where it stands, so that a script into
 * which it was built can be told from one with words of its own.
 */
export const markSource = (source: string): string => {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const cuts: [at: number, mark: string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      const opensWith = 1;
      const closesWith =
        node.kind === ts.SyntaxKind.TemplateHead || node.kind === ts.SyntaxKind.TemplateMiddle
          ? 2
          : 1;
      const [start, end] = [node.getStart() + opensWith, node.getEnd() - closesWith];
      if (IS_PROSE.test(source.slice(start, end))) cuts.push([start, OPEN], [end, CLOSE]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return cuts
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), source);
};

/** The names that a file exports when it runs. */
const exportedBy = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);

/** The same words, each marked as it is said. */
const sayingMarked = (file: string, source: string): string =>
  [
    `import * as italian from './italian/${file}';`,
    `import { marked } from './marked.ts';`,
    '',
    `export type * from './italian/${file}';`,
    ...exportedBy(source).map(
      (name) => `export const ${name} = /* @__PURE__ */ marked(italian.${name}, '${name}');`,
    ),
    '',
  ].join('\n');

/** Addresses are names of folders: those of Italian with the language's tag before them. */
const HAS_ADDRESSES = /address\.ts$/i;

const withOwnAddresses = (source: string, locale: string): string =>
  source
    .replaceAll(/^(export const \w+ = ')(\w[\w-]*)(?=';)/gm, `$1${locale}-$2`)
    .replace(/= \{\};/, `= { 'partita-vinta': '${locale}-partita-vinta' };`);

/** A module one folder deeper names what is above it by one step more. */
const deeper = (source: string): string => source.replaceAll(`from '../`, `from '../../`);

/** The words of the made-up language: what a third language adds under `src/words`, from the Italian that is there. */
export const madeUpWords = (words: string, locale: string): File[] => {
  const italian = readdirSync(join(words, 'it'));
  const files = italian.flatMap((file): File[] => {
    const source = readFileSync(join(words, 'it', file), 'utf8');
    if (HAS_ADDRESSES.test(file)) return [[`${locale}/${file}`, withOwnAddresses(source, locale)]];
    return [
      [`${locale}/italian/${file}`, deeper(markSource(source))],
      [`${locale}/${file}`, sayingMarked(file, source)],
    ];
  });
  const whole = readFileSync(join(words, 'en.ts'), 'utf8');
  const marks = readFileSync(join(import.meta.dirname, 'marked.ts'), 'utf8');
  return [
    ...files,
    [`${locale}/marked.ts`, marks],
    [`${locale}.ts`, whole.replaceAll('./en/', `./${locale}/`).replaceAll(/\ben\b/g, locale)],
  ];
};
