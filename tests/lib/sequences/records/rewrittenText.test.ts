import { expect, test } from 'vitest';
import { rewrittenText } from '#workers/lib/sequences/records/rewrittenText.ts';

test('the rows of an alignment become records, block after block; what is no row is passed over', () => {
  const text = 'CLUSTAL W\n\na  AC-GT 4\nbb ACCGT 5\n   ** **\n\na  TT\nbb T-\n';
  expect(rewrittenText(text, 'alignment', 'dna')).toMatchObject({
    text: '>a\nAC-GT\nTT\n>bb\nACCGT\nT-\n',
    format: 'fasta',
  });
});

test.each([
  ['CLUSTAL W\n\na AC?GT\nb ACGGT\n', '>a\nAC?GT\n>b\nACGGT\n'],
  ['CLUSTAL W\n\na AC GT 4\n#b ACGG\n  * *\n', '>a\nAC GT\n>#b\nACGG\n'],
  ['# STOCKHOLM 1.0\n#=GC x\na/1-4 ACGT\n//\n', '>a/1-4\nACGT\n'],
  ['CLUSTAL W\n\na >x\n', null],
])('no row of %j is passed over', (text, fasta) => {
  expect(rewrittenText(text, 'alignment', 'dna')?.text ?? null).toBe(fasta);
});

test.each([
  ['name,sequence\na,ACGTA\nb,CCCCC', '>a\nACGTA\n>b\nCCCCC\n'],
  ['cat\tACGTA\ntag\tCCCCC', '>cat\nACGTA\n>tag\nCCCCC\n'],
  ['"a","ACGTA"\n"b","CCCCC"', '>a\nACGTA\n>b\nCCCCC\n'],
  // A record that is called like a heading.
  ['gene,ACGTA\nb,CCCCC', '>gene\nACGTA\n>b\nCCCCC\n'],
  ['gene,peptide\nb,CCCCC', '>b\nCCCCC\n'],
])('%j becomes FASTA', (text, fasta) => {
  expect(rewrittenText(text, 'table', 'dna')).toMatchObject({ text: fasta, format: 'fasta' });
});

test('letters with a separator among them are no table', () => {
  expect(rewrittenText('MKVLAAGTCCC,MKVL\nMK,VLAAGT', 'table', 'protein')).toBeNull();
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
