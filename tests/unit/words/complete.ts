import type { Words } from '../../../src/words/it.ts';
import { en } from '../../../src/words/en.ts';

/**
 * What a language may not do, for the type check: it fails where a line that is expected to be an error is none. Nothing
 * runs this.
 */
const { label, ...unlabelled } = en.update;

// @ts-expect-error: a sentence is missing
unlabelled satisfies Words['update'];

// @ts-expect-error: a sentence is there that Italian has not
({ ...unlabelled, label, title: 'One more' }) satisfies Words['update'];

// @ts-expect-error: a sentence asks for what no caller gives
({ ...en.note, move: (n: number, many: boolean) => `${n}${many}` }) satisfies Words['note'];

// @ts-expect-error: a whole file is missing
({ ...en, update: undefined }) satisfies Words;
