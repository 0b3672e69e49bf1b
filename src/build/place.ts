/** Where a site is served: the address of its host, and the folder there that it begins at, `/crescent`, or nothing. */
export interface Place {
  readonly address: string;
  readonly base: string;
}

/**
 * The place that the environment names: `SITE_ADDRESS`, `https://example.org`, and `SITE_BASE`, `/crescent`. Without them it
 * is the root of an address that stands for any. Throws where one of them could be no such place, and says how to write it.
 */
export const placeFrom = ({
  SITE_ADDRESS: address = 'https://crescent.example',
  SITE_BASE: base = '',
}: Readonly<Record<string, string | undefined>>): Place => {
  if (!isOrigin(address))
    throw new Error(
      `SITE_ADDRESS is «${address}»: it is a scheme and a host, such as https://example.org; a folder goes in SITE_BASE.`,
    );
  const bare = base.replace(/\/$/, '');
  if (!/^(?:\/[\w.~-]+)*$/.test(bare) || /\/\.{1,2}(?:\/|$)/.test(bare))
    throw new Error(
      `SITE_BASE is «${base}»: it begins with a slash and names folders, such as /crescent; for the root it is left out.`,
    );
  return { address: new URL(address).origin, base: bare };
};

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/`;
};
