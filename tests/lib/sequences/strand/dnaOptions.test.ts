import { describe, expect, test } from 'vitest';
import {
  type DnaOptions,
  leastCodonsIn,
  looksForFrames,
  readDnaOptions,
  remediesFor,
} from '#workers/lib/sequences/strand/dnaOptions.ts';
import { SHORT_STRAND } from '#workers/reference/openFrameLimits.ts';

const USUAL: DnaOptions = {
  readAsFasta: false,
  recognize: false,
  allowAmbiguous: false,
  record: 1,
  geneticCode: '1',
  openFrames: 'short',
  startCodons: 'atg',
  minimumOrfLength: 100,
};

describe('readDnaOptions', () => {
  test('blank or missing options have their defaults', () => {
    expect(readDnaOptions({})).toEqual(USUAL);
    expect(
      readDnaOptions({ record: null, minimumOrfLength: null, geneticCode: '', openFrames: '', startCodons: '' }),
    ).toEqual(USUAL);
  });

  test('what is given is kept', () => {
    const given: DnaOptions = {
      readAsFasta: true,
      recognize: true,
      allowAmbiguous: true,
      record: 3,
      geneticCode: '11',
      openFrames: 'always',
      startCodons: 'sense',
      minimumOrfLength: 10,
    };
    expect(readDnaOptions(given)).toEqual(given);
  });

  test.each([
    [{ record: 0 }, 'record'],
    [{ record: 2.5 }, 'record'],
    [{ record: Number.NaN }, 'record'],
    [{ minimumOrfLength: 9 }, 'minimumOrfLength'],
    [{ minimumOrfLength: Number.NaN }, 'minimumOrfLength'],
  ])('%o is refused', (given, path) => {
    expect(readDnaOptions(given)).toMatchObject({ path, message: expect.stringMatching(/^Please enter /) });
  });

  test.each(['sometimes', 'length'])('frames cannot be looked for %s', (openFrames) => {
    const message = 'Please choose when to look for open reading frames';
    expect(readDnaOptions({ openFrames: openFrames as 'short' })).toEqual({ message, path: 'openFrames' });
  });

  test.each(['gtg', 'at'])('frames cannot start at %s', (startCodons) => {
    const message = 'Please choose where open reading frames start';
    expect(readDnaOptions({ startCodons: startCodons as 'atg' })).toEqual({ message, path: 'startCodons' });
  });

  test.each(['7', 'toString', '1.0'])('there is no genetic code %s', (code) => {
    const message = 'Please choose a genetic code from the list';
    expect(readDnaOptions({ geneticCode: code as '1' })).toEqual({ message, path: 'geneticCode' });
  });
});

test.each([
  ['short', SHORT_STRAND, true],
  ['short', SHORT_STRAND + 1, false],
  ['always', SHORT_STRAND + 1, true],
  ['never', 1, false],
] as const)('reading frames wanted %s, in %i letters: %s', (openFrames, length, looks) => {
  expect(looksForFrames({ ...USUAL, openFrames }, length)).toBe(looks);
});

test.each([
  [30, SHORT_STRAND, 30],
  [30, SHORT_STRAND + 1, 100],
  [300, SHORT_STRAND + 1, 300],
])('at least %i codons asked for, in %i letters: %i', (minimumOrfLength, length, least) => {
  expect(leastCodonsIn({ ...USUAL, minimumOrfLength }, length)).toBe(least);
});

test.each([
  ['N', false, ['allowAmbiguous']],
  ['y', false, ['allowAmbiguous']],
  ['N', true, []],
  ['U', false, []],
  ['>', false, []],
] as const)('%s, IUPAC %s: %o', (character, allowed, fields) => {
  const foreign = { character, offset: 0, opensHeader: false };
  const remedies = remediesFor(foreign, { ...USUAL, allowAmbiguous: allowed });
  expect(remedies.map(({ field }) => field)).toEqual(fields);
});
