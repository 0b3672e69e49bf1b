import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

import { parseRecord, type RecordError } from './engine/index.ts';
import { lessonSchema, lessonTextSchema } from './lessons/schema.ts';
import { isSurvey, type Survey } from './survey/summary.ts';
import { transcriptSchema } from './transcripts/transcript.ts';

/** What is wrong with a record, for the person who wrote it: the entry at fault and the reason. */
const reason = (error: RecordError): string => {
  if (error.kind === 'illegal-move') {
    const rules = error.rejections.map(({ kind }) => kind).join(', ');
    return `entry ${error.at} of moves, «${error.action}», is illegal: ${rules}`;
  }
  const { kind, ...details } = error;
  return `${kind} ${JSON.stringify(details)}`;
};

/** Files that each language has, in the folder of its two letters; an id is the path without its ending, `it/regole`. */
const inEachLanguage = (pattern: string) =>
  glob({
    base: './content',
    pattern: `[a-z][a-z]/${pattern}`,
    generateId: ({ entry }) => entry.replace(/\.[a-z]+$/, ''),
  });

const games = defineCollection({
  loader: glob({ base: './content/games', pattern: '*.json' }),
  schema: z
    .object({
      deal: z
        .array(z.string())
        .describe('Sixteen piles, each from bottom to top: "2H 9C JD JD QH 9C"'),
      moves: z.array(z.string()).describe('In the notation of records: "10>14", "5>S-", "R"'),
    })
    .transform((json, context) => {
      const record = parseRecord(json);
      if (record.ok) return record.value;
      context.addIssue({ code: 'custom', message: reason(record.error) });
      return z.NEVER;
    }),
});

const notes = defineCollection({
  // What is said of a game's steps in a language: `it/notes/partita-vinta`.
  loader: inEachLanguage('notes/*.json'),
  schema: z.record(
    z.string().describe('The step, as in its address: "10", "ridistribuzione-1"'),
    z.string().describe('Why it was played, with tokens for what the game decides: "{il:card}"'),
  ),
});

const lessons = defineCollection({
  loader: glob({ base: './content/lessons', pattern: '*.json' }),
  schema: lessonSchema,
});

const lessonTexts = defineCollection({
  // What is said in a lesson in a language: `it/lessons/03-asso-e-re`.
  loader: inEachLanguage('lessons/*.json'),
  schema: lessonTextSchema,
});

const pages = defineCollection({
  loader: inEachLanguage('*.mdx'),
  schema: z.object({
    title: z.string().describe('The heading of the page, and its title in the browser'),
    description: z.string().describe('One sentence for search engines and previews'),
    lead: z.string().optional().describe('A first paragraph, in larger type under the heading'),
    picture: z
      .object({ game: z.string(), after: z.number().int() })
      .optional()
      .describe('The board that links to the page are shown with elsewhere: a game, after a move'),
    leaflet: z
      .boolean()
      .default(false)
      .describe('Whether it is printed in two columns of small type, to keep beside the cards'),
    contents: z.boolean().default(false).describe('Whether the sections are listed at the top'),
    weight: z
      .number()
      .optional()
      .describe('How much its words count in the search, where 1 is usual and 0.1 little'),
  }),
});

const survey = defineCollection({
  // The figures that `npm run survey` writes; its table of winnable deals is no page's matter.
  loader: glob({ base: './content/survey', pattern: 'survey.json' }),
  schema: z.custom<Survey>(isSurvey, 'no figures of a survey: write them with npm run survey'),
});

const criteria = defineCollection({
  // How the site stands to a principle of WCAG 2.2, as a language tells of it: `it/wcag/1-percepibile`.
  loader: inEachLanguage('wcag/[0-9]-*.json'),
  schema: z.object({
    principle: z.number(),
    criteria: z.array(
      z.object({
        id: z.string().describe('Its number: "1.4.10"'),
        level: z.enum(['A', 'AA', 'AAA']),
        name: z.string().describe('As the authorised translation calls it'),
        outcome: z.enum(['met', 'not-applicable', 'not-met']),
        says: z.string().describe('How it is met, why it is not, or why it does not apply'),
        by: z.array(z.string()).nonempty().describe('Names of tests or of checks made by hand'),
      }),
    ),
  }),
});

const handChecks = defineCollection({
  loader: inEachLanguage('wcag/prove-a-mano.json'),
  schema: z.object({
    checks: z.array(
      z.object({ id: z.string(), name: z.string(), how: z.string(), when: z.iso.date() }),
    ),
  }),
});

const tests = defineCollection({
  // The tests that the criteria name, by file: the name that they use, and the test's own.
  loader: glob({ base: './content/wcag', pattern: 'tests.json' }),
  schema: z.object({
    files: z.array(z.object({ file: z.string(), tests: z.record(z.string(), z.string()) })),
  }),
});

const transcripts = defineCollection({
  // What `npm run test:screen-reader -- --keep` heard in a language and a browser: `it/transcripts/chromium`.
  loader: inEachLanguage('transcripts/*.json'),
  schema: transcriptSchema,
});

export const collections = {
  criteria,
  games,
  handChecks,
  lessons,
  lessonTexts,
  notes,
  pages,
  survey,
  tests,
  transcripts,
};
