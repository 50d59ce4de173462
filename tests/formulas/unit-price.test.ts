import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/unit-price.ts';

const SMALL = { name: 'Small', price: 12.99, quantity: 2, unit: 'kg', packs: null, energyPerKg: null } as const;
const LARGE = { ...SMALL, name: '', price: 49.99, quantity: 12 } as const;
const BLANK = { name: 'x', price: null, quantity: null, unit: 'ml', packs: null, energyPerKg: null } as const;
const REQUIRED = 'Please fill in all required fields';

refuses(formula, [
  [{ items: [] }, 'Please enter at least two items', 'items.0.price'],
  [{ items: [SMALL, BLANK] }, 'Please enter at least two items', 'items.1.price'],
  [{ items: [{ ...SMALL, price: null }, LARGE] }, REQUIRED, 'items.0.price'],
  [{ items: [SMALL, { ...BLANK, packs: 3 }] }, REQUIRED, 'items.1.price'],
  [{ items: [SMALL, { ...LARGE, energyPerKg: Number.NaN }] }, 'Invalid input values', 'items.1.energyPerKg'],
  [{ items: [SMALL, { ...LARGE, unit: '' }] }, 'Invalid input values', 'items.1.unit'],
  [{ items: [{ ...SMALL, price: -1, quantity: 0 }, LARGE] }, 'Price must not be negative', 'items.0.price'],
  [{ items: [{ ...SMALL, quantity: 0 }, LARGE] }, 'Quantity must be greater than 0', 'items.0.quantity'],
  [{ items: [{ ...SMALL, packs: 0 }, LARGE] }, 'Quantity must be greater than 0', 'items.0.packs'],
  [{ items: [{ ...SMALL, energyPerKg: 0 }, LARGE] }, 'Energy must be greater than 0', 'items.0.energyPerKg'],
  [
    { items: [SMALL, { ...LARGE, unit: 'l' }] },
    'Compare only amounts of the same kind: weight, volume or pieces',
    'items.1.unit',
  ],
  [
    { items: [{ ...SMALL, quantity: 1e-300, price: 1e300 }, LARGE] },
    'Please enter values whose result is not beyond all numbers',
    'items.0.quantity',
  ],
]);

accepts(formula, [
  [
    { items: [SMALL, BLANK, { ...LARGE, packs: 2, energyPerKg: 3500 }] },
    {
      items: [
        { name: 'Small', price: 12.99, quantity: 2, unit: 'kg' },
        { name: '', price: 49.99, quantity: 12, unit: 'kg', packs: 2, energyPerKg: 3500 },
      ],
    },
  ],
]);

describe('worked by hand', () => {
  test('24 cans of 85 g against one of 156 g', () => {
    const cans = { name: 'Cans', price: 21.6, quantity: 85, unit: 'g', packs: 24 } as const;
    const can = { name: '', price: 1.55, quantity: 156, unit: 'g' } as const;
    const { items, cheapest, kind } = computed(formula, { items: [cans, can] });
    expect(kind).toBe('weight');
    expect(cheapest).toBe('Item 2');
    expect(items[0]?.unitPrice).toBeCloseTo(10.588235, 6);
    expect(items.map(({ rank }) => rank)).toEqual([2, 1]);
    expect(items[0]?.morePercent).toBeCloseTo(6.565465, 6);
  });

  test('the richer food is dearer by weight and cheaper by energy', () => {
    const result = computed(formula, {
      items: [
        { name: 'A', price: 38, quantity: 10, unit: 'kg', energyPerKg: 3500 },
        { name: 'B', price: 41, quantity: 10, unit: 'kg', energyPerKg: 4100 },
      ],
    });
    expect(result).toMatchObject({ cheapest: 'A', cheapestPerMcal: 'B' });
    expect(result.items[1]?.pricePerMcal).toBeCloseTo(1, 12);
  });

  test('what is free has no percentage above it, and energy counts for weights alone', () => {
    const result = computed(formula, {
      items: [
        { name: 'A', price: 0, quantity: 1, unit: 'l', energyPerKg: 3500 },
        { name: 'B', price: 1, quantity: 1, unit: 'pint', energyPerKg: 3500 },
      ],
    });
    expect(result).toMatchObject({ kind: 'volume', cheapest: 'A', cheapestPerMcal: null });
    expect(result.items[1]).toMatchObject({ morePercent: null, pricePerMcal: null });
  });
});

test('units of one kind agree: a pound and its grams cost the same', () => {
  const number = fc.double({ min: 0.01, max: 1000, noNaN: true });
  fc.assert(
    fc.property(number, number, (price, quantity) => {
      const { items } = computed(formula, {
        items: [
          { name: 'lb', price, quantity, unit: 'lb' },
          { name: 'g', price, quantity: quantity * 453.59237, unit: 'g' },
        ],
      });
      expect((items[0]?.unitPrice ?? 0) / (items[1]?.unitPrice ?? 1)).toBeCloseTo(1, 12);
    }),
  );
});
