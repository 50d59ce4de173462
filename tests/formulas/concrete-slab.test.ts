import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type ConcreteSlabInput } from '#workers/formulas/concrete-slab.ts';

const SLAB = {
  shape: 'rectangle',
  length: 4,
  width: 3,
  diameter: null,
  thickness: 10,
  count: null,
  waste: null,
  bag: 'kg25',
  bagYield: null,
  bagPrice: null,
  baseDepth: null,
  mix: '1:2:3',
} as const;
const REQUIRED = 'Please fill in all required fields';
const LENGTHS = 'Lengths must be greater than 0';

refuses(formula, [
  [{ ...SLAB, shape: '' }, 'Invalid input values', 'shape'],
  [{ ...SLAB, width: null, thickness: 1 }, REQUIRED, 'width'],
  [{ ...SLAB, shape: 'circle' }, REQUIRED, 'diameter'],
  [{ ...SLAB, thickness: Number.NaN }, REQUIRED, 'thickness'],
  [{ ...SLAB, waste: Number.NaN }, 'Invalid input values', 'waste'],
  [{ ...SLAB, bag: '' }, 'Invalid input values', 'bag'],
  [{ ...SLAB, mix: '1:1:1' as '1:2:3' }, 'Invalid input values', 'mix'],
  [{ ...SLAB, length: 0, thickness: 1 }, LENGTHS, 'length'],
  [{ ...SLAB, shape: 'circle', length: -1, diameter: -1 }, LENGTHS, 'diameter'],
  [{ ...SLAB, thickness: 1.9 }, 'Thickness must be between 2 and 100 cm (0.8 and 39.4 in)', 'thickness'],
  [{ ...SLAB, thickness: 100.1 }, 'Thickness must be between 2 and 100 cm (0.8 and 39.4 in)', 'thickness'],
  [{ ...SLAB, waste: 50.1 }, 'Waste must be between 0 and 50 %', 'waste'],
  [{ ...SLAB, waste: -1 }, 'Waste must be between 0 and 50 %', 'waste'],
  [{ ...SLAB, count: 1.5 }, 'Number of slabs must be a whole number of at least 1', 'count'],
  [{ ...SLAB, count: 0 }, 'Number of slabs must be a whole number of at least 1', 'count'],
  [{ ...SLAB, bagYield: 0 }, 'Yield of a bag must be greater than 0', 'bagYield'],
  [{ ...SLAB, baseDepth: -1 }, 'Depth of the base must not be negative', 'baseDepth'],
  [{ ...SLAB, bagPrice: -1 }, 'Price must not be negative', 'bagPrice'],
  [{ ...SLAB, length: 1e300, width: 1e300 }, 'Please enter values whose result is not beyond all numbers', 'length'],
]);

accepts(formula, [
  [SLAB, { shape: 'rectangle', length: 4, width: 3, thickness: 10, bag: 'kg25', mix: '1:2:3' }],
  [
    { ...SLAB, shape: 'circle', diameter: 2, length: null, thickness: 2, count: 3, waste: 0, bagYield: 9, bagPrice: 0 },
    {
      shape: 'circle',
      diameter: 2,
      thickness: 2,
      count: 3,
      waste: 0,
      bag: 'kg25',
      bagYield: 9,
      bagPrice: 0,
      mix: '1:2:3',
    },
  ],
]);

describe('worked by hand', () => {
  const square: ConcreteSlabInput = {
    shape: 'rectangle',
    length: 3.048,
    width: 3.048,
    thickness: 10.16,
    waste: 0,
    bag: 'lb80',
    mix: '1:2:3',
  };

  test.each([
    ['lb80', 56],
    ['lb60', 75],
    ['lb40', 112],
  ] as const)('10 by 10 ft, 4 in, are 33.3 cubic feet: bags %s, %d of them', (bag, bags) => {
    const result = computed(formula, { ...square, bag });
    expect(result.bags).toBe(bags);
    expect(result.cubicYards).toBeCloseTo(1.2345679, 7);
  });

  test('a bag that fits exactly is not one more', () => {
    expect(computed(formula, { ...square, length: 1, width: 1, thickness: 10, bagYield: 10 }).bags).toBe(10);
  });

  test('the least of concrete takes a bag', () => {
    expect(computed(formula, { ...square, length: 1e-6, width: 1e-6 }).bags).toBe(1);
  });

  test('a round pad with a base', () => {
    const pad = { shape: 'circle', diameter: 2, thickness: 10, baseDepth: 20, bag: 'kg25', mix: '1:2:4' } as const;
    const result = computed(formula, pad);
    expect(result.area).toBeCloseTo(Math.PI, 12);
    expect(result.perimeter).toBeCloseTo(2 * Math.PI, 12);
    expect(result.baseVolume).toBeCloseTo(0.2 * Math.PI, 12);
    expect(result.volumeWithWaste / result.volume).toBeCloseTo(1.1, 12);
    expect(result.cost).toBeNull();
  });

  test('no depth is no base; bags cost their price', () => {
    expect(computed(formula, { ...square, baseDepth: 0, bagPrice: 5.5 })).toMatchObject({
      baseVolume: null,
      cost: 308,
    });
  });
});

test('the dry parts add up to 1.54 volumes', () => {
  const length = fc.double({ min: 0.1, max: 50, noNaN: true });
  fc.assert(
    fc.property(length, length, fc.constantFrom('1:2:3', '1:1.5:3', '1:2:4'), (long, wide, mix) => {
      const slab = { shape: 'rectangle', length: long, width: wide, thickness: 12, bag: 'kg20', mix } as const;
      const { volumeWithWaste, fromScratch } = computed(formula, slab);
      const { cementKg, sandCubicMeters, gravelCubicMeters } = fromScratch;
      const dry = cementKg / 1440 + sandCubicMeters + gravelCubicMeters;
      expect(dry / volumeWithWaste).toBeCloseTo(1.54, 9);
    }),
  );
});
