/** A point of a board whose unit is a place: 8 from left to right, 5 from top to bottom. */
export type Point = readonly [across: number, down: number];

/** What is empty between the piles and the foundations: a ring, by the middles of its sides. */
export const RING = { left: 1.5, right: 6.5, top: 1.5, bottom: 4.4 } as const;

const WIDTH = RING.right - RING.left;
const HEIGHT = RING.bottom - RING.top;
const ROUND = 2 * (WIDTH + HEIGHT);

/** The corners by how far they are along the ring, clockwise from the upper left one. */
const CORNERS: readonly (readonly [along: number, corner: Point])[] = [
  [0, [RING.left, RING.top]],
  [WIDTH, [RING.right, RING.top]],
  [WIDTH + HEIGHT, [RING.right, RING.bottom]],
  [2 * WIDTH + HEIGHT, [RING.left, RING.bottom]],
];

/** How far a point of the ring is along it. */
const alongOf = ([across, down]: Point): number => {
  if (down === RING.top) return across - RING.left;
  if (across === RING.right) return WIDTH + down - RING.top;
  if (down === RING.bottom) return WIDTH + HEIGHT + RING.right - across;
  return ROUND - (down - RING.top);
};

/** From a point of the ring to another the shorter way round: both, with the corners between them. */
export const alongRing = (from: Point, to: Point): readonly Point[] => {
  const [start, end] = [alongOf(from), alongOf(to)];
  const clockwise = (end - start + ROUND) % ROUND;
  if (clockwise > ROUND / 2) return alongRing(to, from).toReversed();
  const passed = CORNERS.map(([along, corner]) => ({
    far: (along - start + ROUND) % ROUND,
    corner,
  })).filter(({ far }) => far > 0 && far < clockwise);
  return [
    from,
    ...passed.toSorted((one, other) => one.far - other.far).map(({ corner }) => corner),
    to,
  ];
};
