import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DnaCopyNumberInput } from '#workers/formulas/dna-copy-number.ts';

const plasmid: DnaCopyNumberInput = { amount: 1, length: 3000, strandType: 'dsDNA', massPerUnit: 650 };
const filled = { ...plasmid, massPerUnit: null };

describe('validate', () => {
  const required = 'Please fill in all required fields';
  const positive = 'All values must be greater than 0';

  refuses(formula, [
    [{ ...filled, amount: null, length: 0 }, required, 'amount'],
    [{ ...filled, length: Number.NaN }, required, 'length'],
    [{ ...filled, strandType: '' }, required, 'strandType'],
    [{ ...filled, strandType: 'valueOf' as 'dsDNA' }, required, 'strandType'],
    [{ ...filled, massPerUnit: Number.NaN }, required, 'massPerUnit'],
    [{ ...filled, amount: 0 }, positive, 'amount'],
    [{ ...filled, length: -1 }, positive, 'length'],
    [{ ...filled, massPerUnit: 0 }, positive, 'massPerUnit'],
    [{ ...filled, amount: 1e300 }, 'Please enter values whose result is not beyond all numbers', 'amount'],
  ]);

  accepts(formula, [
    [filled, plasmid],
    [
      { ...filled, strandType: 'ssDNA' },
      { ...plasmid, strandType: 'ssDNA', massPerUnit: 325 },
    ],
    [
      { ...filled, strandType: 'ssRNA' },
      { ...plasmid, strandType: 'ssRNA', massPerUnit: 340 },
    ],
    [
      { ...filled, massPerUnit: 660 },
      { ...plasmid, massPerUnit: 660 },
    ],
  ]);
});

describe('compute', () => {
  test('1 ng of a plasmid of 3000 bp', () => {
    const { copies, femtomoles, massPerMolecule, reference } = computed(formula, plasmid);
    expect(copies).toBeCloseTo(308827731.28205127, 4);
    expect(femtomoles).toBeCloseTo(0.5128205128205128, 12);
    expect(massPerMolecule).toBe(1.95e6);
    expect(reference.copiesAt660).toBeCloseTo((copies * 650) / 660, 4);
    expect(reference.copiesOfAverage).toBeCloseTo((copies * 1.95e6) / 1853916.04, 4);
  });

  test('single strands have no other mass to compare', () => {
    const result = computed(formula, { amount: 25, length: 29903, strandType: 'ssRNA', massPerUnit: 340 });
    expect(result.copies).toBeCloseTo(1480802821.2789981, 3);
    expect(result.reference).toEqual({ copiesAt660: null, copiesOfAverage: null });
  });

  test('a femtomole is always the same number of copies', () => {
    const number = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (amount, length, massPerUnit) => {
        const { copies, femtomoles } = computed(formula, { ...plasmid, amount, length, massPerUnit });
        expect(copies / femtomoles / 602214076).toBeCloseTo(1, 9);
      }),
    );
  });
});
