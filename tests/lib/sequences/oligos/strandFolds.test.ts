import { expect, test } from 'vitest';
import { createFolder } from '#workers/lib/sequences/oligos/strandFolds.ts';

const FOLDER = createFolder({ monovalent: 50, magnesium: 0, dntp: 0, oligo: 50 });

test('a strand that reads the same on both strands counts as such with itself only', () => {
  // Tm of GCGAATTCGC by oligotm -tp 1 -sc 1 (primer3 2.6.1): 31.35 °C, with the initiation of 1998.
  expect(FOLDER.dimer('GCGAATTCGC', 'GCGAATTCGC')?.tm).toBeCloseTo(31.35, 0);
  const one = FOLDER.dimer('GCGAATTCGC', 'GCGAATTCGC')?.energy ?? 0;
  const other = FOLDER.dimer('GCGAATTCGC', 'GCGAATTCGCA')?.energy ?? 0;
  expect(other).toBeLessThan(one);
});

test('a 3′ end that has to pair is never more stable than any structure', () => {
  const [first, second] = ['AAGGCATCCGATTGCC', 'GGCAATCGGATGCCTTACT'] as const;
  const any = FOLDER.dimer(first, second)?.energy ?? 0;
  expect(FOLDER.endDimer(first, second)?.energy).toBeCloseTo(any, 9);
  expect(FOLDER.endDimer(second, first)?.energy ?? 0).toBeGreaterThan(any);
});

test('a hairpin does not depend on the concentration', () => {
  const strong = createFolder({ monovalent: 50, magnesium: 0, dntp: 0, oligo: 5000 });
  expect(strong.hairpin('CCGCAGTAAGCTGCGG')).toEqual(FOLDER.hairpin('CCGCAGTAAGCTGCGG'));
  expect(FOLDER.hairpin('AAAAAAAA')).toBeNull();
});
