/**
 * The files that are kept for reading off line, by their address from the root of the site: `''`, `'regole/'`,
 * `'favicon.svg'`. Each with its revision, which is empty where the name changes with what is in it.
 */
export type Files = Readonly<Record<string, string>>;

/** What the site has at an address: a file, the right way to write that address, or nothing that is known of. */
export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown' };

/** The page that is shown where there is none. */
export const NOT_FOUND = '404.html';

/** What there is at a path from the root of the site. As on a static host, a query changes nothing. */
export const find = (path: string, files: Files): Found => {
  const file = path.replace(/(^|\/)index\.html$/, '$1');
  if (Object.hasOwn(files, file)) return { kind: 'file', file };
  return Object.hasOwn(files, `${path}/`) ? { kind: 'moved', to: `${path}/` } : { kind: 'unknown' };
};

/** The address that a file is kept under: another one, whenever there is something else in it. */
export const keyOf = (file: string, files: Files): string => {
  const revision = files[file];
  return revision ? `${file}?${revision}` : file;
};
