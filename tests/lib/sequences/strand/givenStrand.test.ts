import { expect, test } from 'vitest';
import { cutSource, everyCut } from '#tests/support/cutSource.ts';
import { givenFor } from '#tests/support/everyAnalysis.ts';
import type { Task } from '#workers/contract.ts';
import { type GivenStrand, openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { strandWindow } from '#workers/lib/sequences/strand/strandLetters.ts';

const FASTA = '>first\nACGT\n>second\nTTGACA\nGGG\n';

test('opens the chosen record as the page read it', async () => {
  const given = (await givenFor('dna', FASTA, { readAsFasta: true, record: '2' })) as GivenStrand;
  const task: Task = { report() {}, open: (text) => cutSource(String(text), everyCut(FASTA, 4)) };
  const strand = await openStrand(given, task);
  expect(strand.length).toBe(9);
  expect(new TextDecoder().decode(await strandWindow(strand, 0, 9))).toBe('TTGACAGGG');
});

test('ambiguity letters are letters where the page allows them', async () => {
  const given = (await givenFor('dna', 'ACNNGT', { allowAmbiguous: true })) as GivenStrand;
  const strand = await openStrand(given, { report() {}, open: (text) => cutSource(String(text), []) });
  expect(strand.alphabet).toBe('ambiguousDna');
  expect(new TextDecoder().decode(await strandWindow(strand, 1, 5))).toBe('CNNG');
});
