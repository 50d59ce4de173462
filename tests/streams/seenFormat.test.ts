import { describe, expect, test } from 'vitest';
import {
  HEAD_CHARACTERS,
  isCertainFormat,
  seenFormat,
  tableColumn,
  threeLetterCodes,
} from '#workers/streams/seenFormat.ts';

describe('formats by their beginning', () => {
  test.each([
    ['ACGT', 'plain'],
    ['', 'plain'],
    ['ACGT ACGT\nACGT', 'plain'],
    ['>a\nACGT', 'fasta'],
    ['LOCUS       X 9 bp', 'genbank'],
    ['ORIGIN\n        1 acgt', 'genbank'],
    ['ID   X; SV 1; linear; DNA; ; SYN; 4 BP.', 'embl'],
    ['ID   A; SV 1; linear; protein; STD; PLN; 4 AA.', 'embl'],
    ['ID   O95832_HUMAN   Reviewed;   211 AA.', 'uniprot'],
    ['ID   CLD1_HUMAN   STANDARD;   PRT;   211 AA.', 'uniprot'],
    ['IDACGT', 'plain'],
    ['@r1\nACGT\n+\nIIII', 'fastq'],
    ['@r1\nACGT\r\nAC \nGG\n+r1\nIIII\nII\nII', 'fastq'],
    ['@home\nAC-12\nGG', 'plain'],
    [`@r1\n${'ACGT'.repeat(1100)}`.slice(0, 4096), 'fastq'],
    ['@home', 'plain'],
    ['CLUSTAL W (1.8)\n\na ACGT', 'alignment'],
    ['# STOCKHOLM 1.0\na ACGT', 'alignment'],
    ['1 acgtacgtac acgt', 'numbered'],
    ['acgtacgtac acgt  14\n', 'numbered'],
    ['10   20\nMKV', 'numbered'],
    ['NC_000913.3', 'accession'],
    ['P12345', 'accession'],
    ['\ufffdPNG\r\n', 'picture'],
    ['%PDF-1.7', 'pdf'],
    ['<!DOCTYPE html>', 'html'],
    ['AC\0GT', 'binary'],
    ['Met-Lys-Ala', 'three-letter'],
    ['MetLysAla'.repeat(999).slice(0, HEAD_CHARACTERS), 'three-letter'],
    ['MET-LYS-ALA-'.repeat(999).slice(0, HEAD_CHARACTERS), 'three-letter'],
    ['ACGTTGCAAC'.repeat(999).slice(0, HEAD_CHARACTERS), 'plain'],
    ['a,ACGTACGT\nb,ACGTTTTT', 'table'],
  ])('%j is %s', (head, format) => {
    expect(seenFormat(head)).toBe(format);
  });
});

test.each([
  ['\n >a\nACGT', true],
  ['LOCUS X', true],
  ['ACGT', false],
  ['1 acgt', false],
  ['Met-Lys', false],
])('%j is certain: %s', (text, certain) => {
  expect(isCertainFormat(text)).toBe(certain);
});

test.each([
  ['Met-Lys-Ala', 3],
  ['MetLysAla', 3],
  ['MET GLY', 2],
  ['met gly lys', 3],
  ['METGLYLYSALAVAL', 5],
  // Chance may have made these; the first is Ala-Leu-Ala again and again.
  ['ALAALAALAALAALA', null],
  ['METALA', null],
  ['ALA', null],
  ['MKV', null],
  ['Met-Lys-Q', null],
])('%s: %s three-letter codes', (text, count) => {
  expect(threeLetterCodes(text)?.length ?? null).toBe(count);
});

test.each([
  ['name,sequence\na,ACGTACGT\nb,CCCCCCC', { separator: ',', column: 1 }],
  ['a\tACGTACGT\nb\tCCCCCCC', { separator: '\t', column: 1 }],
  ['a;x;ACGTACGT\nb;y;CCCCCCC', { separator: ';', column: 2 }],
  // Lines of one sequence, with tabs in them.
  ['ACGTACGT\tACGT\n\tACGT', null],
  ['ACGTACGT\tACGT\nACGTACGT\tACGT', null],
  ['ACGTACGT,ACGTACGTACGT\nACGTACGT,ACGTACGTACGT', null],
  ['a,ACGT', null],
  ['ACGT\nACGT', null],
])('%j as a table: %o', (text, column) => {
  expect(tableColumn(text)).toEqual(column);
});
