import { afterEach, describe, expect, test, vi } from 'vitest';

import surveyed from '../../../content/survey/winnable.json';
import { drawWinnable, winnableCodes } from '../../../src/components/trainer/winnable.ts';
import { surveyedCode } from '../../../src/survey/deals.ts';
import { paths } from '../../../src/words/paths.ts';

const told = { easy: 'Facile.', medium: 'Media.', hard: 'Difficile.' };
const few = { grades: '1-232', told };

test('the codes of a difficulty are those of the deals with its grade', () => {
  expect(winnableCodes(few, 'easy')).toEqual([surveyedCode(0)]);
  expect(winnableCodes(few, 'medium')).toEqual([surveyedCode(2), surveyedCode(4)]);
  expect(winnableCodes(few, 'hard')).toEqual([surveyedCode(3)]);
});

test('the site has at least 3,000 deals with a win, a hundred or more of each difficulty', () => {
  const counts = (['easy', 'medium', 'hard'] as const).map(
    (difficulty) => winnableCodes(surveyed, difficulty).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(100);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3000);
});

describe('a deal is drawn', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test.each([
    [0, surveyedCode(2)],
    [0.49, surveyedCode(2)],
    [0.5, surveyedCode(4)],
    [0.999, surveyedCode(4)],
  ])('each as likely as any other: %f', async (chance, code) => {
    const fetched = vi.fn(() => Promise.resolve(Response.json(few)));
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(await drawWinnable('medium')).toEqual([code, 'Media.']);
    expect(fetched).toHaveBeenCalledWith(paths.winnableDeals());
  });

  test('from nowhere if they can’t be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 404 })));
    await expect(drawWinnable('easy')).rejects.toThrow();
  });
});
