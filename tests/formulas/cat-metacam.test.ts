import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type CatMetacamInput } from '#workers/formulas/cat-metacam.ts';

const cat: CatMetacamInput = {
  weight: 4,
  weightUnit: 'kg',
  day: 'following',
  prescribedMgPerKg: 0.05,
  concentration: '0.5',
  vetPrescribed: true,
  noContraindications: true,
};
/** No label amount entered. */
const unlabeled = { labelAmount: null };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const PRESCRIBED = 'Please confirm that your veterinarian has prescribed this medicine';
const WARNINGS = 'Please confirm that none of the listed warnings applies';
const DOG_STRENGTH = 'Never use the 1.5 mg/mL dog suspension for a cat. Ask your veterinarian.';
const NO_DOSE = 'No dose is shown for this weight. Ask your veterinarian.';
const TOO_MUCH =
  'This is above the highest dose shown by this calculator. Do not give it before speaking to your veterinarian.';
const untold = { vetPrescribed: false, noContraindications: false };

refuses(formula, [
  [
    { ...cat, ...unlabeled, weight: null, weightUnit: '', day: '', prescribedMgPerKg: null, ...untold },
    REQUIRED,
    'weight',
  ],
  [{ ...cat, ...unlabeled, weightUnit: '', prescribedMgPerKg: null }, REQUIRED, 'weightUnit'],
  [{ ...cat, ...unlabeled, weight: -3, day: '', concentration: '' }, REQUIRED, 'day'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: null, concentration: '' }, REQUIRED, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: 9, concentration: '', ...untold }, REQUIRED, 'concentration'],
  // A single blank input is reported as blank, too.
  [{ ...cat, ...unlabeled, weight: null }, REQUIRED, 'weight'],
  [{ ...cat, ...unlabeled, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...cat, ...unlabeled, day: '' }, REQUIRED, 'day'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: null }, REQUIRED, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, weight: Number.NaN, prescribedMgPerKg: -1 }, INVALID, 'weight'],
  [{ ...cat, ...unlabeled, weight: 0 }, INVALID, 'weight'],
  [{ ...cat, ...unlabeled, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
  [{ ...cat, ...unlabeled, weightUnit: 'g' as 'kg' }, INVALID, 'weightUnit'],
  [{ ...cat, ...unlabeled, day: 'maintenance' as 'first', prescribedMgPerKg: Number.NaN }, INVALID, 'day'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: Number.NaN, ...untold }, INVALID, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: 0 }, INVALID, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: -0.05 }, INVALID, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: Number.POSITIVE_INFINITY }, INVALID, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, concentration: '5' as '0.5', ...untold }, INVALID, 'concentration'],
  [
    { ...cat, ...unlabeled, weight: 30, prescribedMgPerKg: 1, concentration: '1.5', ...untold },
    PRESCRIBED,
    'vetPrescribed',
  ],
  [{ ...cat, ...unlabeled, vetPrescribed: 'yes' as unknown as boolean }, PRESCRIBED, 'vetPrescribed'],
  [
    { ...cat, ...unlabeled, weight: 30, concentration: '1.5', noContraindications: false },
    WARNINGS,
    'noContraindications',
  ],
  [{ ...cat, ...unlabeled, weight: 0.9, prescribedMgPerKg: 1, concentration: '1.5' }, DOG_STRENGTH, 'concentration'],
  [{ ...cat, ...unlabeled, weight: 0.999, prescribedMgPerKg: 1 }, NO_DOSE, 'weight'],
  [{ ...cat, ...unlabeled, weight: 12.001 }, NO_DOSE, 'weight'],
  [{ ...cat, ...unlabeled, weight: 2.2, weightUnit: 'lb' }, NO_DOSE, 'weight'],
  [{ ...cat, ...unlabeled, weight: 26.5, weightUnit: 'lb' }, NO_DOSE, 'weight'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: 0.050_000_001 }, TOO_MUCH, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, prescribedMgPerKg: 0.1 }, TOO_MUCH, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, day: 'first', prescribedMgPerKg: 0.100_000_001 }, TOO_MUCH, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, day: 'first', prescribedMgPerKg: 0.2 }, TOO_MUCH, 'prescribedMgPerKg'],
  [{ ...cat, ...unlabeled, day: 'first', prescribedMgPerKg: 0.3 }, TOO_MUCH, 'prescribedMgPerKg'],
]);

const EDGES: readonly CatMetacamInput[] = [
  cat,
  { ...cat, weight: 1 },
  { ...cat, weight: 12 },
  { ...cat, weight: 26.4, weightUnit: 'lb' },
  { ...cat, day: 'first', prescribedMgPerKg: 0.1 },
  { ...cat, day: 'first', prescribedMgPerKg: 0.050_000_001 },
];
accepts(
  formula,
  EDGES.map((input) => [{ ...input, ...unlabeled }, input] as const),
);

describe('the volume on the clinic’s label', () => {
  test.each([
    // 4 kg at 0.05 mg/kg: 0.2 mg, 0.4 mL.
    [0.3, 'below'],
    [0.4, 'inside'],
    [0.41, 'above'],
    [0.8, 'above'],
  ])('%d mL: %s', (labelAmount, check) => {
    const given = cat;
    const { labelCheck, ...others } = computed(formula, { ...given, labelAmount });
    expect(labelCheck).toBe(check);
    expect(computed(formula, given)).toEqual({ ...others, labelCheck: null });
  });

  test('half of the printed volume is not inside, though a label may round so', () => {
    const given = { ...cat, weight: 1.9, prescribedMgPerKg: 0.05 } as const;
    expect(computed(formula, given).volumeMl).toBe(0.19);
    expect(computed(formula, { ...given, labelAmount: 0.1 }).labelCheck).toBe('below');
    expect(computed(formula, { ...given, labelAmount: 0.19 }).labelCheck).toBe('inside');
  });

  test('of less than a tenth of a mL only the printed volume is inside', () => {
    const given = { ...cat, weight: 1, prescribedMgPerKg: 0.03 } as const;
    const { volumeMl } = computed(formula, given);
    expect(volumeMl).toBe(0.06);
    expect(computed(formula, { ...given, labelAmount: 0.05 }).labelCheck).toBe('below');
    expect(computed(formula, { ...given, labelAmount: 0.06 }).labelCheck).toBe('inside');
  });

  describe('is refused where it is not an amount', () => {
    refuses(formula, [
      [{ ...cat, labelAmount: 0 }, INVALID, 'labelAmount'],
      [{ ...cat, labelAmount: Number.NaN }, INVALID, 'labelAmount'],
    ]);
  });
});

describe('worked results', () => {
  test('4 kg at 0.05 mg/kg: 0.2 mg in 0.4 mL', () => {
    expect(computed(formula, cat)).toMatchObject({
      doseMg: 0.2,
      volumeMl: 0.4,
      recheckWithinDays: 14,
      measurable: true,
      mgPerMl: 0.5,
    });
  });

  test('10 lb are 4.5359237 kg: 0.2268 mg in 0.4536 mL, both cut off', () => {
    expect(computed(formula, { ...cat, weight: 10, weightUnit: 'lb' })).toMatchObject({ doseMg: 0.22, volumeMl: 0.45 });
  });

  test('the volume comes from the unrounded milligrams: 3.9 kg at 0.03 mg/kg are 0.117 mg and 0.234 mL', () => {
    const result = computed(formula, { ...cat, weight: 3.9, prescribedMgPerKg: 0.03 });
    expect(result).toMatchObject({ doseMg: 0.11, volumeMl: 0.23 });
  });

  test('an amount that rounds down to 0 mg is shown as not measurable', () => {
    expect(computed(formula, { ...cat, prescribedMgPerKg: 0.0024 })).toMatchObject({
      doseMg: null,
      volumeMl: null,
      measurable: false,
    });
    expect(computed(formula, { ...cat, prescribedMgPerKg: 0.0025 })).toMatchObject({
      doseMg: 0.01,
      volumeMl: 0.02,
      measurable: true,
    });
  });
});

const anyDraft = fc.record({
  weight: fc.oneof(fc.double({ min: 1, max: 12, noNaN: true }), fc.double({ min: 0.1, max: 40, noNaN: true })),
  weightUnit: fc.constantFrom('kg' as const, 'lb' as const),
  day: fc.constantFrom('first' as const, 'following' as const),
  prescribedMgPerKg: fc.double({ min: 0.001, max: 0.15, noNaN: true }),
  concentration: fc.constantFrom('0.5' as const, '1.5' as const),
});

describe('attempts to get too much', () => {
  test('accepted inputs give the suspension for cats, within the ceiling of the day and no more than prescribed', () => {
    let through = 0;
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const verdict = formula.validate({ ...cat, ...unlabeled, ...draft });
        if (!verdict.ok) return;
        through += 1;
        const kilograms = draft.weight * (draft.weightUnit === 'lb' ? 0.45359237 : 1);
        const { doseMg, volumeMl, measurable } = computed(formula, verdict.input);
        expect(draft.concentration).toBe('0.5');
        expect(draft.prescribedMgPerKg).toBeLessThanOrEqual(draft.day === 'first' ? 0.1 : 0.05);
        expect(kilograms).toBeLessThan(12.000001);
        expect(measurable).toBe(doseMg !== null && volumeMl !== null);
        if (doseMg === null || volumeMl === null) return;
        expect(doseMg).toBeGreaterThan(0);
        expect(doseMg).toBeLessThanOrEqual(draft.prescribedMgPerKg * kilograms + 1e-9);
        expect(volumeMl * 0.5).toBeLessThanOrEqual(draft.prescribedMgPerKg * kilograms + 1e-9);
      }),
      // What is counted below is drawn rarely.
      { numRuns: 500 },
    );
    expect(through).toBeGreaterThan(20);
  });

  test('with a confirmation missing there is one message and nothing to compute with, whatever else is entered', () => {
    const missing = fc.constantFrom(
      { vetPrescribed: false, noContraindications: true },
      { vetPrescribed: true, noContraindications: false },
      untold,
    );
    fc.assert(
      fc.property(anyDraft, missing, (draft, confirmed) => {
        const message = confirmed.vetPrescribed ? WARNINGS : PRESCRIBED;
        const path = confirmed.vetPrescribed ? 'noContraindications' : 'vetPrescribed';
        const expected = { ok: false, issues: [{ message, path }] };
        expect(formula.validate({ ...cat, ...unlabeled, ...draft, ...confirmed })).toEqual(expected);
      }),
    );
  });

  test('the same cat in pounds and in kilograms', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.1, max: 11.9, noNaN: true }), (weight) => {
        const metric = computed(formula, { ...cat, weight });
        const pounds = computed(formula, { ...cat, weight: weight / 0.45359237, weightUnit: 'lb' });
        expect(pounds.raw.volumeMl / metric.raw.volumeMl).toBeCloseTo(1, 12);
      }),
    );
  });

  test('a higher prescription never has a smaller volume', () => {
    const mgPerKg = fc.double({ min: 0.003, max: 0.05, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1, max: 12, noNaN: true }), mgPerKg, mgPerKg, (weight, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const smaller = computed(formula, { ...cat, weight, prescribedMgPerKg: low }).volumeMl ?? 0;
        const larger = computed(formula, { ...cat, weight, prescribedMgPerKg: high }).volumeMl ?? 0;
        expect(larger).toBeGreaterThanOrEqual(smaller);
      }),
    );
  });
});
