import { parsePosition, type Position } from '../../src/engine/index.ts';

/** The position that a case holds; throws if the engine can't read it. */
export const readPosition = (json: unknown): Position => {
  const read = parsePosition(json);
  if (!read.ok) throw new Error(`Not a position: ${JSON.stringify(read.error)}`);
  return read.value;
};
