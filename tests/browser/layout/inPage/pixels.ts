import { contrast, type Colour } from './colour.ts';

/** What 1.4.11 and 2.4.13 ask of what must be seen. */
const ENOUGH = 3;

/** How many pixels of two pictures of the same size stand out from each other: what 2.4.13 counts. */
export async function changedPixels(before: string, after: string): Promise<number> {
  const [was, is] = await Promise.all([coloursOf(before), coloursOf(after)]);
  return was.filter((colour, index) => contrast(colour, is[index]!) >= ENOUGH).length;
}

/** Which pixels of a picture stand out from the colour that most of it has. */
export async function inkOf(picture: string): Promise<boolean[]> {
  const colours = await coloursOf(picture);
  const counts = new Map<string, number>();
  for (const colour of colours) {
    const key = colour.join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const ground = colours.find((colour) => colour.join() === most![0])!;
  return colours.map((colour) => contrast(colour, ground) >= ENOUGH);
}

/** The pixels of a picture, as a screenshot has it: a PNG in base 64. */
async function coloursOf(picture: string): Promise<Colour[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  return Array.from({ length: data.length / 4 }, (_, index) => {
    const [red, green, blue] = data.subarray(4 * index);
    return [red!, green!, blue!, 1];
  });
}
