import { expect, test } from 'vitest';
import { readingNotices } from '#src/calculators/families/readingNotices.ts';
import { NOTHING_LEFT_OUT } from '#workers/lib/sequences/letters/letterSieve.ts';
import { NO_QUALITY_FAULTS } from '#workers/lib/sequences/records/qualityCheck.ts';

const REPORT = {
  seen: 'fastq',
  wrapping: '',
  leftOut: NOTHING_LEFT_OUT,
  lowerStrand: 0,
  threeLetter: 0,
  chainEnds: false,
  qualityFaults: NO_QUALITY_FAULTS,
  line: '',
} as const;

test('a text that was read as it stands needs no word', () => {
  expect(readingNotices(REPORT)).toEqual([]);
});

test('how it was read stands in one line', () => {
  expect(readingNotices({ ...REPORT, line: 'FASTQ, 2 records' })).toEqual([
    { kind: 'notice', tone: 'neutral', text: 'Read as: FASTQ, 2 records.' },
  ]);
});

test('reads without a quality for each letter are a caution', () => {
  const [notice] = readingNotices({
    ...REPORT,
    qualityFaults: { count: 2, first: { record: 7, letters: 93, qualities: 1 } },
  });
  expect(notice).toMatchObject({ tone: 'caution', title: 'Letters and quality values differ' });
  expect(notice?.text).toMatch(/^In 2 reads .* the first is read 7, with 93 letters and 1 value\./);
});
