import type { AstroIntegration } from 'astro';

import type { AddressNames } from '../components/language/translatePath.ts';

/** The pages whose address depends on the language, each with the file of `src/routes` that draws it. */
const patterns = (names: AddressNames): Readonly<Record<string, string>> => ({
  '/[page]': 'prose.astro',
  [`/${names.EXAMPLES}`]: 'examples.astro',
  [`/${names.EXAMPLES}/[game]`]: 'game.astro',
  [`/${names.EXAMPLES}/[game]/[step]`]: 'step.astro',
  [`/${names.EXAMPLES}/[game]/${names.STEPS}.json`]: 'steps.ts',
  [`/${names.TRAINER}`]: 'trainer.astro',
  [`/${names.TRAINER}/${names.WINNABLE_DEALS}.json`]: 'winnableDeals.ts',
  [`/${names.TRAINER}/${names.DRILL}`]: 'drill.astro',
  [`/${names.TRAINER}/${names.LESSONS}`]: 'lessons.astro',
  [`/${names.TRAINER}/${names.LESSONS}/[lesson]`]: 'lesson.astro',
  [`/${names.WINNABLE}`]: 'winnable.astro',
  [`/${names.STRATEGY}`]: 'strategy.astro',
  [`/${names.ACCESSIBILITY}`]: 'accessibility.astro',
  [`/${names.ACCESSIBILITY}/${names.CRITERIA}`]: 'criteria.astro',
  [`/${names.ACCESSIBILITY}/${names.LISTENINGS}/[journey]`]: 'listening.astro',
  [`/${names.SEARCH}`]: 'search.astro',
  [`/${names.EMBED}`]: 'embed.astro',
  [`/${names.EMBED}/[game]/[step]`]: 'embeddedStep.astro',
  [`/${names.ICONS}/[name].png`]: 'icon.ts',
});

/** Draws the pages at the addresses of a language. Those of `src/pages` have the same address in each. */
export const routes = (names: AddressNames, isFirst: boolean): AstroIntegration => ({
  name: 'routes',
  hooks: {
    'astro:config:setup': ({ injectRoute, config }) => {
      for (const [pattern, file] of Object.entries(patterns(names)))
        injectRoute({ pattern, entrypoint: new URL(`routes/${file}`, config.srcDir) });
      // A host has one, for all its languages.
      if (isFirst)
        injectRoute({
          pattern: '/robots.txt',
          entrypoint: new URL('routes/robots.ts', config.srcDir),
        });
    },
  },
});
