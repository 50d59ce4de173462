import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { readSource } from '#tests/support/readSource.ts';
import { NOTHING_LEFT_OUT } from '#workers/lib/sequences/letters/letterSieve.ts';
import { NO_QUALITY_FAULTS } from '#workers/lib/sequences/records/qualityCheck.ts';
import { openReading, reportOf } from '#workers/lib/sequences/records/sequenceReading.ts';

const GENBANK = 'LOCUS A\nORIGIN\n1 acg\n//\n';
const UNIPROT = 'ID   A_HUMAN   Reviewed;   3 AA.\nSQ   Sequence\n     MKV\n//\n';
const EMBL = 'ID   A; SV 1; 3 BP.\nSQ   Sequence\n     acg 3\n//\n';

test.each([
  ['typed', '>a\nACG', false, false, 'plain'],
  ['typed', '>a\nACG', true, false, 'fasta'],
  ['typed', '>a\nACG', false, true, 'fasta'],
  ['typed', GENBANK, true, false, 'fasta'],
  ['typed', GENBANK, false, true, 'genbank'],
  ['typed', EMBL, false, true, 'embl'],
  ['file', '>a\nACG', false, false, 'fasta'],
  ['file', GENBANK, true, false, 'genbank'],
  ['file', EMBL, false, false, 'embl'],
  ['file', '@a\nACG\n+\nIII\n', false, false, 'fastq'],
  ['file', '@a\nACU\n+\nIII\n', false, true, 'fastq'],
  ['file', 'ACG\n>b\nACG', false, false, 'plain'],
  ['file', 'ACG\n>b\nACG', true, false, 'fasta'],
  ['file', 'CLUSTAL W\n\na AC-G\n', false, false, 'plain'],
  ['file', 'CLUSTAL W\n\na AC-G\n', false, true, 'fasta'],
] as const)('%s %j, as FASTA: %s, recognized: %s: %s', async (origin, text, readAsFasta, recognize, format) => {
  const options = { readAsFasta, recognize, letters: 'dna' } as const;
  const reading = await openReading(cutSource(text, [3], origin), options);
  expect(reading.format).toBe(format);
  expect(reading.sieve() !== null).toBe(recognize && ['fasta', 'plain', 'fastq'].includes(format));
});

test('what was written anew is read in place of the text, and reported', async () => {
  const options = { readAsFasta: false, recognize: true, letters: 'dna' } as const;
  const reading = await openReading(cutSource("5'-ACGT-3'\n3'-TGCA-5'", []), options);
  expect((await readSource(reading.source)).text).toBe("5'-ACGT-3'");
  const counts = { leftOut: NOTHING_LEFT_OUT, qualityFaults: NO_QUALITY_FAULTS };
  expect(reportOf(reading, counts, 1)).toMatchObject({ lowerStrand: 4, line: 'The lower strand left out' });
});

test('a long text is not written anew', async () => {
  const rows = 'a,ACGTACGT\n'.repeat(200_000);
  const options = { readAsFasta: false, recognize: true, letters: 'dna' } as const;
  expect((await openReading(cutSource(rows, []), options)).rewriting).toBeNull();
});

test('an entry of UniProt is read as one of EMBL, and named', async () => {
  const options = { readAsFasta: false, recognize: false, letters: 'protein' } as const;
  const reading = await openReading(cutSource(UNIPROT, [], 'file'), options);
  expect(reading.format).toBe('embl');
  const counts = { leftOut: NOTHING_LEFT_OUT, qualityFaults: NO_QUALITY_FAULTS };
  expect(reportOf(reading, counts, 1).line).toBe('UniProt, 1 record');
});
