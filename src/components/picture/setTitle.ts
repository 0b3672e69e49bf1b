/** A title broken into lines of about one length, and the size of type that they are set in. */
export interface SetTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The widths of letters of Crimson Pro SemiBold, in parts of its size, rounded up so that a line is never wider. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/ /, 0.21],
  [/[fijlìt’!?.,:;()I1]/, 0.34],
  [/[rsceèé57-]/, 0.46],
  [/[mMwW…]/, 0.92],
  [/\p{Lu}/u, 0.68],
];
const USUAL = 0.56;

/** How wide a text is at most, in parts of its size. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  );

/** As few lines as are no wider than `most`. A word that is wider alone has a line of its own. */
const linesWithin = (text: string, most: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    return lines.length > 0 && widthOf(longer) <= most
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

const isWithin = (lines: readonly string[], most: number): boolean =>
  lines.every((line) => widthOf(line) <= most);

/** The same number of lines, as even as they can be. */
const balanced = (text: string, most: number): string[] => {
  const lines = linesWithin(text, most);
  for (let narrower = most - 0.2; narrower > 0; narrower -= 0.2) {
    const tried = linesWithin(text, narrower);
    if (tried.length > lines.length || !isWithin(tried, narrower)) break;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
};

/** Sets a title in a column: in the largest of the sizes, largest first, at which it takes no more than its lines. */
export const setTitle = (
  text: string,
  column: number,
  sizes: readonly { readonly size: number; readonly lines: number }[],
): SetTitle => {
  const fitting = sizes.find(({ size, lines }) => {
    const set = linesWithin(text, column / size);
    return set.length <= lines && isWithin(set, column / size);
  });
  const { size } = fitting ?? sizes.at(-1)!;
  return { size, lines: balanced(text, column / size) };
};
