import { expect, test } from 'vitest';
import { sequenceKernel } from '#workers/lib/sequences/strand/sequenceKernel.ts';

test('is available', async () => {
  const kernel = await sequenceKernel;
  const reader = kernel.letterReader('dna');
  expect(reader.count(new TextEncoder().encode('acgt ACGG'))).toBe(9);
  expect(reader.counts()).toEqual({ A: 2, C: 2, G: 3, T: 1, ambiguous: 0 });
});
