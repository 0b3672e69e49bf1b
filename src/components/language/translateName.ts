import type * as italian from '../../words/it/address.ts';

/** The names in the addresses of a language: what its `address.ts` exports. */
export type AddressNames = {
  readonly [Name in keyof typeof italian]: Name extends 'GAMES'
    ? Readonly<Record<string, string>>
    : string;
};

/** Those, and the last part of each lesson's address by the lesson's file. */
export type Names = AddressNames & { readonly LESSON: ReadonlyMap<string, string> };

/** One part of an address in another language; as it is, where it is no name: a number, a file. */
export const translateName = (part: string, from: Names, to: Names): string => {
  const ending = /^(\w.*)(\.json)$/.exec(part);
  if (ending) return translateName(ending[1]!, from, to) + ending[2]!;
  const redistribution = new RegExp(`^${from.REDISTRIBUTION}-(\\d+)$`).exec(part);
  if (redistribution) return `${to.REDISTRIBUTION}-${redistribution[1]!}`;
  const name = Object.entries(from).find(([, value]) => value === part)?.[0];
  if (name !== undefined) return to[name as keyof AddressNames] as string;
  const game = Object.keys({ ...from.GAMES, ...to.GAMES }).find(
    (one) => (from.GAMES[one] ?? one) === part,
  );
  if (game !== undefined) return to.GAMES[game] ?? game;
  const lesson = [...from.LESSON].find(([, address]) => address === part)?.[0];
  return to.LESSON.get(lesson ?? '') ?? part;
};
