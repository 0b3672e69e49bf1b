import type { Words } from '../../words/it.ts';

/** What was done in words: keys by the names on a keyboard, the same one several times told once with its count. */
export function keysOf(keys: readonly string[], words: Words['transcripts']): string {
  const runs: { key: string; count: number }[] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (last?.key === key) last.count += 1;
    else runs.push({ key, count: 1 });
  }
  return runs.map(({ key, count }) => words.pressed(nameOf(key, words), count)).join(', ');
}

function nameOf(key: string, words: Words['transcripts']): string {
  if (key.startsWith('«')) return words.written(key);
  if (key.startsWith('/')) return words.opened(key);
  const names: Readonly<Record<string, string>> = words.keys;
  return key
    .split('+')
    .map((part) => names[part] ?? part.toUpperCase())
    .join(' + ');
}
