import { expect, test } from 'vitest';
import { MOST_LINES, readMotifLines } from '#workers/lib/sequences/motifLines.ts';

test('a line is letters, or a name and letters; case, U, the marks of the ends and blank lines do not matter', () => {
  expect(readMotifLines('tataat\n\n  box\tUAUAAU\r\nsite, 5′-GGTNACC-3′', 1, 'patterns')).toEqual([
    { name: 'TATAAT', letters: ['TATAAT'] },
    { name: 'box', letters: ['TATAAT'] },
    { name: 'site', letters: ['GGTNACC'] },
  ]);
});

test('a line of primers has two of them', () => {
  expect(readMotifLines('ACGT TTTT\ngene ACGT TTTT', 2, 'primers')).toEqual([
    { name: 'ACGT TTTT', letters: ['ACGT', 'TTTT'] },
    { name: 'gene', letters: ['ACGT', 'TTTT'] },
  ]);
});

test.each([
  ['ACGT\nACXT', 1, 'Line 2: “ACXT”'],
  ['one two three', 1, 'Line 1: “one two three”'],
  ['ACGT', 2, 'Line 1: “ACGT”'],
  ['A'.repeat(65), 1, `Line 1: “${'A'.repeat(40)}”`],
] as const)('%j is refused with its line', (text, perLine, place) => {
  expect(readMotifLines(text, perLine, 'patterns')).toMatchObject({ path: 'patterns', place });
});

test('nothing, and too many lines, are refused', () => {
  expect(readMotifLines(' \n', 1, 'patterns')).toEqual({ message: 'Please enter a pattern', path: 'patterns' });
  expect(readMotifLines('', 2, 'primers')).toEqual({ message: 'Please enter two primers', path: 'primers' });
  expect(readMotifLines('A\n'.repeat(MOST_LINES + 1), 1, 'patterns')).toMatchObject({ path: 'patterns' });
});
