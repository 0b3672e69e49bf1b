import { CODES, deal, formatCode, start, type GameCode, type Position } from '../engine/index.ts';

/** Odd, so that no code comes twice before all have come; far apart, so that the codes look random. */
const STEP = 15_485_863;

/** The code of a surveyed deal, counted from 0: always the same one. */
export const surveyedCode = (index: number): GameCode => formatCode(((index + 1) * STEP) % CODES);

/** The position that a surveyed deal starts from. */
export const surveyedStart = (index: number): Position => start(deal(surveyedCode(index)));
