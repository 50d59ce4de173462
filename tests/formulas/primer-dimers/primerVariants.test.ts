import { expect, test } from 'vitest';
import { primerVariants, variantCount } from '#workers/formulas/primer-dimers/primerVariants.ts';

test('each letter stands for its bases', () => {
  expect(primerVariants('ARC')).toEqual(['AAC', 'AGC']);
  expect(primerVariants('ACGT')).toEqual(['ACGT']);
  expect(primerVariants('YN')).toEqual(['CA', 'CC', 'CG', 'CT', 'TA', 'TC', 'TG', 'TT']);
});

test.each(['ACGT', 'GTGYCAGCMGCCGCGGTAA', 'GGACTACNVGGGTWTCTAAT'])(
  'the count of %s is that of its variants',
  (letters) => {
    expect(new Set(primerVariants(letters)).size).toBe(variantCount(letters));
  },
);
