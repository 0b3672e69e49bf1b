import type * as italian from '../../words/it/address.ts';

/** The names in the addresses of a language: what its `address.ts` exports. */
export type AddressNames = {
  readonly [Name in keyof typeof italian]: Name extends 'GAMES'
    ? Readonly<Record<string, string>>
    : string;
};

/** Those, and the last part of each lesson's address by the name of the lesson's file. */
export type Names = AddressNames & { readonly LESSON: ReadonlyMap<string, string> };

/** An address of the site, from the root of a language, in another language. What is no name stays: a number, a file. */
export const translatePath = (path: string, from: Names, to: Names): string => {
  const parts = path.split('/');
  return parts
    .map((part, index) => {
      const before = parts[index - 1];
      if (before === from.LESSONS) return lessonIn(part, from, to);
      if (before === from.EXAMPLES || before === from.EMBED) return gameIn(part, from, to);
      return before === from.LISTENINGS ? part : nameIn(part, from, to);
    })
    .join('/');
};

const lessonIn = (part: string, from: Names, to: Names): string => {
  const file = [...from.LESSON].find(([, name]) => name === part)?.[0];
  return to.LESSON.get(file ?? '') ?? part;
};

const gameIn = (part: string, from: AddressNames, to: AddressNames): string => {
  const file = Object.entries(from.GAMES).find(([, name]) => name === part)?.[0] ?? part;
  return to.GAMES[file] ?? file;
};

const nameIn = (part: string, from: AddressNames, to: AddressNames): string => {
  const [, step, number] = /^(.+)-(\d+)$/.exec(part) ?? [];
  if (step === from.REDISTRIBUTION) return `${to.REDISTRIBUTION}-${number!}`;
  const name = Object.entries(from).find(([, value]) => value === part)?.[0];
  return name === undefined ? part : (to[name as keyof AddressNames] as string);
};
