import type * as italian from '../../words/it/address.ts';
import type * as italianSteps from '../../words/it/stepAddress.ts';

/** The names in the addresses of a language: what its `address.ts` exports. */
export type AddressNames = Readonly<Record<keyof typeof italian, string>>;

/** Those of the steps of its games: what its `stepAddress.ts` exports. */
export type StepNames = Pick<typeof italianSteps, 'GAMES'> & { readonly REDISTRIBUTION: string };

/** The last part of the address of each page of a kind, by a name that it has in every language. */
export type LastParts = ReadonlyMap<string, string>;

/** All of them, and the last parts: of each lesson by the name of its file, of each listening by the id of its journey. */
export interface Names {
  readonly pages: AddressNames;
  readonly steps: StepNames;
  readonly lessons: LastParts;
  readonly listenings: LastParts;
}

/** An address of the site, from the root of a language, in another language. What is no name stays: a number, a file. */
export const translatePath = (path: string, from: Names, to: Names): string => {
  const parts = path.split('/');
  const { LESSONS, EXAMPLES, EMBED, LISTENINGS } = from.pages;
  return parts
    .map((part, index) => {
      const before = parts[index - 1];
      if (before === LESSONS) return lastPartIn(part, from.lessons, to.lessons);
      if (before === LISTENINGS) return lastPartIn(part, from.listenings, to.listenings);
      if (before === EXAMPLES || before === EMBED) return gameIn(part, from.steps, to.steps);
      return nameIn(part, from, to);
    })
    .join('/');
};

const lastPartIn = (part: string, from: LastParts, to: LastParts): string => {
  const name = [...from].find(([, own]) => own === part)?.[0];
  return to.get(name ?? '') ?? part;
};

const gameIn = (part: string, from: StepNames, to: StepNames): string => {
  const file = Object.entries(from.GAMES).find(([, name]) => name === part)?.[0] ?? part;
  return to.GAMES[file] ?? file;
};

const nameIn = (part: string, from: Names, to: Names): string => {
  const [, step, number] = /^(.+)-(\d+)$/.exec(part) ?? [];
  if (step === from.steps.REDISTRIBUTION) return `${to.steps.REDISTRIBUTION}-${number!}`;
  const name = Object.entries(from.pages).find(([, value]) => value === part)?.[0];
  return name === undefined ? part : to.pages[name as keyof AddressNames];
};
