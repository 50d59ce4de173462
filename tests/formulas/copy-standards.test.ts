import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type CopyStandardsInput } from '#workers/formulas/copy-standards.ts';

const input: CopyStandardsInput = {
  molecule: 'dsdna',
  length: 3000,
  stockConcentration: 100,
  highest: 1e8,
  factor: 10,
  points: 6,
  volumePerTube: 90,
  smallestVolume: 2,
  templateVolume: 1,
};
const blank: Candidate<CopyStandardsInput> = { ...input };
const required = 'Please fill in all required fields';
const positive = 'All values must be greater than 0';

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, molecule: '' }, required, 'molecule'],
    [{ ...blank, length: null }, required, 'length'],
    [{ ...blank, highest: 0 }, positive, 'highest'],
    [{ ...blank, templateVolume: 0 }, positive, 'templateVolume'],
    [{ ...blank, factor: 1 }, 'Dilution factor must be greater than 1', 'factor'],
    [{ ...blank, points: 13 }, 'Standards must be a whole number between 1 and 12', 'points'],
    [{ ...blank, points: 2.5 }, 'Standards must be a whole number between 1 and 12', 'points'],
    [
      { ...blank, stockConcentration: 1e300, highest: 1e-300 },
      'Please enter values whose result is not beyond all numbers',
      'highest',
    ],
    [{ ...blank, highest: 1e12 }, 'The highest standard must not exceed the stock', 'highest'],
    [
      { ...blank, volumePerTube: 9 },
      'The transfers of 1.0 µL are too small to pipette: leave more in each tube',
      'volumePerTube',
    ],
    [
      { ...blank, factor: 2, volumePerTube: 5 },
      'The tubes are too small for dilutions by ten: leave more in each tube',
      'volumePerTube',
    ],
  ]);
  accepts(formula, [[{ ...blank, smallestVolume: null, templateVolume: null }, input]]);
});

describe('compute', () => {
  test('a standard as high as the stock needs no dilution', () => {
    const stock = computed(formula, input).stockCopies;
    const { tubes, predilutions } = computed(formula, { ...input, highest: stock });
    expect(predilutions).toBe(0);
    expect(tubes[0]?.diluent).toBeCloseTo(0, 9);
  });

  test('every transfer can be pipetted, and the standards are where they should be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 2, max: 20 }), (power, factor) => {
        const highest = 10 ** power;
        const { tubes, predilutions } = computed(formula, { ...input, highest, factor, points: 3 });
        for (const { transfer } of tubes) expect(transfer).toBeGreaterThanOrEqual(2 - 1e-9);
        const standards = tubes.slice(predilutions);
        for (const [at, { copiesPerMicroliter }] of standards.entries())
          expect((copiesPerMicroliter * factor ** at) / highest).toBeCloseTo(1, 9);
      }),
    );
  });
});
