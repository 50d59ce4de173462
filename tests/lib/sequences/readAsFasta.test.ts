import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { fastaRemedies, formatOf } from '#workers/lib/sequences/readAsFasta.ts';

const GENBANK = 'LOCUS A\nORIGIN\n1 acg\n//\n';

test.each([
  ['typed', '>a\nACG', false, 'plain'],
  ['typed', '>a\nACG', true, 'fasta'],
  ['typed', GENBANK, true, 'fasta'],
  ['file', '>a\nACG', false, 'fasta'],
  ['file', GENBANK, false, 'genbank'],
  ['file', GENBANK, true, 'genbank'],
  ['file', 'ACG\n>b\nACG', false, 'plain'],
  ['file', 'ACG\n>b\nACG', true, 'fasta'],
] as const)('%s %j, to be read as FASTA: %s, is read as %s', async (origin, text, readAsFasta, format) => {
  expect(await formatOf(cutSource(text, [3], origin), readAsFasta)).toBe(format);
});

test.each([
  [true, 'plain', ['readAsFasta']],
  [false, 'plain', []],
  [true, 'genbank', []],
] as const)('a character that opens a header: %s, refused in %s text: %o', (opensHeader, format, fields) => {
  const remedies = fastaRemedies({ character: '>', offset: 0, opensHeader }, format);
  expect(remedies.map(({ field }) => field)).toEqual(fields);
});
