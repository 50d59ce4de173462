import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import formula, { type OmegaInput } from '#workers/formulas/omega3.ts';

const dogInput: OmegaInput = {
  species: 'dog',
  weight: 20,
  weightUnit: 'kg',
  goal: 'general',
  epaMg: 180,
  dhaMg: 120,
  productType: 'capsule',
  notLiverOil: true,
  vetApproved: false,
};
const dog: Candidate<OmegaInput> = { ...dogInput, customMgPerKg: null };
const cat: Candidate<OmegaInput> = {
  ...dog,
  species: 'cat',
  weight: 4.5,
  epaMg: 120,
  dhaMg: 80,
  productType: 'liquid',
};
const asked = { goal: 'custom', customMgPerKg: 50, vetApproved: true } as const;
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const LIVER = 'Do not use cod liver oil: it can overdose vitamins A and D';
const APPROVED = 'Please confirm that your veterinarian has approved this dose';
const DOG_RANGE = 'Weight must be between 0.5 and 120 kg (1.1 and 264.6 lb)';
const CAT_RANGE = 'Weight must be between 0.5 and 15 kg (1.1 and 33.1 lb)';
const TOO_MUCH = 'This target is above the upper limit shown by this calculator. Ask your veterinarian.';

const TOO_LITTLE = 'Check the label: EPA and DHA together are 50 mg or more, in milligrams';

refuses(formula, [
  [{ ...dog, species: '' }, REQUIRED, 'species'],
  [{ ...dog, weight: null, weightUnit: '', goal: '', notLiverOil: false }, REQUIRED, 'weight'],
  [{ ...dog, weight: -1, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, goal: '', epaMg: null }, REQUIRED, 'goal'],
  [{ ...dog, goal: 'custom', epaMg: null }, REQUIRED, 'customMgPerKg'],
  [{ ...dog, epaMg: null, dhaMg: -1 }, REQUIRED, 'epaMg'],
  [{ ...dog, epaMg: -1, dhaMg: null }, REQUIRED, 'dhaMg'],
  [{ ...dog, productType: '', notLiverOil: false }, REQUIRED, 'productType'],
  [{ ...dog, species: 'horse' as 'dog' }, INVALID, 'species'],
  [{ ...dog, weight: Number.NaN, goal: 'skin' as 'joint' }, INVALID, 'weight'],
  [{ ...dog, weight: 0, notLiverOil: false }, INVALID, 'weight'],
  [{ ...dog, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
  [{ ...dog, weightUnit: 'oz' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...dog, goal: 'toString' as 'joint', epaMg: -1 }, INVALID, 'goal'],
  [{ ...cat, goal: 'joint' }, INVALID, 'goal'],
  [{ ...dog, ...asked, customMgPerKg: 0 }, INVALID, 'customMgPerKg'],
  [{ ...dog, ...asked, customMgPerKg: Number.NaN, vetApproved: false }, INVALID, 'customMgPerKg'],
  [{ ...dog, ...asked, customMgPerKg: -70 }, INVALID, 'customMgPerKg'],
  [{ ...dog, epaMg: Number.NaN, dhaMg: -1 }, INVALID, 'epaMg'],
  [{ ...dog, dhaMg: -1, notLiverOil: false }, INVALID, 'dhaMg'],
  [{ ...dog, epaMg: 0, dhaMg: 0 }, INVALID, 'epaMg', TOO_LITTLE],
  // Grams or percent entered as milligrams.
  [{ ...dog, epaMg: 1.8, dhaMg: 1.2 }, INVALID, 'epaMg', TOO_LITTLE],
  [{ ...dog, epaMg: 18, dhaMg: 31.9 }, INVALID, 'epaMg', TOO_LITTLE],
  [{ ...dog, epaMg: 1e308, dhaMg: 1e308 }, INVALID, 'epaMg'],
  [{ ...dog, productType: 'powder' as 'liquid', notLiverOil: false }, INVALID, 'productType'],
  [{ ...dog, ...asked, weight: 900, vetApproved: false, notLiverOil: false }, LIVER, 'notLiverOil'],
  [{ ...cat, notLiverOil: 'true' as unknown as boolean }, LIVER, 'notLiverOil'],
  [{ ...dog, ...asked, weight: 900, customMgPerKg: 900, vetApproved: false }, APPROVED, 'vetApproved'],
  [{ ...cat, ...asked, vetApproved: 1 as unknown as boolean }, APPROVED, 'vetApproved'],
  [{ ...dog, ...asked, weight: 121, customMgPerKg: 900 }, DOG_RANGE, 'weight'],
  [{ ...dog, weight: 0.499 }, DOG_RANGE, 'weight'],
  [{ ...dog, weight: 264.6, weightUnit: 'lb' }, DOG_RANGE, 'weight'],
  [{ ...cat, weight: 0.499 }, CAT_RANGE, 'weight'],
  [{ ...cat, weight: 15.001 }, CAT_RANGE, 'weight'],
  [{ ...dog, ...asked, weight: 16, customMgPerKg: 185.001 }, TOO_MUCH, 'customMgPerKg'],
  [{ ...cat, ...asked, customMgPerKg: 75.001 }, TOO_MUCH, 'customMgPerKg'],
]);

accepts(formula, [
  [dog, dogInput],
  [
    { ...dog, weight: 0.5 },
    { ...dogInput, weight: 0.5 },
  ],
  [
    { ...dog, weight: 120, goal: 'joint' },
    { ...dogInput, weight: 120, goal: 'joint' },
  ],
  [
    { ...dog, weight: 264.5, weightUnit: 'lb' },
    { ...dogInput, weight: 264.5, weightUnit: 'lb' },
  ],
  [
    { ...dog, epaMg: 0, dhaMg: 50 },
    { ...dogInput, epaMg: 0, dhaMg: 50 },
  ],
  // A value left in a hidden box is ignored.
  [{ ...dog, customMgPerKg: 900 }, dogInput],
  [
    { ...dog, ...asked, weight: 16, customMgPerKg: 185 },
    { ...dogInput, ...asked, weight: 16, customMgPerKg: 185 },
  ],
]);
test('a cat at the ceiling of the page is not above it', () => {
  for (const weight of [0.5, 3.3, 4.5, 15])
    expect(formula.validate({ ...cat, ...asked, weight, customMgPerKg: 75 })).toMatchObject({ ok: true });
});

describe('worked results', () => {
  test('20 kg at 70 mg/kg: 1400 mg, four capsules of 300 mg; the limit is 370 × 20^0.75 = 3499.2 mg', () => {
    expect(computed(formula, dogInput)).toMatchObject({
      targetMg: 1400,
      upperLimitMg: 3499,
      unitsPerDay: 4,
      unitLabel: 'capsule',
      deliveredMg: 1200,
      measurable: true,
      mgPerKg: 70,
      mgPerUnit: 300,
      isAboveLowerCeiling: false,
    });
  });

  test('16 kg at the very limit: 16^0.75 = 8, so 2960 mg, which is above the lower of two limits, 310 × 8 = 2480', () => {
    const high: OmegaInput = { ...dogInput, ...asked, weight: 16, customMgPerKg: 185 };
    expect(computed(formula, high)).toMatchObject({
      targetMg: 2960,
      upperLimitMg: 2960,
      unitsPerDay: 9,
      deliveredMg: 2700,
      isAboveLowerCeiling: true,
    });
    expect(computed(formula, { ...high, customMgPerKg: 155 }).isAboveLowerCeiling).toBe(false);
    expect(computed(formula, { ...high, customMgPerKg: 155.01 }).isAboveLowerCeiling).toBe(true);
  });

  test('a liquid in tenths: 840 mg ÷ 250 mg = 3.36, so 3.3 mL with 825 mg', () => {
    const liquid = { ...dogInput, weight: 12, epaMg: 150, dhaMg: 100, productType: 'liquid' } as const;
    expect(computed(formula, liquid)).toMatchObject({ unitsPerDay: 3.3, unitLabel: 'mL', deliveredMg: 825 });
  });

  test('a cat of 4.5 kg: 135 mg a day, 0.675 mL of 200 mg, so 0.6 mL; no lower limit to be above', () => {
    const oil = { ...dogInput, species: 'cat', weight: 4.5, epaMg: 120, dhaMg: 80, productType: 'liquid' } as const;
    expect(computed(formula, oil)).toMatchObject({
      targetMg: 135,
      upperLimitMg: 337,
      unitsPerDay: 0.6,
      deliveredMg: 120,
      isAboveLowerCeiling: false,
    });
  });

  test('a capsule that holds exactly the target counts; one milligram more and nothing can be measured', () => {
    const small = { ...dogInput, weight: 2 };
    expect(computed(formula, { ...small, epaMg: 100, dhaMg: 40 })).toMatchObject({ unitsPerDay: 1, deliveredMg: 140 });
    expect(computed(formula, { ...small, epaMg: 100, dhaMg: 41 })).toMatchObject({
      targetMg: 140,
      unitsPerDay: null,
      deliveredMg: null,
      measurable: false,
      unitLabel: 'capsule',
    });
  });

  test('a tenth of a millilitre that holds more than the target cannot be measured either', () => {
    const strong = { ...dogInput, weight: 0.5, epaMg: 300, dhaMg: 51, productType: 'liquid' } as const;
    expect(computed(formula, strong)).toMatchObject({ targetMg: 35, unitsPerDay: null, measurable: false });
    expect(computed(formula, { ...strong, dhaMg: 50 })).toMatchObject({ unitsPerDay: 0.1, deliveredMg: 35 });
  });
});

const anyCandidate = fc.record({
  species: fc.constantFrom('dog' as const, 'cat' as const),
  weight: fc.oneof(fc.double({ min: 0.5, max: 15, noNaN: true }), fc.double({ min: 0.1, max: 300, noNaN: true })),
  weightUnit: fc.constantFrom('kg' as const, 'lb' as const),
  goal: fc.constantFrom('general' as const, 'joint' as const, 'custom' as const),
  customMgPerKg: fc.double({ min: 0.001, max: 500, noNaN: true }),
  epaMg: fc.double({ min: 0, max: 1000, noNaN: true }),
  dhaMg: fc.double({ min: 0, max: 1000, noNaN: true }),
  productType: fc.constantFrom('capsule' as const, 'liquid' as const),
  notLiverOil: fc.constant(true),
  vetApproved: fc.constant(true),
});

describe('attempts to get too much', () => {
  test('the product holds no more than the target, and the target is no more than the ceiling', () => {
    let [through, unmeasurable] = [0, 0];
    fc.assert(
      fc.property(anyCandidate, (candidate) => {
        const verdict = formula.validate(candidate);
        if (!verdict.ok) return;
        through += 1;
        const { input } = verdict;
        const kilograms = input.weight * (input.weightUnit === 'lb' ? 0.45359237 : 1);
        const ceiling = input.species === 'dog' ? 370 * kilograms ** 0.75 : 75 * kilograms;
        const asGoal = { general: input.species === 'dog' ? 70 : 30, joint: 100, custom: candidate.customMgPerKg };
        const target = asGoal[input.goal] * kilograms;
        const { targetMg, upperLimitMg, unitsPerDay, deliveredMg, measurable } = computed(formula, input);
        expect(target).toBeLessThanOrEqual(ceiling + 1e-9);
        expect(targetMg).toBeLessThanOrEqual(target + 1e-8);
        expect(upperLimitMg).toBeLessThanOrEqual(ceiling + 1e-8);
        expect(measurable).toBe(unitsPerDay !== null && deliveredMg !== null);
        const step = input.productType === 'capsule' ? 1 : 0.1;
        const perUnit = input.epaMg + input.dhaMg;
        if (unitsPerDay === null || deliveredMg === null) {
          unmeasurable += 1;
          expect(perUnit * step).toBeGreaterThan(target - 1e-6);
          return;
        }
        expect(unitsPerDay).toBeGreaterThanOrEqual(step);
        expect(unitsPerDay * perUnit).toBeLessThanOrEqual(target + 1e-6);
        expect(deliveredMg).toBeLessThanOrEqual(unitsPerDay * perUnit + 1e-8);
        expect(Math.abs(unitsPerDay / step - Math.round(unitsPerDay / step))).toBeLessThan(1e-6);
      }),
      { numRuns: 3000 },
    );
    expect(through).toBeGreaterThan(100);
    expect(unmeasurable).toBeGreaterThan(10);
  });

  test('liver oil not ruled out: that message alone; then a target without approval: that message alone', () => {
    fc.assert(
      fc.property(anyCandidate, fc.boolean(), (candidate, vetApproved) => {
        const goal = candidate.species === 'cat' && candidate.goal === 'joint' ? 'custom' : candidate.goal;
        const usable = { ...candidate, goal, epaMg: candidate.epaMg + 50, vetApproved };
        const liver = { ok: false, issues: [{ message: LIVER, path: 'notLiverOil' }] };
        expect(formula.validate({ ...usable, notLiverOil: false })).toEqual(liver);
        const approval = { ok: false, issues: [{ message: APPROVED, path: 'vetApproved' }] };
        const unapproved = { ...usable, goal: 'custom', vetApproved: false } as const;
        expect(formula.validate(unapproved)).toEqual(approval);
      }),
    );
  });

  test('the same animal in pounds and in kilograms; a stronger product never needs more units', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.6, max: 119, noNaN: true }),
        fc.double({ min: 1, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        (weight, epaMg, more) => {
          const metric = computed(formula, { ...dogInput, weight, epaMg });
          const pounds = computed(formula, { ...dogInput, weight: weight / 0.45359237, weightUnit: 'lb', epaMg });
          expect(pounds.raw.targetMg / metric.raw.targetMg).toBeCloseTo(1, 12);
          expect(pounds.raw.upperLimitMg / metric.raw.upperLimitMg).toBeCloseTo(1, 12);
          const stronger = computed(formula, { ...dogInput, weight, epaMg: epaMg + more });
          expect(stronger.unitsPerDay ?? 0).toBeLessThanOrEqual(metric.unitsPerDay ?? 0);
        },
      ),
    );
  });
});

test('a missing custom target is a bug, not a dose', () => {
  expect(() => computed(formula, { ...dogInput, goal: 'custom' })).toThrow("No target for 'custom'");
});
