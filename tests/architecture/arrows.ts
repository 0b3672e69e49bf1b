import { dirname, join } from 'node:path/posix';

import type { Import } from './imports.ts';

/** What a page may import, whether its address depends on the language or not. */
const UNDER_PAGES = [
  'components',
  'describe',
  'words',
  'lessons',
  'survey',
  'solver',
  'engine',
  'styles',
  'content',
];

/**
 * The layers of `src` and, for each, the layers it may import besides itself. A layer with `packages: false` imports no package either: it is pure.
 */
const layers: Record<string, { may: string[]; packages?: false }> = {
  engine: { may: [], packages: false },
  solver: { may: ['engine'], packages: false },
  survey: { may: ['engine', 'solver'] },
  lessons: { may: ['engine'] },
  words: { may: ['engine'], packages: false },
  describe: { may: ['engine', 'words'], packages: false },
  transcripts: { may: [] },
  components: {
    may: [
      'describe',
      'words',
      'lessons',
      'survey',
      'transcripts',
      'solver',
      'engine',
      'offline',
      'styles',
    ],
  },
  offline: { may: ['words'] },
  styles: { may: [] },
  build: { may: ['components', 'words'] },
  pages: { may: UNDER_PAGES },
  routes: { may: UNDER_PAGES },
  'content.config.ts': { may: ['engine', 'lessons', 'words', 'describe', 'survey', 'transcripts'] },
};

/** The layer of a file, by its path from the root: a folder of `src`, `content`, or undefined. */
function layerOf(path: string): string | undefined {
  const [top, second] = path.split('/');
  if (top === 'content') return 'content';
  return top === 'src' ? second : undefined;
}

/** What is wrong with one import, in words, or undefined when the arrow is allowed. */
export function wrongArrow(from: string, { to }: Import): string | undefined {
  const layer = layerOf(from);
  if (layer === 'content') return `${from} imports ${to}: content imports nothing`;
  const rule = layer === undefined ? undefined : layers[layer];
  if (layer === undefined || rule === undefined) {
    return `${from} imports ${to}, but ${layer ?? from} is no layer: say what it may import`;
  }
  if (to === '#words' || to.startsWith('#words/')) {
    return layer === 'words' || rule.may.includes('words')
      ? undefined
      : `${from} imports ${to}: ${layer} may not import words`;
  }
  if (!to.startsWith('.')) {
    const isPure = rule.packages === false;
    return isPure ? `${from} imports the package ${to}: ${layer} imports no package` : undefined;
  }
  const target = layerOf(join(dirname(from), to));
  if (target === layer) return undefined;
  if (target === undefined) return `${from} imports ${to}, which is in no layer`;
  if (rule.may.includes(target)) return undefined;
  return `${from} imports ${to}: ${layer} may not import ${target}`;
}
