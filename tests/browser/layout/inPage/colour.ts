/** Red, green, blue from 0 to 255, and how much it covers, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
const parsed = new Map<string, Colour>();

/** A colour as any style writes it, mixed and in any colour space. */
export function colourOf(css: string): Colour {
  const known = parsed.get(css);
  if (known) return known;
  canvas.clearRect(0, 0, 1, 1);
  // What is no colour, as a fill of none, leaves the style as it was.
  canvas.fillStyle = 'transparent';
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red!, green!, blue!, alpha! / 255];
  parsed.set(css, colour);
  return colour;
}

/** What is seen where a colour lies over an opaque one. */
export const over = (top: Colour, under: Colour, alpha = top[3]): Colour => {
  const mix = (index: 0 | 1 | 2) => top[index] * alpha + under[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
};

/** The contrast of two opaque colours as WCAG reckons it: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** A contrast as faults tell it. */
export const ratio = (value: number): string => `${Math.floor(value * 100) / 100}:1`;
