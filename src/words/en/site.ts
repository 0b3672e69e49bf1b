import type { site as it } from '../it/site.ts';

/** What the pages say around their content, in English. */
export const site = {
  name: 'Crescent',
  /** The language with its country, which those that show links want. */
  locale: 'en_GB',
  /** The home's title in the browser. */
  tagline: 'Crescent, the two-deck patience game',
  /** Any other page's. */
  title: (page: string) => `${page} · Crescent`,
  /** What a picture of a page shows: `“The rules”, beside a board: 96 cards in the piles, 8 on the foundations.` */
  pictured: (title: string, totals: string) => `“${title}”, beside a board: ${totals}`,
  skip: 'Skip to content',
  home: 'Crescent, home page',
  nav: 'Main',
  rules: 'Rules',
  examples: 'Examples',
  trainer: 'Practice',
  glossary: 'Glossary',
  accessibility: 'Accessibility',
  strategy: 'Strategy',
  winnable: 'How often can you win?',
  card: 'One-page summary',
  footer: 'Footer',
  /** The last line of every page. */
  about:
    'Crescent, a patience game with two decks: the rules, a won game and practice, for those who see and those who listen.',
  contents: 'On this page',
  /** The page of the search has that label as its heading, so the form there is called otherwise. */
  search: { label: 'Search the site', button: 'Search', form: 'Across all pages' },
  /** In place of the trainer, where no script runs. */
  noScript: {
    needed: 'Practice needs JavaScript, which is switched off in this browser or did not arrive.',
    instead: 'Even without it, there is plenty to read here:',
    lessons: 'The lessons, each with its board, the hints and the solution',
    questions: 'Three questions with their answers',
    game: 'The won game, with every move explained',
  },
  /** The questions of the drill that are shown with their answers where there is no script. */
  worked: {
    title: 'Three questions with their answers',
    answer: (number: number) => `Answer to question ${number}`,
  },
  board: {
    /** Over the whole board as one paragraph. */
    inWords: 'The board in words',
    deal: 'At the start of the game',
    before: (move: number) => `Before move ${move}`,
    after: (move: number) => `After move ${move}`,
    beforeRedistribution: (n: number) => `Before redistribution ${n}`,
    afterRedistribution: (n: number) => `After redistribution ${n}`,
  },
  /** Where a game's address has lost its last part. */
  game: {
    title: 'The won game',
    description: 'The won game opens from the page of examples.',
    lead: 'The moves of the won game are on the page of examples.',
    link: 'Go to the examples',
  },
  notFound: {
    title: 'Page not found',
    description:
      'The address matches no page of the site: from here you can get back to the others.',
    lead: 'There is nothing at this address: it may be misspelt, the page may have moved, or the network may be down.',
    back: 'You can start again from here:',
    links: {
      home: 'Home page',
      rules: 'The rules of the game',
      examples: 'The won game, move by move',
      trainer: 'Practice',
      search: 'Search the site',
    },
  },
} satisfies typeof it;
