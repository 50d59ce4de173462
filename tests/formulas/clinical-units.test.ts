import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type Analyte } from '#workers/formulas/clinical-units.ts';
import { CLINICAL_UNITS } from '#workers/reference/clinicalUnits.ts';

const GLUCOSE = { analyte: 'glucose', from: 'us', value: 100 } as const;

refuses(formula, [
  [{ ...GLUCOSE, analyte: '' }, 'Invalid input values', 'analyte'],
  [{ ...GLUCOSE, from: '' }, 'Invalid input values', 'from'],
  [{ ...GLUCOSE, value: null }, 'Please fill in all required fields', 'value'],
  [{ ...GLUCOSE, value: -4 }, 'All values must be non-negative', 'value'],
  [{ analyte: 'hba1c', from: 'us', value: 2.152 }, 'Hemoglobin A1c must be above 2.152 %', 'value'],
  [
    { analyte: 'creatinine', from: 'us', value: 1e308 },
    'Please enter values whose result is not beyond all numbers',
    'value',
  ],
]);

accepts(formula, [
  [GLUCOSE, GLUCOSE],
  [
    { analyte: 'hba1c', from: 'si', value: 0 },
    { analyte: 'hba1c', from: 'si', value: 0 },
  ],
]);

describe('factors of printed tables', () => {
  // Rounded as in the tables of Young 1987 and of authors' instructions of medical journals.
  test.each([
    ['glucose', 0.0555],
    ['creatinine', 88.4],
    ['urea-nitrogen', 0.357],
    ['cholesterol', 0.0259],
    ['triglycerides', 0.0113],
    ['bilirubin', 17.1],
    ['calcium', 0.25],
    ['magnesium', 0.411],
    ['phosphate', 0.323],
    ['uric-acid', 59.48],
    ['iron', 0.179],
    ['lactate', 0.111],
    ['ammonia', 0.587],
    ['cortisol', 27.59],
    ['thyroxine', 12.87],
    ['progesterone', 3.18],
    ['estradiol', 3.671],
    ['testosterone', 0.0347],
    ['vitamin-b12', 0.738],
    ['folate', 2.266],
  ] as const)('%s: %d', (analyte, factor) => {
    const { si, factor: own } = computed(formula, { analyte, from: 'us', value: 1 });
    expect(si).toBe(own);
    expect(Math.abs(si / factor - 1)).toBeLessThan(0.003);
  });

  test('hemoglobin A1c of 7 % is 53 mmol/mol', () => {
    const result = computed(formula, { analyte: 'hba1c', from: 'us', value: 7 });
    expect(Math.round(result.si)).toBe(53);
    expect(result.factor).toBeNull();
  });

  test('a molar mass gives the factor', () => {
    for (const { molarMass, factor, usUnit, siUnit } of Object.values(CLINICAL_UNITS)) {
      if (molarMass === null || usUnit === 'mEq/L') continue;
      const grams = { mg: 1e-3, µg: 1e-6, ng: 1e-9, pg: 1e-12, g: 1 }[usUnit.split('/')[0] ?? ''] ?? Number.NaN;
      const perLiter = usUnit.endsWith('/dL') ? 10 : 1000;
      const moles = { mmol: 1e-3, µmol: 1e-6, nmol: 1e-9, pmol: 1e-12 }[siUnit.split('/')[0] ?? ''] ?? Number.NaN;
      expect((grams * perLiter) / molarMass / moles / (factor ?? Number.NaN)).toBeCloseTo(1, 10);
    }
  });
});

test('urea beside its nitrogen, equivalents of calcium, and neither elsewhere', () => {
  expect(computed(formula, { analyte: 'urea-nitrogen', from: 'us', value: 10 }).ureaMilligramsPerDeciliter).toBeCloseTo(
    21.44,
    2,
  );
  expect(computed(formula, { analyte: 'calcium', from: 'si', value: 2.5 }).milliequivalentsPerLiter).toBe(5);
  expect(Object.keys(computed(formula, GLUCOSE))).toEqual(['us', 'si', 'usUnit', 'siUnit', 'factor', 'plausible']);
});

test.each([
  [5, true],
  [4.99, false],
  [2000, true],
  [2001, false],
])('glucose of %d mg/dL is plausible: %s', (value, plausible) => {
  expect(computed(formula, { ...GLUCOSE, value }).plausible).toBe(plausible);
});

test('there and back is the same', () => {
  const analyte = fc.constantFrom(...(Object.keys(CLINICAL_UNITS) as Analyte[]));
  fc.assert(
    fc.property(analyte, fc.double({ min: 3, max: 1e4, noNaN: true }), (each, value) => {
      const { si } = computed(formula, { analyte: each, from: 'us', value });
      expect(computed(formula, { analyte: each, from: 'si', value: si }).us / value).toBeCloseTo(1, 10);
    }),
  );
});
