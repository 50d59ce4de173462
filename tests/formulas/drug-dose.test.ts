import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type DrugDoseInput } from '#workers/formulas/drug-dose.ts';

/** No label amount entered. */
const unlabeled = { labelAmount: null };
const REQUIRED = 'Please fill in all required fields';
const INVALID = 'Invalid input values';
const APPROVED = 'Please confirm that your veterinarian has approved this medicine';
const PRESCRIBED = 'Please confirm that your veterinarian has prescribed this medicine';
const SINGLE = 'Please confirm that the product contains only diphenhydramine';
const WARNINGS = 'Please confirm that none of the listed warnings applies';
const NO_DOSE = 'No dose is shown for this weight. Ask your veterinarian.';

const benadryl: DrugDoseInput = {
  drug: 'diphenhydramine',
  species: 'dog',
  weight: 10,
  weightUnit: 'kg',
  product: 'tablet25',
  vetApproved: true,
  vetPrescribed: false,
  singleIngredient: true,
  noContraindications: true,
};
const cephalexin: DrugDoseInput = {
  ...benadryl,
  drug: 'cephalexin',
  weight: 20,
  product: 'capsule500',
  vetApproved: false,
  vetPrescribed: true,
  singleIngredient: false,
};
const tramadol: DrugDoseInput = { ...cephalexin, drug: 'tramadol', weight: 25, product: 'tablet50' };
const nothingConfirmed = {
  vetApproved: false,
  vetPrescribed: false,
  singleIngredient: false,
  noContraindications: false,
};

describe('blanks come first, in the order of the inputs', () => {
  refuses(formula, [
    [{ ...benadryl, ...unlabeled, ...nothingConfirmed, weight: null, weightUnit: '', product: '' }, REQUIRED, 'weight'],
    [
      { ...benadryl, ...unlabeled, ...nothingConfirmed, weight: Number.NaN, weightUnit: '', product: '' },
      REQUIRED,
      'weightUnit',
    ],
    [{ ...benadryl, ...unlabeled, weight: -1, product: '' }, REQUIRED, 'product'],
    [{ ...cephalexin, ...unlabeled, weightUnit: '' }, REQUIRED, 'weightUnit'],
    [{ ...tramadol, ...unlabeled, weight: null }, REQUIRED, 'weight'],
  ]);
});

describe('then invalid values', () => {
  refuses(formula, [
    [{ ...benadryl, ...unlabeled, ...nothingConfirmed, weight: Number.NaN }, INVALID, 'weight'],
    [{ ...benadryl, ...unlabeled, weight: 0 }, INVALID, 'weight'],
    [{ ...benadryl, ...unlabeled, weight: -10 }, INVALID, 'weight'],
    [{ ...benadryl, ...unlabeled, weight: Number.POSITIVE_INFINITY }, INVALID, 'weight'],
    [{ ...benadryl, ...unlabeled, weightUnit: 'st' as 'kg' }, INVALID, 'weightUnit'],
    [{ ...benadryl, ...unlabeled, ...nothingConfirmed, product: 'tablet50' }, INVALID, 'product'],
    [{ ...benadryl, ...unlabeled, product: 'constructor' as 'tablet25' }, INVALID, 'product'],
    [{ ...cephalexin, ...unlabeled, product: 'tablet25' }, INVALID, 'product'],
    [{ ...tramadol, ...unlabeled, product: 'capsule500' }, INVALID, 'product'],
    [{ ...benadryl, ...unlabeled, drug: 'ibuprofen' as 'tramadol' }, INVALID],
    [{ ...benadryl, ...unlabeled, drug: 'toString' as 'tramadol' }, INVALID],
    [{ ...benadryl, ...unlabeled, species: 'rabbit' as 'dog' }, INVALID],
    [{ ...benadryl, ...unlabeled, species: 'toString' as 'dog' }, INVALID],
    [{ ...benadryl, ...unlabeled, drug: '' }, INVALID],
    [{ ...benadryl, ...unlabeled, species: '' }, INVALID],
  ]);

  describe('a cat, which tramadol has no dose for', () => {
    refuses(formula, [[{ ...tramadol, ...unlabeled, species: 'cat', weight: 8 }, INVALID]]);
  });
});

describe('then the confirmations, before any weight is judged', () => {
  refuses(formula, [
    [{ ...benadryl, ...unlabeled, ...nothingConfirmed, weight: 500 }, APPROVED, 'vetApproved'],
    [{ ...benadryl, ...unlabeled, ...nothingConfirmed, vetApproved: true }, SINGLE, 'singleIngredient'],
    [{ ...benadryl, ...unlabeled, noContraindications: false, weight: 0.5 }, WARNINGS, 'noContraindications'],
    // The veterinarian's confirmation is not a question of this page and has no effect.
    [{ ...benadryl, ...unlabeled, vetApproved: false, vetPrescribed: true }, APPROVED, 'vetApproved'],
    [{ ...benadryl, ...unlabeled, species: 'cat', weight: 4, singleIngredient: false }, SINGLE, 'singleIngredient'],
    [{ ...cephalexin, ...unlabeled, ...nothingConfirmed }, PRESCRIBED, 'vetPrescribed'],
    [{ ...cephalexin, ...unlabeled, vetApproved: true, vetPrescribed: false }, PRESCRIBED, 'vetPrescribed'],
    [{ ...cephalexin, ...unlabeled, noContraindications: false }, WARNINGS, 'noContraindications'],
    [{ ...tramadol, ...unlabeled, ...nothingConfirmed, weight: 2 }, PRESCRIBED, 'vetPrescribed'],
    [{ ...tramadol, ...unlabeled, noContraindications: false }, WARNINGS, 'noContraindications'],
    // Anything other than true is not a confirmation.
    [{ ...benadryl, ...unlabeled, vetApproved: 'yes' as unknown as true }, APPROVED, 'vetApproved'],
    [{ ...benadryl, ...unlabeled, noContraindications: 1 as unknown as true }, WARNINGS, 'noContraindications'],
    [{ ...tramadol, ...unlabeled, vetPrescribed: null as unknown as true }, PRESCRIBED, 'vetPrescribed'],
  ]);
});

describe('then weights outside the limits', () => {
  refuses(formula, [
    [{ ...benadryl, ...unlabeled, weight: 0.99 }, NO_DOSE, 'weight'],
    [{ ...benadryl, ...unlabeled, weight: 100.01 }, NO_DOSE, 'weight'],
    [{ ...benadryl, ...unlabeled, weight: 2.2, weightUnit: 'lb' }, NO_DOSE, 'weight'],
    [{ ...benadryl, ...unlabeled, weight: 220.5, weightUnit: 'lb' }, NO_DOSE, 'weight'],
    [{ ...benadryl, ...unlabeled, species: 'cat', weight: 0.99 }, NO_DOSE, 'weight'],
    [{ ...benadryl, ...unlabeled, species: 'cat', weight: 12.01 }, NO_DOSE, 'weight'],
    [{ ...cephalexin, ...unlabeled, weight: 0.99 }, NO_DOSE, 'weight'],
    [{ ...cephalexin, ...unlabeled, weight: 100.01 }, NO_DOSE, 'weight'],
    [{ ...cephalexin, ...unlabeled, species: 'cat', weight: 12.01 }, NO_DOSE, 'weight'],
    [{ ...tramadol, ...unlabeled, weight: 6.24 }, NO_DOSE, 'weight'],
    [{ ...tramadol, ...unlabeled, weight: 13.7, weightUnit: 'lb' }, NO_DOSE, 'weight'],
    [{ ...tramadol, ...unlabeled, weight: 100.01 }, NO_DOSE, 'weight'],
  ]);
  const edges: readonly DrugDoseInput[] = [
    { ...benadryl, weight: 1 },
    { ...benadryl, weight: 100 },
    { ...benadryl, weight: 1 / 0.45359237, weightUnit: 'lb' },
    { ...benadryl, weight: 100 / 0.45359237, weightUnit: 'lb' },
    { ...benadryl, weight: 2.3, weightUnit: 'lb' },
    { ...benadryl, weight: 220.4, weightUnit: 'lb' },
    { ...benadryl, species: 'cat', weight: 1 },
    { ...benadryl, species: 'cat', weight: 12 },
    { ...cephalexin, species: 'cat', weight: 26.4, weightUnit: 'lb' },
    { ...tramadol, weight: 6.25 },
    { ...tramadol, weight: 13.8, weightUnit: 'lb' },
    { ...tramadol, weight: 100 },
  ];
  accepts(
    formula,
    edges.map((input) => [{ ...input, ...unlabeled }, input] as const),
  );
});

describe('the amount on the clinic’s label', () => {
  test.each([
    [null, null],
    [0.5, 'below'],
    [1, 'inside'],
    [1.2, 'inside'],
    [1.3, 'above'],
    [10, 'above'],
  ])('%s tablets of 25 mg for a dog of 10 kg, 20 to 30 mg: %s', (labelAmount, check) => {
    const verdict = formula.validate({ ...benadryl, labelAmount });
    if (!verdict.ok) throw new Error('refused');
    const { labelCheck, ...others } = computed(formula, verdict.input);
    expect(labelCheck).toBe(check);
    expect(computed(formula, benadryl)).toEqual({ ...others, labelCheck: null });
  });

  test('the maximum shown by the page is never reported as more', () => {
    for (const weight of [1.71, 4.27, 9.99, 13.6]) {
      const given = { ...benadryl, weight, product: 'liquid2_5' } as const;
      const { maxUnitsPerDose } = computed(formula, given);
      if (maxUnitsPerDose === null) throw new Error('not measurable');
      expect(computed(formula, { ...given, labelAmount: maxUnitsPerDose }).labelCheck).toBe('inside');
    }
  });

  describe('is refused before any confirmation where it is not an amount', () => {
    refuses(formula, [
      [{ ...benadryl, ...nothingConfirmed, labelAmount: 0 }, INVALID, 'labelAmount'],
      [{ ...benadryl, labelAmount: -1 }, INVALID, 'labelAmount'],
      [{ ...benadryl, labelAmount: Number.NaN }, INVALID, 'labelAmount'],
    ]);
  });
});

describe('results worked out by hand', () => {
  test('a dog of 10 kg: 20 to 30 mg, which is one tablet of 25 mg and not one and a half', () => {
    expect(computed(formula, benadryl)).toEqual({
      doseMinMg: 20,
      doseMaxMg: 30,
      capped: false,
      intervalHours: 12,
      labelDoseMg: null,
      maxDailyMg: null,
      maxUnitsPerDose: 1,
      unitLabel: 'tablet',
      deliveredMg: 25,
      measurable: true,
      labelCheck: null,
      raw: { weightKg: 10, minMg: 20, maxMg: 30, units: 1.2 },
    });
  });

  test('a dog of 30 lb: 13.6077711 kg, 40.82 mg, 16.3 mL', () => {
    expect(computed(formula, { ...benadryl, weight: 30, weightUnit: 'lb', product: 'liquid2_5' })).toMatchObject({
      doseMinMg: 27.2,
      doseMaxMg: 40.8,
      maxUnitsPerDose: 16.3,
      unitLabel: 'mL',
      deliveredMg: 40.75,
      raw: { weightKg: 13.60777, minMg: 27.21, maxMg: 40.82, units: 16.328 },
    });
  });

  test.each([
    [16.6, 33.2, 49.8, false],
    [50 / 3, 33.3, 50, false],
    [16.7, 33.4, 50, true],
    [25, 50, 50, true],
    [100, 50, 50, true],
  ])('a dog of %f kg meets the ceiling of 50 mg: %f to %f mg', (weight, doseMinMg, doseMaxMg, capped) => {
    expect(computed(formula, { ...benadryl, weight })).toMatchObject({ doseMinMg, doseMaxMg, capped });
  });

  test.each([
    [4.9, 2.4, 9.8, false],
    [5, 2.5, 10, false],
    [5.1, 2.5, 10, true],
    [12, 6, 10, true],
  ])('a cat of %f kg meets the ceiling of 10 mg: %f to %f mg', (weight, doseMinMg, doseMaxMg, capped) => {
    expect(computed(formula, { ...benadryl, species: 'cat', weight })).toMatchObject({ doseMinMg, doseMaxMg, capped });
  });

  test('a cat of 3.125 kg can have half a chewable tablet, exactly; one of 3.12 kg nothing of it', () => {
    const cat = { ...benadryl, species: 'cat', product: 'chew12_5' } as const;
    expect(computed(formula, { ...cat, weight: 3.125 })).toMatchObject({ maxUnitsPerDose: 0.5, deliveredMg: 6.25 });
    expect(computed(formula, { ...cat, weight: 3.12 })).toMatchObject({
      measurable: false,
      maxUnitsPerDose: null,
      deliveredMg: null,
      doseMaxMg: 6.2,
    });
  });

  test('an amount below the lowest dose is none: 5 kg in capsules of 500 mg, and 16 kg in capsules of 250 mg', () => {
    const unmeasured = { measurable: false, maxUnitsPerDose: null, deliveredMg: null };
    expect(computed(formula, { ...cephalexin, weight: 5 })).toMatchObject(unmeasured);
    // 240 to 480 mg holds one capsule; 500 of 17 kg is 510, of 16.6 kg 498 mg.
    expect(computed(formula, { ...cephalexin, weight: 16.6 })).toMatchObject(unmeasured);
    expect(computed(formula, { ...cephalexin, weight: 17 })).toMatchObject({ maxUnitsPerDose: 1, deliveredMg: 500 });
    expect(computed(formula, { ...cephalexin, weight: 16, product: 'capsule250' })).toMatchObject({
      maxUnitsPerDose: 1,
      deliveredMg: 250,
    });
  });

  test('a step that jumps over the whole range is no amount: 4.1 kg and half tablets of 12.5 mg', () => {
    // 8.2 to 12.3 mg; half a tablet is 6.25 mg, a whole one 12.5 mg.
    expect(computed(formula, { ...benadryl, weight: 4.1, product: 'chew12_5' })).toMatchObject({
      doseMinMg: 8.2,
      doseMaxMg: 12.3,
      measurable: false,
      maxUnitsPerDose: null,
      deliveredMg: null,
    });
  });

  test('cephalexin of a dog has the label beside it, that of a cat has none', () => {
    expect(computed(formula, cephalexin)).toMatchObject({ doseMinMg: 300, doseMaxMg: 600, labelDoseMg: 440 });
    expect(
      computed(formula, { ...cephalexin, species: 'cat', weight: 9, weightUnit: 'lb', product: 'liquid50' }),
    ).toMatchObject({ doseMinMg: 61.2, doseMaxMg: 122.4, labelDoseMg: null, maxUnitsPerDose: 2.4, deliveredMg: 120 });
  });

  test('tramadol has a highest total of a day, and half a tablet from 6.25 kg on', () => {
    expect(computed(formula, tramadol)).toMatchObject({
      doseMinMg: 50,
      doseMaxMg: 100,
      maxDailyMg: 400,
      intervalHours: 8,
      maxUnitsPerDose: 2,
      deliveredMg: 100,
    });
    expect(computed(formula, { ...tramadol, weight: 6.25 })).toMatchObject({ maxUnitsPerDose: 0.5, deliveredMg: 25 });
  });
});

test('an input that validate never accepts is a bug, not a dose', () => {
  const unknown = [
    [{ ...tramadol, species: 'cat' }, 'There is no tablet50 of tramadol for a cat'],
    [{ ...cephalexin, product: 'tablet50' }, 'There is no tablet50 of cephalexin for a dog'],
  ] as const;
  for (const [input, message] of unknown) expect(() => computed(formula, input)).toThrow(message);
});
