import type { Suit } from '../../engine/index.ts';

/** The colours of a picture of a board: ink on paper, gold only where a card moved. */
export const inks = {
  paper: '#faf7f0',
  face: '#fffefb',
  ink: '#1d2521',
  soft: '#474f49',
  border: '#7f7b6c',
  hairline: '#bdb59f',
  edge: '#ddd5c3',
  moon: '#f1ead9',
  gold: '#f3cd6b',
} as const;

export const suitInks: Record<Suit, string> = {
  S: '#17201b',
  H: '#ab0f1d',
  D: '#0f519e',
  C: '#0f5e2e',
};
