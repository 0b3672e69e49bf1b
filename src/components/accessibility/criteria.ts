import { getCollection, getEntry, type CollectionEntry } from 'astro:content';

import { LOCALE } from '../../words/locales.ts';

export type Principle = CollectionEntry<'criteria'>['data'];
export type Criterion = Principle['criteria'][number];
export type HandCheck = CollectionEntry<'handChecks'>['data']['checks'][number];

/** What shows that a criterion is as it is said to be: a file of tests, or something that somebody did. */
export type Proof = { readonly file: string } | { readonly check: HandCheck };

export const LEVELS = ['A', 'AA', 'AAA'] as const;
export const OUTCOMES = ['met', 'not-applicable', 'not-met'] as const;

/** The four principles with their criteria, as a language tells of them. */
export const loadPrinciples = async (): Promise<readonly Principle[]> =>
  (await getCollection('criteria', ({ id }) => id.startsWith(`${LOCALE}/`)))
    .map(({ data }) => data)
    .sort((one, other) => one.principle - other.principle);

/** What was checked by hand, and when. Throws if there is no such list in that language. */
export const loadHandChecks = async (): Promise<readonly HandCheck[]> => {
  const entry = await getEntry('handChecks', `${LOCALE}/wcag/prove-a-mano`);
  if (!entry) throw new Error('There is no list of what was checked by hand');
  return entry.data.checks;
};

/** Finds what a criterion names. Throws on a name that nothing has. */
export const loadProofs = async (): Promise<(criterion: Criterion) => readonly Proof[]> => {
  const files = new Map(
    (await getEntry('tests', 'tests'))!.data.files.flatMap(({ file, tests }) =>
      Object.keys(tests).map((name): [string, string] => [name, file]),
    ),
  );
  const checks = new Map((await loadHandChecks()).map((check) => [check.id, check]));
  return ({ id, by }) => {
    const proofs = by.map((name): Proof => {
      const [file, check] = [files.get(name), checks.get(name)];
      if (file !== undefined) return { file };
      if (check) return { check };
      throw new Error(`criterion ${id} names ${name}, which is no test and no check`);
    });
    return proofs.filter(
      (proof, index) =>
        !('file' in proof) ||
        proofs.findIndex((one) => 'file' in one && one.file === proof.file) === index,
    );
  };
};

/** How many criteria of a level, or of all, come out so. */
export const countOf = (
  principles: readonly Principle[],
  outcome: Criterion['outcome'],
  level?: Criterion['level'],
): number =>
  principles
    .flatMap(({ criteria }) => criteria)
    .filter((one) => one.outcome === outcome && (level === undefined || one.level === level))
    .length;
