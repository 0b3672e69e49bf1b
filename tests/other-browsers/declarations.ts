/** Each declaration that a stylesheet makes, once: `color:red`. Custom properties, which take anything, are left out. */
export function declarationsIn(css: string): Set<string> {
  const found = new Set<string>();
  // A brace or a semicolon in a text or in parentheses is a part of it.
  const parts =
    /(?:"[^"]*"|'[^']*'|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^{};])*[{};]?/g;
  for (const [part] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(parts)) {
    const isSelector = part.endsWith('{');
    const declaration = part.replace(/[;}]$/, '').trim();
    if (!isSelector && /^-?[a-z][a-z-]*\s*:/.test(declaration)) found.add(declaration);
  }
  return found;
}
