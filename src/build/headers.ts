import { writeFile } from 'node:fs/promises';

import type { AddressNames } from '../components/language/translatePath.ts';
import { folderOf, LOCALES } from '../words/locales.ts';

const EVERYWHERE = `# The headers that Netlify and Cloudflare Pages send; README.md has those of other hosts. No header is given twice to one
# address: hosts would join the two. Where the site is served by HTTPS alone, and for good, add under /*
#   Strict-Transport-Security: max-age=63072000; includeSubDomains

/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()
`;

const FOR_GOOD = '  Cache-Control: public, max-age=31536000, immutable';
const ASKED_ANEW = '  Cache-Control: public, max-age=0, must-revalidate';
const UNFRAMED = "  Content-Security-Policy: frame-ancestors 'none'";

const rule = (address: string, ...headers: string[]) => [address, ...headers].join('\n');

/** What a host sends with the files of a language. */
const rulesOf = (folder: string, names: AddressNames): string =>
  [
    '# Named by what is in them, so they never change.',
    ...['_astro', names.PREVIEWS, 'pagefind/fragment', 'pagefind/index'].map((kind) =>
      rule(`${folder}/${kind}/*`, FOR_GOOD),
    ),
    '# Asked for anew each time, so that a new version of the site is noticed.',
    rule(`${folder}/sw.js`, '  Cache-Control: no-cache'),
    '# Pages: asked for anew, and shown in nobody’s frame. Boards for other sites are the ones to be framed.',
    ...[
      '',
      '404.html',
      ...[
        names.ACCESSIBILITY,
        names.TRAINER,
        names.EXAMPLES,
        names.GLOSSARY,
        names.WINNABLE,
        names.RULES,
        names.SEARCH,
        names.CARD,
        names.STRATEGY,
      ].map((name) => `${name}/*`),
    ].map((page) => rule(`${folder}/${page}`, ASKED_ANEW, UNFRAMED)),
    rule(`${folder}/${names.EMBED}/*`, ASKED_ANEW),
  ].join('\n\n');

/** Writes the file of headers that some hosts read beside the site. */
export const writeHeaders = async (file: string): Promise<void> => {
  const rules = await Promise.all(
    LOCALES.map(async (locale) => {
      const names = (await import(`../words/${locale}/address.ts`)) as AddressNames;
      return rulesOf(folderOf(locale), names);
    }),
  );
  await writeFile(file, `${[EVERYWHERE, ...rules].join('\n')}\n`);
};
