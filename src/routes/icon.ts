import { Resvg } from '@resvg/resvg-js';
import type { APIRoute, GetStaticPaths } from 'astro';

import { siteIcon } from '../components/icon/siteIcon.ts';

type Props = Readonly<{ size: number; rounded: boolean }>;

/** The mark at the sizes that systems ask for; whole, it leaves them to cut the corners. */
const icons: Readonly<Record<string, Props>> = {
  180: { size: 180, rounded: false },
  192: { size: 192, rounded: true },
  512: { size: 512, rounded: true },
  'intera-512': { size: 512, rounded: false },
};

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, props]) => ({
    params: { name },
    props,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { size, rounded } }) => {
  const drawn = new Resvg(siteIcon({ rounded }), { fitTo: { mode: 'width', value: size } });
  const png = new Uint8Array(drawn.render().asPng());
  return new Response(png, { headers: { 'content-type': 'image/png' } });
};
