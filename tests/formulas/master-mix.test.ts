import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/master-mix.ts';

const MIX = { name: 'Mix', stock: 2, final: 1, volume: null, inMix: true } as const;
const DNA = { name: 'DNA', stock: null, final: null, volume: 2, inMix: false } as const;
const EMPTY = { name: ' ', stock: null, final: null, volume: null, inMix: true } as const;
const BLANK = {
  samples: 10,
  replicates: null,
  controls: null,
  overage: null,
  reactionVolume: null,
  smallestVolume: null,
  components: [MIX, DNA],
} as const;
const REQUIRED = 'Please fill in all required fields';
const POSITIVE = 'All values must be greater than 0';
const NEGATIVE = 'All values must be non-negative';
const WHOLE = 'Samples, replicates and controls must be whole numbers';
const OVERAGE = 'Overage must be between 0 and 100 %';
const EITHER = 'Please give Mix either a stock and a final concentration or a volume';

refuses(formula, [
  [{ ...BLANK, samples: null }, REQUIRED, 'samples'],
  [{ ...BLANK, overage: Number.NaN }, 'Invalid input values', 'overage'],
  [{ ...BLANK, samples: 0 }, POSITIVE, 'samples'],
  [{ ...BLANK, replicates: 0 }, POSITIVE, 'replicates'],
  [{ ...BLANK, controls: -1 }, NEGATIVE, 'controls'],
  [{ ...BLANK, reactionVolume: 0 }, POSITIVE, 'reactionVolume'],
  [{ ...BLANK, smallestVolume: 0 }, POSITIVE, 'smallestVolume'],
  [{ ...BLANK, samples: 1.5 }, WHOLE, 'samples'],
  [{ ...BLANK, controls: 0.5 }, WHOLE, 'controls'],
  [{ ...BLANK, overage: -1 }, OVERAGE, 'overage'],
  [{ ...BLANK, overage: 101 }, OVERAGE, 'overage'],
  [{ ...BLANK, components: [EMPTY] }, REQUIRED, 'components.0.name'],
  [
    { ...BLANK, components: Array.from({ length: 21 }, () => DNA) },
    'At most 20 components can be mixed',
    'components.20.name',
  ],
  [{ ...BLANK, components: [DNA, { ...MIX, stock: Number.NaN }] }, 'Invalid input values', 'components.1.stock'],
  [{ ...BLANK, components: [{ ...MIX, stock: 0 }] }, POSITIVE, 'components.0.stock'],
  [{ ...BLANK, components: [{ ...MIX, final: -1 }] }, NEGATIVE, 'components.0.final'],
  [{ ...BLANK, components: [{ ...DNA, volume: -1 }] }, NEGATIVE, 'components.0.volume'],
  [{ ...BLANK, components: [EMPTY, { ...MIX, final: null }] }, EITHER, 'components.1.final'],
  [{ ...BLANK, components: [{ ...MIX, volume: 3 }] }, EITHER, 'components.0.final'],
  [{ ...BLANK, components: [{ ...MIX, stock: null, final: null }] }, EITHER, 'components.0.stock'],
  [
    { ...BLANK, components: [{ ...MIX, name: '', final: 3 }] },
    'Final concentration of Component 1 is above its stock',
    'components.0.final',
  ],
  [
    { ...BLANK, reactionVolume: 10.5, components: [MIX, { ...DNA, volume: 6 }] },
    'The components take 11.25 µL, more than the reaction volume of 10.5 µL',
    'reactionVolume',
  ],
  [
    { ...BLANK, samples: 1e308, replicates: 10 },
    'Please enter values whose result is not beyond all numbers',
    'samples',
  ],
]);

accepts(formula, [
  [
    { ...BLANK, components: [EMPTY, { ...MIX, name: ' Mix ' }, DNA] },
    {
      samples: 10,
      components: [
        { name: 'Mix', stock: 2, final: 1, inMix: true },
        { name: 'DNA', volume: 2, inMix: false },
      ],
    },
  ],
]);

describe('worked by hand', () => {
  test('ten samples and two controls in duplicate, a quarter more', () => {
    const result = computed(formula, {
      samples: 10,
      controls: 2,
      replicates: 2,
      overage: 25,
      reactionVolume: 10,
      components: [
        { name: 'Mix', stock: 2, final: 1, inMix: true },
        { name: 'Enzyme', volume: 0.01, inMix: true },
        { name: 'DNA', volume: 0.4, inMix: false },
      ],
    });
    expect(result).toMatchObject({ reactions: 24, effectiveReactions: 30, addedPerReaction: 0.4 });
    expect(result.components.map(({ totalVolume }) => totalVolume)).toEqual([
      150,
      expect.closeTo(0.3, 12),
      expect.closeTo(9.6, 12),
    ]);
    expect(result.water.volumePerReaction).toBeCloseTo(4.59, 12);
    expect(result.mixVolumePerReaction).toBeCloseTo(9.6, 12);
    // The enzyme in the tube of the mix, the DNA in each tube.
    expect(result.belowSmallest).toEqual(['Enzyme', 'DNA']);
  });

  test('nothing is too small to pipette when it is not there, or just large enough', () => {
    const components = [
      { name: 'None', volume: 0, inMix: false },
      { name: 'Just', volume: 0.5, inMix: false },
    ];
    expect(computed(formula, { samples: 1, components }).belowSmallest).toEqual([]);
  });

  test('a full reaction has no water', () => {
    const components = [0.1, 0.2, 0.7].map((volume) => ({ name: 'A', volume, inMix: true }));
    expect(computed(formula, { samples: 3, reactionVolume: 1, components }).water).toEqual({
      volumePerReaction: 0,
      totalVolume: 0,
    });
  });
});

test('mix and additions fill the reaction, and the totals are those of the parts', () => {
  const volume = fc.double({ min: 0, max: 4, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(volume, fc.boolean()), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 100 }),
      (volumes, samples, overage) => {
        const components = volumes.map(([each, inMix]) => ({ name: 'A', volume: each, inMix }));
        const result = computed(formula, { samples, overage, components });
        expect(result.mixVolumePerReaction + result.addedPerReaction).toBeCloseTo(20, 9);
        const parts = result.components.filter(({ inMix }) => inMix).map(({ totalVolume }) => totalVolume);
        const total = parts.reduce((all, each) => all + each, result.water.totalVolume);
        expect(total).toBeCloseTo(result.mixTotalVolume, 7);
      },
    ),
  );
});
