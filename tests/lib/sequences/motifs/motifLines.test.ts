import { expect, test } from 'vitest';
import { MOST_LINES, readMotifLines } from '#workers/lib/sequences/motifs/motifLines.ts';

test('a line is letters, or a name and letters; case, U, the marks of the ends and blank lines do not matter', () => {
  expect(readMotifLines('tataat\n\n  box\tUAUAAU\r\nsite, 5′-GGTNACC-3′', 'patterns')).toEqual([
    { name: 'TATAAT', letters: 'TATAAT' },
    { name: 'box', letters: 'TATAAT' },
    { name: 'site', letters: 'GGTNACC' },
  ]);
});

test.each([
  ['ACGT\nACXT', 'Line 2: “ACXT”'],
  ['one two three', 'Line 1: “one two three”'],
  ['A'.repeat(65), `Line 1: “${'A'.repeat(40)}”`],
] as const)('%j is refused with its line', (text, place) => {
  expect(readMotifLines(text, 'patterns')).toMatchObject({ path: 'patterns', place });
});

test('nothing, and too many lines, are refused', () => {
  expect(readMotifLines(' \n', 'patterns')).toEqual({ message: 'Please enter a pattern', path: 'patterns' });
  expect(readMotifLines('A\n'.repeat(MOST_LINES + 1), 'patterns')).toMatchObject({ path: 'patterns' });
});
