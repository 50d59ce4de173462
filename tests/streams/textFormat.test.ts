import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { recognizedFormat } from '#workers/streams/textFormat.ts';

const EVERYWHERE = Array.from({ length: 2000 }, (_, at) => at);

test.each([
  ['>a\nATG', 'fasta'],
  ['\ufeff\r\n \u00a0\t>a', 'fasta'],
  [`${' '.repeat(900)}>a`, 'fasta'],
  ['LOCUS       NC_1 9 bp', 'genbank'],
  ['\n\nLOCUS X', 'genbank'],
  ['LOCUSATG', 'plain'],
  ['LOCU', 'plain'],
  ['locus x', 'plain'],
  ['ATG\n>a\nATG', 'plain'],
  ['', 'plain'],
  [' \n ', 'plain'],
  ['LOCUS', 'plain'],
])('%j is %s, whole and cut at every byte', async (text, format) => {
  expect(await recognizedFormat(cutSource(text, []))).toBe(format);
  expect(await recognizedFormat(cutSource(text, EVERYWHERE))).toBe(format);
});

test.each([
  ['lambda-phage.fa', 'fasta'],
  ['orchids.fasta', 'fasta'],
  ['NC_005816.gb', 'genbank'],
])('%s is %s', async (file, format) => {
  expect(await recognizedFormat(cutSource(readFileSync(`tests/data/${file}`, 'utf8'), [3]))).toBe(format);
});
