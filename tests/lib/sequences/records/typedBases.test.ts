import { expect, test } from 'vitest';
import { basesOf, isBases, refuseLetters } from '#workers/lib/sequences/records/typedBases.ts';

test('bases are read in capitals and without white space', () => {
  expect(basesOf(' acg t\n')).toBe('ACGT');
  expect(basesOf(undefined)).toBe('');
});

test.each([
  ['ACGT', true],
  ['', false],
  ['ACGU', false],
  ['acgt', false],
])('%s', (text, bases) => {
  expect(isBases(text)).toBe(bases);
});

test('names the first letter that is no base', () => {
  expect(refuseLetters('ACXGT', 'ac xgt', 'sequence')).toMatchObject({
    ok: false,
    issues: [
      {
        message: 'Invalid sequence. Use only A, T, C, G bases',
        path: 'sequence',
        place: expect.stringMatching(/^Base 3 is “X”/),
      },
    ],
  });
});

test('offers the bases of a primer that was copied with its ends', () => {
  expect(refuseLetters('5′-ACGT-3′', '5′-ACGT-3′', 'sequence')).toMatchObject({
    issues: [{ remedies: [{ field: 'sequence', value: 'ACGT' }] }],
  });
});
