import { fillNote } from '../../describe/index.ts';
import type { Step } from '../../engine/index.ts';
import type { Words } from '../../words/it.ts';

/** The notes on a game's steps, in words, by the names that the steps have in the files of notes. */
export type Notes = ReadonlyMap<string, string>;

/** A step as the files of notes name it, in every language. */
export const keyOf = {
  move: (n: number) => `${n}`,
  redistribution: (n: number) => `ridistribuzione-${n}`,
} as const;

/**
 * The notes of a file, filled from the game that they are about. Throws on one that is about no step of the game, or
 * that names what the game does not have then: `file` says where, for the person who wrote it.
 */
export const notesFrom = (
  file: string,
  templates: Readonly<Record<string, string>>,
  steps: readonly Step[],
  words: Words,
): Notes => {
  const byName = new Map<string, Step | undefined>([
    [keyOf.move(0), undefined],
    ...steps.map((step) => [keyOf[step.kind](step.number), step] as const),
  ]);
  return new Map(
    Object.entries(templates).map(([name, template]) => {
      if (!byName.has(name)) throw new Error(`${file}: the game has no step «${name}»`);
      const text = fillNote(template, steps, byName.get(name), words);
      if (text.ok) return [name, text.value];
      throw new Error(
        `${file}: the note «${name}» says ${text.error.token}, which means nothing there`,
      );
    }),
  );
};
