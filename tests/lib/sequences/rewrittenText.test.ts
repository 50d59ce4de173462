import { expect, test } from 'vitest';
import { rewrittenText } from '#workers/lib/sequences/rewrittenText.ts';

test('the rows of an alignment become records, block after block; what is no row is passed over', () => {
  const text = 'CLUSTAL W\n\na  AC-GT 4\nbb ACCGT 5\n   ** **\n\na  TT\nbb T-\n';
  expect(rewrittenText(text, 'alignment', 'dna')).toMatchObject({
    text: '>a\nAC-GT\nTT\n>bb\nACCGT\nT-\n',
    format: 'fasta',
  });
});

test.each([
  ['name,sequence\na,ACGTA\nb,CCCCC', '>a\nACGTA\n>b\nCCCCC\n'],
  ['cat\tACGTA\ntag\tCCCCC', '>cat\nACGTA\n>tag\nCCCCC\n'],
  ['"a","ACGTA"\n"b","CCCCC"', '>a\nACGTA\n>b\nCCCCC\n'],
])('%j becomes FASTA', (text, fasta) => {
  expect(rewrittenText(text, 'table', 'dna')).toMatchObject({ text: fasta, format: 'fasta' });
});

test.each([
  ['Met-Lys-Sec-Ter', 'MKU*', 4],
  ['MET GLY', 'MG', 2],
])('%s is %s in one letter', (text, letters, count) => {
  expect(rewrittenText(text, 'three-letter', 'protein')).toMatchObject({ text: letters, threeLetter: count });
  expect(rewrittenText(text, 'three-letter', 'dna')).toBeNull();
});

test.each([
  ['NH2-MKV-COOH', 'MKV'],
  ['H2N–MKV–CO2H', 'MKV'],
  ['N-MKV-C', 'MKV'],
  ['H-MKV-OH', 'MKV'],
  [' NH3+ - MKV\nAAA - COO- \n', 'MKV\nAAA'],
  // A gap and a cysteine, as far as anybody can tell.
  ['MKV-C', null],
  ['N-MKV', null],
])('the ends of %s: %s', (text, chain) => {
  expect(rewrittenText(text, 'plain', 'protein')?.text ?? null).toBe(chain);
});

test.each([
  ["5'-ACGT-3'\n3'-TGCA-5'", "5'-ACGT-3'"],
  ["5'-AC GT-3'\n  || ||\n3'-TG CA-5'", "5'-AC GT-3'"],
  ["  5 ' - AC\nGT - 3 '\n3 ' - TGCA - 5 '\n", "5 ' - AC\nGT - 3 '"],
  ["5'-ACGT-3'\n3'-TGCT-5'", null],
  ["5'-ACGT-3'\n5'-TGCA-3'", null],
  ['ACGT', null],
])('of two strands, %j, the upper one: %s', (text, upper) => {
  expect(rewrittenText(text, 'plain', 'dna')?.text ?? null).toBe(upper);
});
