import { expect, test } from 'vitest';
import { MOST_PRIMERS, readPrimers } from '#workers/lib/sequences/primerList.ts';

test('one a line, with and without names, in either case, RNA and marks of the ends', () => {
  expect(readPrimers("fw ATGGCC\n\n5'-acgtu-3'\nrv,GGRYAA", 'primers')).toEqual([
    { name: 'fw', letters: 'ATGGCC', tail: 0 },
    { name: 'Primer 2', letters: 'ACGTT', tail: 0 },
    { name: 'rv', letters: 'GGRYAA', tail: 0 },
  ]);
});

test('FASTA, with letters over several lines', () => {
  expect(readPrimers('>fw first\nATGG\nCCAT\n>\nGGGG', 'primers')).toEqual([
    { name: 'fw', letters: 'ATGGCCAT', tail: 0 },
    { name: 'Primer 2', letters: 'GGGG', tail: 0 },
  ]);
});

test('lower case before upper case is a tail; elsewhere it is none', () => {
  expect(readPrimers('gaattcATGGCC', 'primers')).toMatchObject([{ letters: 'GAATTCATGGCC', tail: 6 }]);
  expect(readPrimers('ATGgccATG', 'primers')).toMatchObject([{ tail: 0 }]);
});

test.each([
  ['', { message: 'Please enter a primer', path: 'p' }],
  [
    'fw ACGT ACGT',
    {
      message: 'Please enter one primer a line, with or without a name in front of it',
      path: 'p',
      place: 'Line 1: “fw ACGT ACGT”',
    },
  ],
  [
    'ACGT\nAC-GT',
    {
      message: 'A primer has the letters A, C, G, T and the IUPAC letters R, Y, S, W, K, M, B, D, H, V, N',
      path: 'p',
      place: 'Line 2: “AC-GT”',
    },
  ],
  ['>empty', expect.objectContaining({ place: 'Line 1: “>empty”' })],
  ['aaaaACG', expect.objectContaining({ message: 'A primer has at least 4 letters that bind' })],
  ['A'.repeat(65), expect.objectContaining({ message: expect.stringContaining('at most 64 letters that bind') })],
  ['A'.repeat(101), expect.objectContaining({ message: 'A primer has at most 100 letters' })],
  ['ACGT\n'.repeat(MOST_PRIMERS + 1), { message: 'Please enter at most 40 primers', path: 'p' }],
])('%j is refused', (text, issue) => {
  expect(readPrimers(text, 'p')).toEqual(issue);
});
