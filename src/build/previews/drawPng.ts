import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

const require = createRequire(import.meta.url);

/** Fonts that packages bring, so that a picture is the same wherever it is drawn. */
export const FONTS = [
  'atkinson-hyperlegible/400Regular/AtkinsonHyperlegible_400Regular.ttf',
  'atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf',
  'crimson-pro/600SemiBold/CrimsonPro_600SemiBold.ttf',
].map((path) => require.resolve(`@expo-google-fonts/${path}`));

const { devDependencies: versions } = require('../../../package.json') as {
  devDependencies: Record<string, string>;
};

/** What the bytes depend on besides the picture: what draws it, in which version, and how it is told to. */
export const DRAWN_BY = [
  ...['@resvg/resvg-js', 'sharp'],
  ...['@expo-google-fonts/atkinson-hyperlegible', '@expo-google-fonts/crimson-pro'],
]
  .map((name) => versions[name])
  .concat(readFileSync(import.meta.filename, 'utf8'))
  .join('\n');

/** Draws a preview as a PNG of few colours, which it has anyway: the same bytes each time. */
export const drawPng = async (svg: string): Promise<Buffer> => {
  const { pixels, width, height } = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: FONTS,
      defaultFontFamily: 'Atkinson Hyperlegible',
    },
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
};
