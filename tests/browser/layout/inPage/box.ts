/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What rounding, and the white beside a letter, may make of a length that is right. */
export const SLACK = 1.5;

/** What two boxes share: how wide and how high it is, negative where they are apart. */
export const shared = (one: Box, other: Box) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

/** By how much a box sticks out of another, across and down: 0 where it does not. */
export const excess = (inner: Box, outer: Box) => ({
  across: Math.max(0, outer.left - inner.left, inner.right - outer.right),
  down: Math.max(0, outer.top - inner.top, inner.bottom - outer.bottom),
});

/** A length as faults tell it. */
export const px = (length: number): string => `${Math.round(length * 10) / 10} px`;
