import { describe, expect, test } from 'vitest';
import { kernel } from '#tests/kernel/samples.ts';
import { withLists } from '#tests/support/columnLists.ts';
import { cutSource } from '#tests/support/cutSource.ts';
import type { ByteSource } from '#workers/contract.ts';
import type { SequenceKernel } from '#workers/kernel/sequenceKernel.ts';
import { textAt } from '#workers/lib/sequences/letters/textColumn.ts';
import { recordColumns } from '#workers/lib/sequences/records/recordList.ts';
import {
  gcPercent,
  lettersIn,
  MOST_RECORDS,
  type ScanOptions,
  type ScanOutcome,
  scanStrands,
} from '#workers/lib/sequences/strand/strandScan.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const OPTIONS: ScanOptions = { format: 'plain', alphabet: 'dna', record: 1, code: GENETIC_CODES['1'], keptProtein: 2 };

async function scanned(source: ByteSource, kernel: SequenceKernel, options: Partial<ScanOptions> = {}) {
  const outcome = await scanStrands(source.slices(), kernel, { ...OPTIONS, ...options });
  if (!outcome.ok) throw new Error(`Refused '${outcome.foreign.character}'`);
  return outcome.scan;
}

describe('with the kernel', () => {
  test('the record chosen is counted and translated, the others are counted', async () => {
    const source = cutSource('>a\nACG\n>b\nccATGaa\nATAG\n>c\nATGC', [9, 15, 20], 'file');
    const { recordCount, records, chosen } = await scanned(source, kernel, { format: 'fasta', record: 2 });
    expect(recordCount).toBe(3);
    expect(withLists(await recordColumns(records))).toMatchObject({ names: ['a', 'b', 'c'], lengths: [3, 11, 4] });
    expect(chosen).toMatchObject({
      name: 'b',
      counts: { A: 5, C: 2, G: 2, T: 2, ambiguous: 0 },
      protein: { startPosition: 3, length: 2, head: 'MK', stopCodon: 'UAG' },
    });
  });

  test('a text without the requested record', async () => {
    const { recordCount, chosen } = await scanned(cutSource('ATG', []), kernel, { record: 2 });
    expect([recordCount, chosen]).toEqual([1, null]);
  });

  test('very many records are counted, the first ones kept', async () => {
    const source = cutSource('>r\nACG\n'.repeat(MOST_RECORDS + 7), [1_000_000], 'file');
    const { recordCount, records, chosen } = await scanned(source, kernel, {
      format: 'fasta',
      record: MOST_RECORDS + 3,
    });
    expect(recordCount).toBe(MOST_RECORDS + 7);
    const { names, lengths, bases, strong } = await recordColumns(records);
    expect([names.ends.length, lengths.length]).toEqual([MOST_RECORDS, MOST_RECORDS]);
    expect([textAt(names, MOST_RECORDS - 1), lengths[1], bases[1], strong[1]]).toEqual(['r', 3, 3, 2]);
    expect(chosen?.counts).toEqual({ A: 1, C: 1, G: 1, T: 0, ambiguous: 0 });
  });

  test('a foreign character is reported with its record', async () => {
    const outcome: ScanOutcome = await scanStrands(cutSource('>a\nACG\n>b\nAC!', [9]).slices(), kernel, {
      ...OPTIONS,
      format: 'fasta',
    });
    expect(outcome).toMatchObject({ ok: false, foreign: { character: '!', offset: 12 }, record: 2 });
  });

  test('one before the first header is in no record', async () => {
    const outcome = await scanStrands(cutSource('é\n>a\nACG', []).slices(), kernel, { ...OPTIONS, format: 'fasta' });
    expect(outcome).toMatchObject({ ok: false, foreign: { character: 'é', offset: 0 }, record: 0 });
  });
});

test('sums and shares', () => {
  const counts = { A: 1, C: 2, G: 3, T: 4, ambiguous: 5 };
  expect(lettersIn(counts)).toBe(15);
  expect(gcPercent(counts)).toBe(50);
  expect(gcPercent({ A: 0, C: 0, G: 0, T: 0, ambiguous: 5 })).toBeNull();
});
