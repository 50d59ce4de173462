import { expect, test } from 'vitest';
import { NOTHING_LEFT_OUT } from '#workers/lib/sequences/letters/letterSieve.ts';
import { NO_QUALITY_FAULTS } from '#workers/lib/sequences/records/qualityCheck.ts';
import { countedThings, readingLine } from '#workers/lib/sequences/records/readingWords.ts';

const PLAIN = {
  seen: 'plain',
  wrapping: '',
  leftOut: NOTHING_LEFT_OUT,
  lowerStrand: 0,
  threeLetter: 0,
  chainEnds: false,
  qualityFaults: NO_QUALITY_FAULTS,
} as const;

test('in a line: the format, what was left out, what was read as something else', () => {
  const leftOut = { ...NOTHING_LEFT_OUT, digits: 12, gaps: 2, readAsT: 1 };
  expect(readingLine({ ...PLAIN, seen: 'fasta', leftOut }, 3)).toBe(
    'FASTA, 3 records; 12 digits and 2 gaps left out; 1 U read as T',
  );
  expect(readingLine({ ...PLAIN, wrapping: 'a.fa in a zip archive', seen: 'genbank' }, 1)).toBe(
    'A.fa in a zip archive; GenBank, 1 record',
  );
  expect(readingLine({ ...PLAIN, seen: 'numbered', leftOut: { ...NOTHING_LEFT_OUT, digits: 1 } }, 1)).toBe(
    'Numbered lines; 1 digit left out',
  );
  expect(readingLine(PLAIN, 1)).toBe('');
});

test('things are counted, the strand and the ends of a chain named', () => {
  const leftOut = { ...NOTHING_LEFT_OUT, digits: 1234, endMarks: 2, quotes: 1, invisible: 3, stops: 1 };
  expect(countedThings({ ...PLAIN, leftOut })).toBe(
    '1234 digits, 2 end marks (5′, 3′), 1 quotation mark, 3 invisible characters and 1 final stop (*)',
  );
  expect(countedThings({ ...PLAIN, lowerStrand: 4 })).toBe('the lower strand');
  expect(countedThings({ ...PLAIN, chainEnds: true })).toBe('the marks of the chain’s ends');
  expect(countedThings(PLAIN)).toBe('');
});
