import { existsSync, readFileSync } from 'node:fs';

/** An address, or several by `*`, and the headers that go with them, their names in small letters. */
export interface HeaderRule {
  readonly address: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file, as Netlify and Cloudflare Pages read it; none if there is no such file. */
export const readHeaderRules = (file: string): readonly HeaderRule[] =>
  existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];

/** The rules of the text of such a file. Fails on a line that is neither an address nor a header of one. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const blocks = text
    .replace(/^ *#.*\n/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim().split('\n'))
    .filter(([address]) => address !== '');
  return blocks.map(([address, ...lines]) => {
    if (!address?.startsWith('/')) throw new Error(`No address: ${address}`);
    return {
      address: new RegExp(`^${address.split('*').map(RegExp.escape).join('.*')}$`),
      headers: lines.map((line) => {
        const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
        if (name === undefined || value === undefined) throw new Error(`No header: ${line}`);
        return [name.toLowerCase(), value] as const;
      }),
    };
  });
}

/** The headers of a path. One that two rules give is joined, as hosts do. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { headers: given } of rules.filter(({ address }) => address.test(path)))
    for (const [name, value] of given)
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  return headers;
}
