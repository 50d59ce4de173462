import { expect, test } from 'vitest';
import { MOST_PRIMERS, readPrimerPairs, readPrimers } from '#workers/lib/sequences/primers/primerList.ts';

test('one a line, with and without names, in either case, RNA and marks of the ends', () => {
  expect(readPrimers("fw ATGGCC\n\n5'-acgtu-3'\nrv,GGRYAA", 'primers')).toEqual([
    { name: 'fw', letters: 'ATGGCC', tail: 0, leftOut: [] },
    { name: 'Primer 2', letters: 'ACGTT', tail: 0, leftOut: [] },
    { name: 'rv', letters: 'GGRYAA', tail: 0, leftOut: [] },
  ]);
});

test('FASTA, with letters over several lines', () => {
  expect(readPrimers('>fw first\nATGG\nCCAT\n>\nGGGG', 'primers')).toEqual([
    { name: 'fw', letters: 'ATGGCCAT', tail: 0, leftOut: [] },
    { name: 'Primer 2', letters: 'GGGG', tail: 0, leftOut: [] },
  ]);
});

test('lower case before upper case is a tail; elsewhere it is none', () => {
  expect(readPrimers('gaattcATGGCC', 'primers')).toMatchObject([{ letters: 'GAATTCATGGCC', tail: 6 }]);
  expect(readPrimers('ATGgccATG', 'primers')).toMatchObject([{ tail: 0 }]);
});

test.each([
  ['', { message: 'Please enter a primer', path: 'p' }],
  [
    'fw ACGT ACGT ACGT',
    {
      message:
        'Line 1: “fw ACGT ACGT ACGT” has 4 words: enter one primer or two, with or without a name in front of them',
      path: 'p',
    },
  ],
  [
    'a AC(A/G)T',
    { message: 'Line 1: “AC(A/G)T” has the character (: hand-mixed bases are not read. Write N', path: 'p' },
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
  ['A'.repeat(151), expect.objectContaining({ message: 'A primer has at most 150 letters' })],
  ['ACGT\n'.repeat(MOST_PRIMERS + 1), { message: 'Please enter at most 40 primers', path: 'p' }],
])('%j is refused', (text, issue) => {
  expect(readPrimers(text, 'p')).toEqual(issue);
});

test('two on a line are two primers, behind a name or without one', () => {
  const read = readPrimers('GTAAAACGACGGCCAGT\tCAGGAAACAGCTATGAC\nM13 ACGTACGT ACGTTTTT\nGATA ATGCC', 'p');
  expect('message' in read ? read : read.map(({ name, letters }) => [name, letters])).toEqual([
    ['Primer 1', 'GTAAAACGACGGCCAGT'],
    ['Primer 2', 'CAGGAAACAGCTATGAC'],
    ['M13 forward', 'ACGTACGT'],
    ['M13 reverse', 'ACGTTTTT'],
    ['GATA', 'ATGCC'],
  ]);
});

test('pairs: the last two words, with what was left out of each', () => {
  expect(readPrimerPairs('x /5Phos/ggATGCC A*C*GTT\n\nACGT TTTT', 'p')).toEqual([
    {
      name: 'x',
      primers: [
        { name: '', letters: 'GGATGCC', tail: 2, leftOut: ['/5Phos/'] },
        { name: '', letters: 'ACGTT', tail: 0, leftOut: ['* ×2'] },
      ],
    },
    {
      name: 'ACGT TTTT',
      primers: [
        { name: '', letters: 'ACGT', tail: 0, leftOut: [] },
        { name: '', letters: 'TTTT', tail: 0, leftOut: [] },
      ],
    },
  ]);
});

test.each([
  ['', 'Please enter two primers'],
  ['ACGT', 'Please enter two primers a line, with or without a name in front of them'],
  ['ACGT ACGX', 'A primer has the letters A, C, G, T and the IUPAC letters R, Y, S, W, K, M, B, D, H, V, N'],
  ['ACGT ACGT\n'.repeat(51), 'Please enter at most 50 lines'],
])('%j is no list of pairs', (text, message) =>
  expect(readPrimerPairs(text, 'p')).toMatchObject({ message, path: 'p' }),
);
