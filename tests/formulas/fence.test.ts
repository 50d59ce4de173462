import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type FenceInput } from '#workers/formulas/fence.ts';

const PADDOCK = {
  mode: 'perimeter',
  perimeter: 100,
  length: null,
  width: null,
  postSpacing: 3,
  corners: null,
  gates: [{ width: null, count: null }],
  lineType: 'wire',
  strands: null,
  waste: null,
  rollLength: null,
  postPrice: null,
  railPrice: null,
  rollPrice: null,
  gatePrice: null,
} as const;
const REQUIRED = 'Please fill in all required fields';
const LENGTHS = 'Lengths must be greater than 0';

refuses(formula, [
  [{ ...PADDOCK, mode: '' }, 'Invalid input values', 'mode'],
  [{ ...PADDOCK, lineType: '' }, 'Invalid input values', 'lineType'],
  [{ ...PADDOCK, mode: 'rectangle', length: 60 }, REQUIRED, 'width'],
  [{ ...PADDOCK, perimeter: Number.NaN }, REQUIRED, 'perimeter'],
  [{ ...PADDOCK, postSpacing: null }, REQUIRED, 'postSpacing'],
  [{ ...PADDOCK, waste: Number.NaN }, 'Invalid input values', 'waste'],
  [{ ...PADDOCK, gates: [{ width: null, count: 2 }] }, REQUIRED, 'gates.0.width'],
  [{ ...PADDOCK, perimeter: 0, postSpacing: 0 }, LENGTHS, 'perimeter'],
  [{ ...PADDOCK, mode: 'rectangle', length: 5, width: -1 }, LENGTHS, 'width'],
  [{ ...PADDOCK, postSpacing: 0, corners: 3.5 }, 'Post spacing must be greater than 0', 'postSpacing'],
  [{ ...PADDOCK, corners: 3.5 }, 'Corners must be a whole number of at least 0', 'corners'],
  [{ ...PADDOCK, corners: -1 }, 'Corners must be a whole number of at least 0', 'corners'],
  [{ ...PADDOCK, strands: 2.5 }, 'Rails or wires must be a whole number of at least 0', 'strands'],
  [{ ...PADDOCK, waste: 51 }, 'Waste must be between 0 and 50 %', 'waste'],
  [{ ...PADDOCK, rollLength: 0 }, 'Roll length must be greater than 0', 'rollLength'],
  [{ ...PADDOCK, gates: [{ width: 4, count: 0 }] }, 'Gates must be a whole number of at least 1', 'gates.0.count'],
  [{ ...PADDOCK, gates: [{ width: 0, count: 1 }] }, 'Gate width must be greater than 0', 'gates.0.width'],
  [
    { ...PADDOCK, perimeter: 10, gates: [{ width: 4, count: 3 }] },
    'The gates are wider than the fence',
    'gates.0.width',
  ],
  [{ ...PADDOCK, railPrice: -1 }, 'Prices must not be negative', 'railPrice'],
  [
    { ...PADDOCK, perimeter: 1e300, postSpacing: 1e-300 },
    'Please enter values whose result is not beyond all numbers',
    'postSpacing',
  ],
]);

accepts(formula, [
  [PADDOCK, { mode: 'perimeter', perimeter: 100, postSpacing: 3, gates: [], lineType: 'wire' }],
  [
    { ...PADDOCK, mode: 'rectangle', length: 5, width: 4, gates: [{ width: 4, count: null }], corners: 0, strands: 0 },
    {
      mode: 'rectangle',
      length: 5,
      width: 4,
      postSpacing: 3,
      gates: [{ width: 4 }],
      lineType: 'wire',
      corners: 0,
      strands: 0,
    },
  ],
]);

describe('counted on a plan', () => {
  const base: FenceInput = { mode: 'perimeter', perimeter: 12, postSpacing: 3, gates: [], lineType: 'wire' };

  test('12 m around at 3 m: four posts, all of them corners', () => {
    expect(computed(formula, base)).toMatchObject({
      sections: 4,
      posts: 4,
      linePosts: 0,
      cornerPosts: 4,
      braceAssemblies: 8,
      rails: null,
      rolls: null,
      area: null,
      cost: null,
    });
  });

  test('12 m in a run at 3 m: five posts, two of them ends', () => {
    expect(computed(formula, { ...base, mode: 'line' })).toMatchObject({
      posts: 5,
      endPosts: 2,
      linePosts: 3,
      cornerPosts: 0,
    });
  });

  test('corners and gates that outnumber the sections are all the posts', () => {
    const { posts, linePosts } = computed(formula, { ...base, postSpacing: 12, gates: [{ width: 3, count: 2 }] });
    expect([posts, linePosts]).toEqual([8, 0]);
  });

  test('a fence of gates alone has no sections', () => {
    const result = computed(formula, { ...base, corners: 0, gates: [{ width: 12 }] });
    expect(result).toMatchObject({ fenceLength: 0, sections: 0, actualSpacing: null, posts: 2, lineLength: 0 });
  });

  test('rails by the section, with prices', () => {
    const rails = { ...base, lineType: 'rails', strands: 2, postPrice: 10, railPrice: 5 } as const;
    expect(computed(formula, rails)).toMatchObject({ rails: 8, lineLength: null, cost: 80 });
  });

  test('mesh has one layer, and a full roll is not two', () => {
    const mesh = { ...base, lineType: 'mesh', strands: 9, waste: 0, rollLength: 12, rollPrice: 7 } as const;
    expect(computed(formula, mesh)).toMatchObject({ lineLength: 12, rolls: 1, cost: 7 });
  });

  test('an acre', () => {
    const acre = computed(formula, { ...base, mode: 'rectangle', length: 63.614907234, width: 63.614907234 });
    expect(acre.acres).toBeCloseTo(1, 6);
    expect(acre.hectares).toBeCloseTo(0.40468564, 6);
  });
});

test('no section is longer than the spacing', () => {
  const length = fc.double({ min: 1, max: 2000, noNaN: true });
  fc.assert(
    fc.property(length, fc.double({ min: 0.5, max: 15, noNaN: true }), (perimeter, postSpacing) => {
      const input = { mode: 'perimeter', perimeter, postSpacing, gates: [], lineType: 'wire' } as const;
      const { actualSpacing, posts, linePosts, cornerPosts } = computed(formula, input);
      expect(actualSpacing).toBeLessThanOrEqual(postSpacing + 1e-6);
      expect(linePosts + cornerPosts).toBe(posts);
    }),
  );
});
