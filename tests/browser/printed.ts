import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

/** A run of text on paper: where its line begins, in points from the lower left corner of its sheet. */
export interface Printed {
  readonly sheet: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Print {
  /** The size of each sheet, in millimetres. */
  readonly sheets: readonly { readonly width: number; readonly height: number }[];
  /** Everything that is written on them, in the order of the page. */
  readonly runs: readonly Printed[];
}

const MM = 25.4 / 72;

/** The page as a browser prints it on A4, read back from its PDF. */
export async function print(page: Page): Promise<Print> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const sheets: { width: number; height: number }[] = [];
  const runs: Printed[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    sheets.push({ width: Math.round(width * MM), height: Math.round(height * MM) });
    const { items } = await sheet.getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '') {
        const [, , , , x, y] = item.transform as number[];
        runs.push({ sheet: number, x: x!, y: y!, text: item.str });
      }
  }
  return { sheets, runs };
}

/** The text of a print, or of one sheet of it, with no spaces: where lines end is the browser’s matter. */
export const textOf = ({ runs }: Pick<Print, 'runs'>, sheet?: number): string =>
  squeezed(
    runs
      .filter((run) => sheet === undefined || run.sheet === sheet)
      .map(({ text }) => text)
      .join(''),
  );

/** A text as `textOf` gives it: without spaces and hyphens, which are put in where a line ends. */
export const squeezed = (text: string): string => text.replace(/[\s\u00AD\u2010-]/g, '');
