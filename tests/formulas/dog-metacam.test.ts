import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DogMetacamInput } from '#workers/formulas/dog-metacam.ts';

const dog: DogMetacamInput = {
  weight: 10,
  weightUnit: 'kg',
  day: 'first',
  concentration: '1.5',
  vetPrescribed: true,
  noContraindications: true,
};
/** No label amount entered. */
const unlabeled = { labelAmount: null };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const PRESCRIBED = 'Please confirm that your veterinarian has prescribed this medicine';
const WARNINGS = 'Please confirm that none of the listed warnings applies';
const NO_DOSE = 'No dose is shown for this weight. Ask your veterinarian.';
const TOO_STRONG = 'The 1.5 mg/mL suspension is not shown for dogs under 2.3 kg (5 lb). Ask your veterinarian.';
const untold = { vetPrescribed: false, noContraindications: false };

refuses(formula, [
  [{ ...dog, ...unlabeled, weight: null, weightUnit: '', day: '', concentration: '', ...untold }, REQUIRED, 'weight'],
  [{ ...dog, ...unlabeled, weight: -1, weightUnit: '', day: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, ...unlabeled, weight: 0.2, day: '', concentration: '' }, REQUIRED, 'day'],
  [{ ...dog, ...unlabeled, weight: Number.NaN, concentration: '', ...untold }, REQUIRED, 'concentration'],
  // A single blank input is reported as blank, too.
  [{ ...dog, ...unlabeled, weight: null }, REQUIRED, 'weight'],
  [{ ...dog, ...unlabeled, weightUnit: '' }, REQUIRED, 'weightUnit'],
  [{ ...dog, ...unlabeled, day: '' }, REQUIRED, 'day'],
  [{ ...dog, ...unlabeled, weight: Number.NaN, weightUnit: 'st' as 'kg', ...untold }, INVALID, 'weight'],
  [{ ...dog, ...unlabeled, weight: 0 }, INVALID, 'weight'],
  [{ ...dog, ...unlabeled, weight: -10, vetPrescribed: false }, INVALID, 'weight'],
  [{ ...dog, ...unlabeled, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
  [{ ...dog, ...unlabeled, weightUnit: 'st' as 'kg', day: 'last' as 'first' }, INVALID, 'weightUnit'],
  [{ ...dog, ...unlabeled, day: 'following' as 'first', concentration: '15' as '1.5' }, INVALID, 'day'],
  [{ ...dog, ...unlabeled, day: 'toString' as 'first' }, INVALID, 'day'],
  [{ ...dog, ...unlabeled, concentration: '5' as '1.5', ...untold }, INVALID, 'concentration'],
  [{ ...dog, ...unlabeled, concentration: 'constructor' as '1.5' }, INVALID, 'concentration'],
  [{ ...dog, ...unlabeled, weight: 0.9, ...untold }, PRESCRIBED, 'vetPrescribed'],
  [{ ...dog, ...unlabeled, vetPrescribed: false }, PRESCRIBED, 'vetPrescribed'],
  [{ ...dog, ...unlabeled, vetPrescribed: 'true' as unknown as boolean }, PRESCRIBED, 'vetPrescribed'],
  [{ ...dog, ...unlabeled, weight: 500, noContraindications: false }, WARNINGS, 'noContraindications'],
  [{ ...dog, ...unlabeled, noContraindications: 1 as unknown as boolean }, WARNINGS, 'noContraindications'],
  [{ ...dog, ...unlabeled, weight: 0.999 }, NO_DOSE, 'weight'],
  [{ ...dog, ...unlabeled, weight: 2.2, weightUnit: 'lb', concentration: '0.5' }, NO_DOSE, 'weight'],
  [{ ...dog, ...unlabeled, weight: 100.001 }, NO_DOSE, 'weight'],
  [{ ...dog, ...unlabeled, weight: 220.5, weightUnit: 'lb' }, NO_DOSE, 'weight'],
  [{ ...dog, ...unlabeled, weight: 2.299 }, TOO_STRONG, 'concentration'],
  [{ ...dog, ...unlabeled, weight: 2.299, day: 'maintenance' }, TOO_STRONG, 'concentration'],
  [{ ...dog, ...unlabeled, weight: 5, weightUnit: 'lb' }, TOO_STRONG, 'concentration'],
  [{ ...dog, ...unlabeled, weight: 1 }, TOO_STRONG, 'concentration'],
]);

const EDGES: readonly DogMetacamInput[] = [
  { ...dog, weight: 1, concentration: '0.5' },
  { ...dog, weight: 100 },
  { ...dog, weight: 2.3 },
  { ...dog, weight: 2.299, concentration: '0.5' },
  { ...dog, weight: 5.1, weightUnit: 'lb' },
  { ...dog, weight: 220.4, weightUnit: 'lb' },
];
accepts(
  formula,
  EDGES.map((input) => [{ ...input, ...unlabeled }, input] as const),
);

describe('the volume on the clinic’s label', () => {
  test.each([
    // 12.5 kg after the first day: 1.25 mg, 0.83 mL of the stronger suspension.
    [0.7, 'below'],
    [0.8, 'inside'],
    [0.83, 'inside'],
    [0.84, 'above'],
    [1.3, 'above'],
  ])('%d mL: %s', (labelAmount, check) => {
    const given = { ...dog, weight: 12.5, day: 'maintenance', concentration: '1.5' } as const;
    const { labelCheck, ...others } = computed(formula, { ...given, labelAmount });
    expect(labelCheck).toBe(check);
    expect(computed(formula, given)).toEqual({ ...others, labelCheck: null });
  });

  test('half of the printed volume is not inside, though a label may round so', () => {
    // 2.9 kg after the first day: 0.29 mg, 0.19 mL.
    const given = { ...dog, weight: 2.9, day: 'maintenance', concentration: '1.5' } as const;
    expect(computed(formula, given).volumeMl).toBe(0.19);
    expect(computed(formula, { ...given, labelAmount: 0.1 }).labelCheck).toBe('below');
    expect(computed(formula, { ...given, labelAmount: 0.19 }).labelCheck).toBe('inside');
  });

  test('of less than a tenth of a mL only the printed volume is inside', () => {
    const given = { ...dog, weight: 1, day: 'maintenance', concentration: '1.5' } as const;
    const { volumeMl } = computed(formula, given);
    expect(volumeMl).toBe(0.06);
    expect(computed(formula, { ...given, labelAmount: 0.05 }).labelCheck).toBe('below');
    expect(computed(formula, { ...given, labelAmount: 0.06 }).labelCheck).toBe('inside');
  });

  describe('is refused where it is not an amount', () => {
    refuses(formula, [
      [{ ...dog, labelAmount: 0 }, INVALID, 'labelAmount'],
      [{ ...dog, labelAmount: Number.NaN }, INVALID, 'labelAmount'],
    ]);
  });
});

describe('worked results', () => {
  test('10 kg, first day: 2 mg, in the strong suspension 1.333 mL, shown as 1.33', () => {
    expect(computed(formula, dog)).toMatchObject({ doseMg: 2, volumeMl: 1.33, intervalHours: 24, mgPerMl: 1.5 });
  });

  test('after the first day half of it: 0.667 mL is shown as 0.66, not 0.67', () => {
    expect(computed(formula, { ...dog, day: 'maintenance' })).toMatchObject({ doseMg: 1, volumeMl: 0.66 });
  });

  test('30 lb are 13.6077711 kg: 2.7215 mg and 1.8143 mL', () => {
    expect(computed(formula, { ...dog, weight: 30, weightUnit: 'lb' })).toMatchObject({ doseMg: 2.72, volumeMl: 1.81 });
  });

  test('the volume comes from the unrounded milligrams: 5.29 kg are 1.058 mg and 2.116 mL, not 1.05 mg and 2.10 mL', () => {
    const result = computed(formula, { ...dog, weight: 5.29, concentration: '0.5' });
    expect(result).toMatchObject({ doseMg: 1.05, volumeMl: 2.11 });
    expect(result.raw.volumeMl).toBeCloseTo(2.116, 12);
  });

  test('the strong suspension needs a third of the volume', () => {
    expect(computed(formula, { ...dog, weight: 30, concentration: '0.5' }).volumeMl).toBe(12);
    expect(computed(formula, { ...dog, weight: 30, concentration: '1.5' }).volumeMl).toBe(4);
  });
});

const anyWeight = fc.record({
  weight: fc.double({ min: 0.1, max: 300, noNaN: true }),
  weightUnit: fc.constantFrom('kg' as const, 'lb' as const),
});
const anyDay = fc.constantFrom('first' as const, 'maintenance' as const);
const anyStrength = fc.constantFrom('0.5' as const, '1.5' as const);

describe('attempts to get too much', () => {
  test('accepted inputs stay within the labeled amount, in mg and in the volume drawn up', () => {
    let through = 0;
    fc.assert(
      fc.property(anyWeight, anyDay, anyStrength, (weighed, day, concentration) => {
        const verdict = formula.validate({ ...dog, ...unlabeled, ...weighed, day, concentration });
        if (!verdict.ok) return;
        through += 1;
        const kilograms = weighed.weight * (weighed.weightUnit === 'lb' ? 0.45359237 : 1);
        const ceiling = kilograms * (day === 'first' ? 0.2 : 0.1);
        const { doseMg, volumeMl } = computed(formula, verdict.input);
        expect(doseMg).toBeLessThanOrEqual(ceiling + 1e-9);
        expect(volumeMl * Number(concentration)).toBeLessThanOrEqual(ceiling + 1e-8);
        expect(volumeMl).toBeGreaterThan(0);
        expect(kilograms).toBeGreaterThan(concentration === '1.5' ? 2.2999 : 0.999999);
        expect(kilograms).toBeLessThan(100.000001);
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
      fc.property(anyWeight, anyDay, anyStrength, missing, (weighed, day, concentration, confirmed) => {
        const message = confirmed.vetPrescribed ? WARNINGS : PRESCRIBED;
        const path = confirmed.vetPrescribed ? 'noContraindications' : 'vetPrescribed';
        expect(formula.validate({ ...dog, ...unlabeled, ...weighed, ...confirmed, day, concentration })).toEqual({
          ok: false,
          issues: [{ message, path }],
        });
      }),
    );
  });

  test('the same dog in pounds and in kilograms', () => {
    fc.assert(
      fc.property(fc.double({ min: 2.4, max: 99, noNaN: true }), anyDay, anyStrength, (weight, day, concentration) => {
        const metric = computed(formula, { ...dog, weight, day, concentration });
        const pounds = computed(formula, { ...dog, weight: weight / 0.45359237, weightUnit: 'lb', day, concentration });
        expect(pounds.raw.volumeMl / metric.raw.volumeMl).toBeCloseTo(1, 12);
        expect(Math.abs(pounds.volumeMl - metric.volumeMl)).toBeLessThan(0.0101);
      }),
    );
  });

  test('a heavier dog never has less, and the first day never less than the others', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2.3, max: 90, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        anyStrength,
        (weight, more, concentration) => {
          const lighter = computed(formula, { ...dog, weight, day: 'maintenance', concentration });
          const heavier = computed(formula, { ...dog, weight: weight + more, day: 'maintenance', concentration });
          const first = computed(formula, { ...dog, weight, concentration });
          expect(heavier.volumeMl).toBeGreaterThanOrEqual(lighter.volumeMl);
          expect(first.volumeMl).toBeGreaterThanOrEqual(lighter.volumeMl);
        },
      ),
    );
  });

  test('unknown inputs are dropped', () => {
    const verdict = formula.validate({ ...dog, ...unlabeled, doseMg: 99 } as typeof unlabeled & typeof dog);
    expect(verdict).toStrictEqual({ ok: true, input: dog });
    expect(computed(formula, { ...dog, doseMg: 99 } as typeof dog).doseMg).toBe(2);
  });
});
