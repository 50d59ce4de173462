/** Searches for unsafe results, over every drug, animal and product of the table. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DrugDoseInput } from '#workers/formulas/drug-dose.ts';
import {
  type Confirmation,
  type DoseRange,
  DRUGS,
  type Drug,
  type DrugProduct,
  type DrugRow,
  type ProductId,
  type Species,
} from '#workers/reference/drugs.ts';

interface Case {
  readonly drug: Drug;
  readonly species: Species;
  readonly range: DoseRange;
  readonly pack: DrugProduct;
}

const CASES: readonly Case[] = (Object.keys(DRUGS) as Drug[]).flatMap((drug) => {
  const { doses, products }: DrugRow = DRUGS[drug];
  return (Object.entries(doses) as [Species, DoseRange][]).flatMap(([species, range]) =>
    products.map((pack) => ({ drug, species, range, pack })),
  );
});
const CONFIRMATIONS: readonly Confirmation[] = [
  'vetApproved',
  'vetPrescribed',
  'singleIngredient',
  'noContraindications',
];
const ALL_CONFIRMED = {
  vetApproved: true,
  vetPrescribed: true,
  singleIngredient: true,
  noContraindications: true,
};
/** Tolerance: far below a step of any product, far above rounding errors. */
const NOISE = 1e-6;

/** A case and a weight within its limits, in thousandths of a kilogram. */
const dosed = fc.constantFrom(...CASES).chain((each) =>
  fc.record({
    each: fc.constant(each),
    grams: fc.integer({ min: each.range.weightKg.min * 1000, max: each.range.weightKg.max * 1000 }),
  }),
);

function inputOf({ drug, species, pack }: Case, weight: number, weightUnit: 'kg' | 'lb' = 'kg'): DrugDoseInput {
  return { drug, species, weight, weightUnit, product: pack.id as ProductId, ...ALL_CONFIRMED };
}

test('there are 3 + 3 products of diphenhydramine, 8 + 8 of cephalexin and 1 of tramadol', () => {
  expect(CASES).toHaveLength(3 + 3 + 8 + 8 + 1);
});

describe('for any weight', () => {
  test('no dose is above the highest amount per kilogram, nor above the ceiling', () => {
    fc.assert(
      fc.property(dosed, ({ each, grams }) => {
        const result = computed(formula, inputOf(each, grams / 1000));
        const highest = Math.min((grams / 1000) * each.range.maxMgPerKg, each.range.capMg ?? Infinity);
        expect(result.doseMaxMg).toBeLessThanOrEqual(highest + NOISE);
        expect(result.doseMinMg).toBeLessThanOrEqual(result.doseMaxMg);
        expect(result.deliveredMg ?? 0).toBeLessThanOrEqual(highest + NOISE);
        expect(result.labelDoseMg ?? 0).toBeLessThanOrEqual(result.doseMaxMg);
      }),
    );
  });

  test('the amount is the largest whole step within the range, or there is none; by whole numbers alone', () => {
    fc.assert(
      fc.property(dosed, ({ each: { range, pack, ...each }, grams }) => {
        const { maxUnitsPerDose, deliveredMg, measurable } = computed(
          formula,
          inputOf({ range, pack, ...each }, grams / 1000),
        );
        // Micrograms: every factor of the table is an integer number of them, or is converted to one.
        const cap = (range.capMg ?? 1e6) * 1000;
        const highest = Math.min(grams * range.maxMgPerKg, cap);
        const lowest = Math.min(grams * range.minMgPerKg, cap);
        const step = Math.round(pack.strengthMg * pack.step * 1000);
        const steps = Math.floor(highest / step);
        const fits = steps * step >= lowest;
        expect(measurable).toBe(fits);
        expect(maxUnitsPerDose).toBe(fits ? steps / Math.round(1 / pack.step) : null);
        expect(deliveredMg).toBe(fits ? (steps * step) / 1000 : null);
      }),
      { numRuns: 2000 },
    );
  });

  test('a day of doses stays within the highest total, where there is one', () => {
    fc.assert(
      fc.property(dosed, ({ each, grams }) => {
        const { maxDailyMg, maxUnitsPerDose, intervalHours, doseMaxMg } = computed(
          formula,
          inputOf(each, grams / 1000),
        );
        const dosesADay = 24 / intervalHours;
        const total = (maxUnitsPerDose ?? 0) * each.pack.strengthMg * dosesADay;
        expect(total).toBeLessThanOrEqual((maxDailyMg ?? Infinity) + NOISE);
        expect(doseMaxMg * dosesADay).toBeLessThanOrEqual((maxDailyMg ?? Infinity) + NOISE);
      }),
    );
  });

  test('a lighter animal never gets more', () => {
    fc.assert(
      fc.property(dosed, fc.double({ min: 0, max: 1, noNaN: true }), ({ each, grams }, share) => {
        const { min } = each.range.weightKg;
        const lighter = min + (grams / 1000 - min) * share;
        const [less, more] = [lighter, grams / 1000].map((weight) => computed(formula, inputOf(each, weight)));
        expect(less?.doseMinMg).toBeLessThanOrEqual(more?.doseMinMg ?? Number.NaN);
        expect(less?.doseMaxMg).toBeLessThanOrEqual(more?.doseMaxMg ?? Number.NaN);
        if (less?.deliveredMg !== null && more?.deliveredMg !== null)
          expect(less?.deliveredMg).toBeLessThanOrEqual(more?.deliveredMg ?? Number.NaN);
      }),
    );
  });

  test('the same animal in either unit has the same dose, and pounds give 2.2 times less than kilograms', () => {
    fc.assert(
      fc.property(dosed, ({ each, grams }) => {
        const byKilograms = computed(formula, inputOf(each, grams / 1000));
        const byPounds = computed(formula, inputOf(each, grams / 1000 / 0.45359237, 'lb'));
        // 'raw' may differ in its last digit, which the doses must not.
        expect({ ...byPounds, raw: null }).toEqual({ ...byKilograms, raw: null });
        const takenForPounds = computed(formula, inputOf(each, grams / 1000, 'lb'));
        expect(takenForPounds.raw.weightKg).toBeLessThan(byKilograms.raw.weightKg / 2.2);
        expect(takenForPounds.raw.maxMg).toBeLessThanOrEqual(byKilograms.raw.maxMg);
      }),
    );
  });

  test('a result is complete: numbers that are numbers, and an amount with its milligrams or neither', () => {
    fc.assert(
      fc.property(dosed, ({ each, grams }) => {
        const result = computed(formula, inputOf(each, grams / 1000));
        const { doseMinMg, doseMaxMg, maxUnitsPerDose, deliveredMg, measurable, raw } = result;
        for (const value of [doseMinMg, doseMaxMg, ...Object.values(raw)]) expect(value).toBeGreaterThan(0);
        expect(maxUnitsPerDose !== null).toBe(measurable);
        expect(deliveredMg !== null).toBe(measurable);
        expect(maxUnitsPerDose).not.toBe(0);
        const quotient = raw.maxMg / each.pack.strengthMg;
        // The printed figures are consistent with one another, and not below the amount.
        expect(quotient).toBeGreaterThan(raw.units - NOISE);
        expect(quotient).toBeLessThan(raw.units + 0.001 + NOISE);
        expect(raw.units).toBeGreaterThan((maxUnitsPerDose ?? 0) - NOISE);
      }),
    );
  });
});

test('a missing confirmation gives its message and no digit, for any other input', () => {
  const anyCandidate = fc.record({
    each: fc.constantFrom(...CASES),
    weight: fc.oneof(fc.double(), fc.integer({ min: 1, max: 100 }), fc.constant(null)),
    weightUnit: fc.constantFrom('kg', 'lb', ''),
    confirmed: fc.record({
      vetApproved: fc.boolean(),
      vetPrescribed: fc.boolean(),
      singleIngredient: fc.boolean(),
      noContraindications: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(anyCandidate, ({ each, weight, weightUnit, confirmed }) => {
      const candidate = { ...inputOf(each, 1), weight, weightUnit, ...confirmed } as DrugDoseInput;
      const asked: readonly Confirmation[] = DRUGS[each.drug].confirmations;
      fc.pre(asked.some((key) => !confirmed[key]));
      const verdict = formula.validate({ ...candidate, labelAmount: null });
      expect(verdict.ok).toBe(false);
      if (verdict.ok) return;
      expect(Object.keys(verdict)).toEqual(['ok', 'issues']);
      expect(verdict.issues).toHaveLength(1);
      expect(JSON.stringify(verdict)).not.toMatch(/\d/);
    }),
    { numRuns: 1000 },
  );
});

test('only weights within the limits are accepted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES),
      fc.double({ noNaN: true }),
      fc.constantFrom('kg' as const, 'lb' as const),
      (each, weight, unit) => {
        const kilograms = unit === 'kg' ? weight : weight * 0.45359237;
        const { min, max } = each.range.weightKg;
        const verdict = formula.validate({ ...inputOf(each, weight, unit), labelAmount: null });
        expect(verdict.ok).toBe(kilograms >= min - 1e-9 && kilograms <= max + 1e-9);
      },
    ),
    { numRuns: 1000 },
  );
});

describe('the table', () => {
  test.each(CASES)('$drug, $species, $pack.id: limits in order', ({ drug, range, pack }) => {
    const { minMgPerKg, maxMgPerKg, labelMgPerKg, maxDailyMgPerKg, intervalHours, weightKg } = range;
    expect(minMgPerKg).toBeGreaterThan(0);
    expect(minMgPerKg).toBeLessThan(maxMgPerKg);
    expect(labelMgPerKg ?? minMgPerKg).toBeGreaterThanOrEqual(minMgPerKg);
    expect(labelMgPerKg ?? maxMgPerKg).toBeLessThanOrEqual(maxMgPerKg);
    expect((maxMgPerKg * 24) / intervalHours).toBeLessThanOrEqual(maxDailyMgPerKg ?? Infinity);
    expect(weightKg.min).toBeGreaterThanOrEqual(1);
    expect(weightKg.min).toBeLessThan(weightKg.max);
    expect(pack.step).toBe({ tablet: 0.5, capsule: 1, mL: 0.1 }[pack.unit]);
    // The veterinarian's approval always comes first, the list of warnings last.
    const asked: readonly Confirmation[] = DRUGS[drug].confirmations;
    expect(CONFIRMATIONS.slice(0, 2)).toContain(asked[0]);
    expect(asked.at(-1)).toBe('noContraindications');
  });

  test('has what the sheet has', () => {
    const rows = CASES.map(({ drug, species, range }) => [
      `${drug} ${species}`,
      range.minMgPerKg,
      range.maxMgPerKg,
      range.intervalHours,
      range.capMg,
      range.labelMgPerKg,
      range.maxDailyMgPerKg,
      range.weightKg.min,
      range.weightKg.max,
    ]);
    expect([...new Set(rows.map((row) => row.join('|')))]).toEqual([
      'diphenhydramine dog|2|3|12|50|||1|100',
      'diphenhydramine cat|0.5|2|12|10|||1|12',
      'cephalexin dog|15|30|12||22||1|100',
      'cephalexin cat|15|30|12||||1|12',
      'tramadol dog|2|4|8|||16|6.25|100',
    ]);
  });
});
