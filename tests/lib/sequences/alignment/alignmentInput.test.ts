import { expect, test } from 'vitest';
import { MOST_ALIGNED, readAlignmentSettings, tooLong } from '#workers/lib/sequences/alignment/alignmentInput.ts';

const BLANK = { mode: '', gapOpen: null, gapExtend: null } as const;

test('blank settings are the usual ones', () => {
  expect(readAlignmentSettings(BLANK)).toEqual({ mode: 'global', gapOpen: 10, gapExtend: 0.5 });
  expect(readAlignmentSettings({ mode: 'local', gapOpen: 3.5, gapExtend: 0 })).toEqual({
    mode: 'local',
    gapOpen: 3.5,
    gapExtend: 0,
  });
});

test.each([
  [{ gapOpen: -1 }, 'gapOpen'],
  [{ gapOpen: 100.5 }, 'gapOpen'],
  [{ gapOpen: 1.25 }, 'gapOpen'],
  [{ gapOpen: Number.NaN }, 'gapOpen'],
  [{ gapExtend: 10.5 }, 'gapExtend'],
  [{ gapExtend: 0.1 }, 'gapExtend'],
  [{ gapOpen: 1, gapExtend: 2 }, 'gapExtend'],
])('%o is refused', (own, path) => {
  expect(readAlignmentSettings({ ...BLANK, ...own })).toMatchObject({ path });
});

test('the longest region', () => {
  expect(tooLong(MOST_ALIGNED)).toBeNull();
  expect(tooLong(20_001)).toEqual({
    message: 'Please choose a region of at most 20000 letters: this one has 20001',
    path: 'to',
  });
});
