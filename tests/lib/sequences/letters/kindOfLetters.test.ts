import { expect, test } from 'vitest';
import { isTextOfLetters, kindOfText } from '#workers/lib/sequences/letters/kindOfLetters.ts';

test.each([
  ['ACGTACGTAC', 'dna'],
  ['ACGUACGUAC', 'rna'],
  ['acgun acgun', 'rna'],
  ['MKTAYIAKQRQISF', 'protein'],
  ['>sp|P1\nMKTAYIAKQRQISF', 'protein'],
  ['>MKTAYIAKQRQISF\nACGTACGTAC', 'dna'],
  // Any of them: no T and no U, both, too few, ambiguity letters only, mostly bases.
  ['ACGACGACGACG', null],
  ['ACGUTACGUT', null],
  ['MKTAYI', null],
  ['ACGTNRYSWKMB', null],
  ['ACGTACGTACGTACGTF', null],
  // Words of another format.
  ['LOCUS       PLASMID FILE 12 bp\nORIGIN\n', null],
])('%j: %s', (text, kind) => {
  expect(kindOfText(text)).toBe(kind);
});

test('letters stand at the beginning of a text, numbered lines and FASTA, and not of other formats', () => {
  expect((['plain', 'fasta', 'numbered', 'table', 'genbank', 'three-letter'] as const).map(isTextOfLetters)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['LOCUS       NP_001   393 aa   linear   PRI\nDEFINITION  x', 'protein'],
  ['ID   P53_HUMAN   Reviewed;   393 AA.\nAC   P04637;', 'protein'],
  ['LOCUS       aa1   393 bp   DNA', null],
])('the first line of an entry counts amino acids or bases: %j', (head, kind) => expect(kindOfText(head)).toBe(kind));
