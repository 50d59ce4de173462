import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import type { ByteSource, Progress } from '#workers/contract.ts';
import { slicesWithProgress } from '#workers/streams/progress.ts';

async function reportsOf(source: ByteSource): Promise<readonly Progress[]> {
  const reports: Progress[] = [];
  const task = { report: (progress: Progress) => reports.push(progress), open: () => source };
  for await (const slice of slicesWithProgress(source, task)) expect(slice.bytes.length).toBeGreaterThan(0);
  return reports;
}

test('each slice is reported when it is done', async () => {
  expect(await reportsOf(cutSource('ATGCATGC', [3, 7]))).toEqual([
    { done: 3, total: 8, unit: 'bytes' },
    { done: 7, total: 8, unit: 'bytes' },
    { done: 8, total: 8, unit: 'bytes' },
  ]);
});
