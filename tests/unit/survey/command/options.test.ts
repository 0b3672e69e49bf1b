import { describe, expect, test } from 'vitest';

import { readOptions, USAGE } from '../../../../src/survey/command/options.ts';

describe('the words after the command', () => {
  test('need not be any', () => {
    expect(readOptions([], 8)).toEqual({
      size: { deals: 3100, variant: 500 },
      shard: { part: 1, of: 1 },
      workers: 8,
      folder: 'survey-findings',
      output: 'content/survey',
      mergeOnly: false,
    });
  });

  test('may be all of them', () => {
    const words =
      '--deals 40000 --variant=2000 --shard 3/16 --workers 2 --folder f --output o --merge';
    expect(readOptions(words.split(' '), 8)).toEqual({
      size: { deals: 40_000, variant: 2000 },
      shard: { part: 3, of: 16 },
      workers: 2,
      folder: 'f',
      output: 'o',
      mergeOnly: true,
    });
  });

  test('ask for no more deals of the variants than there are', () => {
    expect(readOptions(['--deals', '20'], 1)).toMatchObject({ size: { deals: 20, variant: 20 } });
  });

  test.each([['--help'], ['-h'], ['--deals', '3', '--help']])(
    'may ask for help: %s',
    (...words) => {
      expect(readOptions(words, 1)).toBe('help');
    },
  );

  test('have their default in the usage, and every one is there', () => {
    for (const [word, value] of [
      ['--deals', '3100'],
      ['--variant', '500'],
      ['--shard', 'parts'],
      ['--merge', 'joins'],
      ['--workers', 'each core'],
      ['--folder', 'survey-findings'],
      ['--output', 'content/survey'],
    ] as const)
      expect(USAGE).toMatch(new RegExp(`^ +${word} .*${value}`, 'm'));
  });
});

describe('words that are wrong are told how they should be', () => {
  test.each([
    ['--deals 0', '--deals is a whole number from 1 to 999999, as in --deals 500; not «0».'],
    ['--deals 1000000', 'from 1 to 999999'],
    ['--deals 1e3', '«1e3»'],
    ['--deals=', '«»'],
    ['--deals=-4', '«-4»'],
    ['--variant 2.5', '--variant is a whole number from 1'],
    ['--workers many', '--workers is a whole number from 1 to 999'],
    ['--workers 1000', '--workers is a whole number from 1 to 999'],
    ['--shard 3', '--shard is a part of so many, as in --shard 3/16; not «3».'],
    ['--shard 0/4', '«0/4»'],
    ['--shard 5/4', '«5/4»'],
    ['--shard 1/4/2', '«1/4/2»'],
    ['--shard a/b', '«a/b»'],
    ['--deal 5', `'--deal'`],
    ['--deals', '--deals N'],
    ['--merge=yes', '--merge'],
    ['100', `'100'`],
  ])('%s', (words, message) => {
    expect(() => readOptions(words.split(' '), 1)).toThrow(message);
  });

  test('with the whole usage where a word is unknown', () => {
    expect(() => readOptions(['--fast'], 1)).toThrow(USAGE);
  });
});
