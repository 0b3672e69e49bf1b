const plurals = new Intl.PluralRules('en-GB');

/** “1 card”, “6 cards”: so many of something, by its singular and its plural. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;
