/** Every line of a working evaluates to the value printed beside it, on every page, by discovery. */
import { describe, expect, test } from 'vitest';
import type { Values } from '#src/engine/kit/fields.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Figure, WorkingStep } from '#src/engine/kit/presentation.ts';
import { unitName } from '#src/engine/kit/unitFields.ts';
import { evaluated } from '#tests/support/arithmetic.ts';
import { exampleDraft, run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();

/** Lines whose rule does more than the printed arithmetic. */
const CUT = /at least|at most|not below|rounded|down to/;

/** Units that are easily confused. */
const MEASURES = new Set(
  'mol mmol µmol nmol pmol mol/L mmol/L µmol/L nmol/L M mM µM nM pM g kg mg µg ng pg lb oz L mL µL m cm mm µm nm pm h min s days g/mol kDa Da kcal kJ °C °F K'.split(
    ' ',
  ),
);

/** Inputs without a short decimal form, small differences of large numbers, and converted units. */
const EDGES: readonly (readonly [id: string, typed: Values])[] = [
  ['allele-frequency', { homozygousDominant: '1000', heterozygous: '0', homozygousRecessive: '1' }],
  ['allele-frequency', { homozygousDominant: '89', heterozygous: '21', homozygousRecessive: '17' }],
  ['allele-frequency', { homozygousDominant: '45', heterozygous: '64', homozygousRecessive: '23' }],
  ['blood-pressure', { readings: [reading('120', '80'), reading('120', '80'), reading('121', '81')] }],
  ['cat-age', { value: '11', unit: 'months' }],
  ['cat-age', { value: '17.23', unit: 'months' }],
  ['cat-bmi', { ribCage: '11.3', legLength: '5.1', unit: 'in' }],
  ['cat-calorie', { weight: '6.78', weightUnit: 'lb' }],
  ['cat-calorie', { weight: '17.3', weightUnit: 'lb', bcs: '8', lifeStage: 'weightLoss' }],
  ['cat-chocolate-toxicity', { amount: '36.6', amountUnit: 'oz' }],
  ['cat-fish-oil', { weight: '3.27', weightUnit: 'lb' }],
  ['cat-metacam', { weight: '4', weightUnit: 'lb', prescribedMgPerKg: '0.019' }],
  ['cat-size-predictor', { weight: '2.852', ageWeeks: '9' }],
  ['cat-size-predictor', { ageWeeks: '75', [unitName('ageWeeks')]: 'days' }],
  ['cell-dilution', { targetConcentration: '181040', stockConcentration: '3901192', finalVolume: '7000' }],
  ['cell-dilution', { targetConcentration: '999999.99', stockConcentration: '1e6', finalVolume: '1e6' }],
  ['cell-division-time', { totalTime: '100', [unitName('totalTime')]: 'min' }],
  ['descriptive-statistics', { data: '1000000000\n1000000001\n1000000002\n1000000003' }],
  ['descriptive-statistics', { data: '5412345.1 5412345.3 5412345.2 5412345.9' }],
  ['descriptive-statistics', { data: '2.1 2.1 2.1' }],
  ['dog-age', { age: '5', ageUnit: 'months', size: 'large' }],
  ['dog-age', { age: '4.515', ageUnit: 'years' }],
  ['dog-bmi', { weight: '74.19', shoulderHeight: '33.8', heightUnit: 'in' }],
  ['dog-nutrition', { weight: '19.9', weightUnit: 'lb' }],
  ['dog-nutrition', { weight: '19.9', weightUnit: 'lb', bcs: '2' }],
  ['dog-omega3', { weight: '19', weightUnit: 'lb' }],
  ['dog-onion-toxicity', { amount: '36', amountUnit: 'oz', form: 'garlic' }],
  ['dog-raisin-toxicity', { amount: '11', amountUnit: 'oz' }],
  ['dog-water-intake', { weight: '13', weightUnit: 'lb', measuredIntake: '8300' }],
  [
    'dog-water-intake',
    { weight: '13', weightUnit: 'lb', foodGrams: '333', foodMoisture: '77.7', measuredIntake: '413' },
  ],
  ['enzyme-kinetics', { enzymeConcentration: '0.2849' }],
  ['hardy-weinberg', { inputType: 'counts', dominant: '1000', heterozygous: '0', recessive: '1' }],
  ['hardy-weinberg', { inputType: 'counts', dominant: '50', heterozygous: '17', recessive: '20' }],
  ['horse-weight', { unit: 'cm', heartGirth: '190', bodyLength: '165' }],
  ['ligation', { vectorMass: '65.26', vectorLength: '2600', insertLength: '379.6', molarRatio: '2' }],
  ['metabolic-rate', { age: '350', [unitName('age')]: 'months' }],
  ['molarity', { mass: '9', molarMass: '372.7', volume: '0.46', [unitName('volume')]: 'µL' }],
  ['oxygen-consumption', { o2Output: '20.8', co2Output: '0.15', flowRate: '17', [unitName('flowRate')]: 'L/h' }],
  ['protein-concentration', { standards: standards('0.05729', '0.3901', '0.8512'), absorbance: '0.0637' }],
  ['protein-concentration', { standards: standards('0.001', '0.3901', '0.9512'), absorbance: '0.0637' }],
  ['species-diversity', { species: species('100000', '1') }],
  ['t-test', { data: 'a\tb\n5412345.1\t5412344.2\n5412345.3\t5412344.9\n5412345.2\t5412344.1' }],
  ['species-diversity', { species: species('32.04', '23', '9.3', '2', '1.833') }],
];

describe.each(CALCULATORS)('$id', ({ id, definition }) => {
  const drafts = [{}, ...EDGES.flatMap(([of, typed]) => (of === id ? [typed] : []))];

  test.each(
    drafts.map((typed) => ({ typed: JSON.stringify(typed), draft: { ...exampleDraft(definition), ...typed } })),
  )('the lines of its working are correct, with $typed', async ({ draft }) => {
    const outcome = await run(definition, draft);
    if (outcome.outcome !== 'computed') throw new Error(`Not computed: ${JSON.stringify(outcome)}`);
    const { working } = outcome.presentation;
    expect(working.filter((step) => !holds(step))).toEqual([]);
  });

  test('a figure has the unit of the line that gives it', async () => {
    const { presentation } = await runExample(definition);
    const wrong = figuresOf(presentation).filter((figure) => isContradicted(figure, presentation.working));
    expect(
      wrong.map(
        ({ label, text, unit }) =>
          `src/calculators/${id}: '${label}' is ${text} ${unit} as a figure and has another unit in the working`,
      ),
    ).toEqual([]);
  });
});

test('a figure whose unit is another one than in the working is found', () => {
  const step = { label: '', formula: '', substituted: '', value: '2.50 mL' };
  const figure = { field: 'volume', label: 'Volume', value: 2.5, text: '2.50' };
  expect(isContradicted({ ...figure, unit: 'L' }, [step])).toBe(true);
  expect(isContradicted({ ...figure, unit: 'mL' }, [step])).toBe(false);
  expect(isContradicted({ ...figure, unit: 'L' }, [step, { ...step, value: '2.50 L' }])).toBe(false);
  expect(isContradicted({ ...figure, unit: 'times' }, [step])).toBe(false);
});

test('every edge is one of a calculator', () => {
  const ids = CALCULATORS.map(({ id }) => id);
  expect(EDGES.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
});

test('a line that does not give its value is found', () => {
  const step = { label: '', formula: '', substituted: '1.252 ÷ 1.252, 1.881 ÷ 1.252', value: '1.000 : 1.503' };
  expect(holds(step)).toBe(false);
  expect(holds({ ...step, substituted: '2·(3 − 1)² ÷ 3', value: '2.66 g' })).toBe(false);
  expect(holds({ ...step, substituted: '2·(3 − 1)² ÷ 3', value: '2.67 g' })).toBe(true);
  expect(evaluated('−log 1e-5 + 10^(−1 ÷ (−0.5)) + √(9 ÷ 4) + |2 − 3| + 10⁻¹')).toBeCloseTo(107.6, 12);
  expect(evaluated('12 valence electrons')).toBeNull();
  expect(holds({ ...step, substituted: '(1 − 0.00)² ÷ 0.00', value: '1001.000' })).toBe(false);
});

/** True when the working has the same number with one of these units, and never with the figure's unit. */
function isContradicted({ text, unit = '' }: Figure<string>, working: readonly WorkingStep<string>[]): boolean {
  const units = working.flatMap(({ value }) => {
    const [number, named = ''] = value.split(' ');
    return number === text && MEASURES.has(named) ? [named] : [];
  });
  return MEASURES.has(unit) && units.length > 0 && !units.includes(unit);
}

/** Also true where the line is not plain arithmetic, or its value is not a number. */
function holds({ formula, substituted, value }: WorkingStep<string>): boolean {
  if (CUT.test(formula)) return true;
  const whole = evaluated(sideOf(substituted));
  if (whole !== null) return isPrintedAs(whole, value);
  const [terms, values] = [substituted.split(/ to |, /), value.split(/ to |, | : /)];
  if (terms.length !== values.length) return true;
  return terms.every((term, index) => {
    const result = evaluated(term);
    return result === null || isPrintedAs(result, values[index] ?? '');
  });
}

function sideOf(substituted: string): string {
  return substituted.split(' = ')[0] ?? '';
}

function isPrintedAs(result: number, printed: string): boolean {
  const [text, decimals = '', power = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]?\d+))?(?=$|[ ,])/.exec(printed) ?? [];
  if (text === undefined) return true;
  const lastPlace = 10 ** (Number(power) - decimals.length);
  // Slightly above one half: a tie may be rounded either way.
  return Math.abs(result - Number(text)) <= 0.501 * lastPlace;
}

function reading(systolic: string, diastolic: string): Values {
  return { systolic, diastolic, pulse: '', date: '2025-03-03', time: '07:30' };
}

function species(...counts: readonly string[]): readonly Values[] {
  return counts.map((count, index) => ({ name: `Species ${index + 1}`, count }));
}

function standards(...absorbances: readonly string[]): readonly Values[] {
  return absorbances.map((absorbance, index) => ({ concentration: String(index * 0.43), absorbance }));
}
