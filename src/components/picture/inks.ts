import type { Suit } from '../../engine/index.ts';

/** The colours of a picture of a board, those of the light look of the site in `tokens.css`. */
export const inks = {
  paper: '#faf7f0',
  sheet: '#fffefb',
  tint: '#e4ece2',
  face: '#fffefb',
  ink: '#1d2521',
  soft: '#474f49',
  line: '#ddd5c3',
  border: '#7f7b6c',
  edge: '#8b8674',
  mark: '#8a5600',
  gold: '#f3cd6b',
} as const;

export const suitInks: Record<Suit, string> = {
  S: '#17201b',
  H: '#ab0f1d',
  D: '#0f519e',
  C: '#0f5e2e',
};
