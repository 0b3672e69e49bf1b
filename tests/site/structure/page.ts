import { heardIn } from '../../structure/reader.ts';
import { pageAt } from '../allPages.ts';

const BODY = /<body[^>]*>(.*)<\/body>/s;

interface Look {
  /** Whether all that is folded away is open. */
  readonly open?: boolean;
  /** Without it, what is there for a browser that runs none is read as well. */
  readonly script?: boolean;
}

/** What is heard of a page of the built site. It needs `@vitest-environment jsdom`. */
export const heardAt = (
  address: string,
  { open = false, script = true }: Look = {},
): Promise<string[]> => {
  const body = BODY.exec(pageAt(address).html)![1]!;
  return heardIn(open ? body.replaceAll('<details', '<details open') : body, { script });
};
