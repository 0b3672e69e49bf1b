import ts from 'typescript';

export interface Import {
  /** The specifier, as written. */
  readonly to: string;
}

/** Every module that a source file names: static and dynamic imports, re-exports, workers, globs. */
export function importsOf(path: string, text: string): Import[] {
  if (path.endsWith('.mdx')) return importsOfMdx(text);
  if (path.endsWith('.astro')) return scriptsOfAstro(text).flatMap(importsOfScript);
  if (path.endsWith('.css')) return importsOfCss(text);
  return importsOfScript(text);
}

function importsOfMdx(text: string): Import[] {
  const statement = /^(?:import|export)\s*(?:[\w*{},\s]+?\s*from\s*)?['"]([^'"]+)['"]/gm;
  return captured(statement, text);
}

function importsOfCss(text: string): Import[] {
  return captured(/@import\s+(?:url\()?['"]?([^'")\s;]+)/g, text);
}

function captured(pattern: RegExp, text: string): Import[] {
  return [...text.matchAll(pattern)].map((match) => ({ to: match[1]! }));
}

/** The frontmatter of an Astro component and its script elements. */
function scriptsOfAstro(text: string): string[] {
  const frontmatter = /^---\n(.*?)^---/ms.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]!);
  return [frontmatter, ...scripts];
}

function importsOfScript(text: string): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ to: node.text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    } else if (ts.isCallExpression(node) && namesModules(node)) {
      for (const specifier of literals(node.arguments[0])) add(specifier);
    } else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') {
      add(node.arguments?.[0]);
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  visit(source);
  return found;

  function namesModules(call: ts.CallExpression): boolean {
    return (
      call.expression.kind === ts.SyntaxKind.ImportKeyword ||
      call.expression.getText(source) === 'import.meta.glob'
    );
  }
}

function literals(node: ts.Expression | undefined): readonly ts.Node[] {
  if (node === undefined) return [];
  return ts.isArrayLiteralExpression(node) ? node.elements : [node];
}
