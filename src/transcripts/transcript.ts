import { z } from 'astro/zod';

/** What a screen reader said after some keys. */
const heardStep = z.object({
  keys: z
    .array(z.string())
    .describe('As X names them; what was written is between «», an address begins with /'),
  said: z.array(z.string()).describe('Each utterance as it came'),
});

/** A journey as it was heard. */
const heard = z.object({
  id: z.string().describe('The same in every browser and in every language'),
  address: z.string().optional().describe('The last part of its address, where that is not the id'),
  name: z.string().describe('What it is about'),
  steps: z.array(heardStep),
});

/** All the journeys as heard with one browser, and what spoke. */
export const transcriptSchema = z.object({
  versions: z.object({ orca: z.string(), browser: z.string(), system: z.string() }),
  journeys: z.array(heard),
});

export type HeardStep = Readonly<z.infer<typeof heardStep>>;
export type Heard = Readonly<z.infer<typeof heard>>;
export type Transcript = Readonly<z.infer<typeof transcriptSchema>>;
