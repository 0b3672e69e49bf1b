const plural = new Intl.PluralRules('it');

/** «1 carta», «6 carte»: so many of something, by its singular and its plural. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${plural.select(count) === 'one' ? one : many}`;
