/** In units of the drawing: a card with its round corner, and the space that it has with the gap after it. */
const CARD = { width: 16, height: 21, corner: 2.5 };
const CELL = { width: 20, height: 25 };

const ALL = 100;
const IN_ROW = 20;

/** The box that the drawing has, with half a line of room on each side. */
export const hundredBox = [
  -1,
  -1,
  IN_ROW * CELL.width - (CELL.width - CARD.width) + 2,
  (ALL / IN_ROW) * CELL.height - (CELL.height - CARD.height) + 2,
].join(' ');

const cardPath = (index: number): string => {
  const x = (index % IN_ROW) * CELL.width;
  const y = Math.floor(index / IN_ROW) * CELL.height;
  const { corner } = CARD;
  const [across, down] = [CARD.width - 2 * corner, CARD.height - 2 * corner];
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + corner} ${y}h${across}`,
    `${turn(corner, corner)}v${down}`,
    `${turn(-corner, corner)}h${-across}`,
    `${turn(-corner, -corner)}v${-down}`,
    `${turn(corner, -corner)}z`,
  ].join('');
};

/** The outlines of a hundred cards, as two paths: the first `count`, and the others. Throws a `RangeError` on no count. */
export const hundredCards = (count: number): readonly [full: string, empty: string] => {
  if (!Number.isInteger(count) || count < 0 || count > ALL)
    throw new RangeError(`${count} is no count of a hundred`);
  const paths = Array.from({ length: ALL }, (_, index) => cardPath(index));
  return [paths.slice(0, count).join(''), paths.slice(count).join('')];
};
