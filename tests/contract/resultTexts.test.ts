/** Result texts with numbers: the singular, a negative number, a number converted from another unit. */
import { describe, expect, test } from 'vitest';
import type { Values } from '#src/engine/kit/fields.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { unitName } from '#src/engine/kit/unitFields.ts';
import { exampleDraft, leavesOf, run } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const CALCULATORS = await everyCalculator();

const ONE_OF_MANY = /(?<![\d.,])1 (?:years|months|weeks|days|hours|individuals|time units|pieces|valence electrons)\b/;
const TWO_SIGNS = /[+−÷·] -\d/;
/** More decimals than any factor of a formula has. */
const CONVERTED = /\d\.\d{10,}/;

/** An estimate of one year. */
const SHORTEST_LIFE: Values = {
  breed: 'Leonberger',
  weight: '120',
  age: '0.5',
  activityLevel: 'sedentary',
  neutered: false,
  dentalCare: true,
  overweight: true,
  chronicIssues: true,
};

const EDGES: readonly (readonly [id: string, typed: Values])[] = [
  ['bond-order', { mode: 'species', species: 'H2+' }],
  ['carrying-capacity', { resources: resources('1', '2'), currentPopulation: '1' }],
  ['cat-age', { value: '1', unit: 'years' }],
  ['cat-age', { value: '1', unit: 'months' }],
  ['cat-age', { value: '12', unit: 'months' }],
  ['cat-size-predictor', { ageWeeks: '100', [unitName('ageWeeks')]: 'days' }],
  ['dog-age', { age: '1', ageUnit: 'years' }],
  ['dog-age', { age: '1', ageUnit: 'months' }],
  ['dog-age', { age: '12', ageUnit: 'months' }],
  ['dog-life-expectancy', { age: '145', [unitName('age')]: 'months' }],
  ['dog-life-expectancy', SHORTEST_LIFE],
  ['dog-raisin-toxicity', { amount: '5', amountUnit: 'g', fruit: 'grape', weight: '4.5', weightUnit: 'kg' }],
  ['metabolic-rate', { age: '350', [unitName('age')]: 'months' }],
  ['oxygen-consumption', { temperature: '75', [unitName('temperature')]: '°F' }],
  ['ph-analysis', { temperature: '75', [unitName('temperature')]: '°F' }],
  ['population-growth', { initialPopulation: '1', growthRate: '0', timeSpan: '1', carryingCapacity: '1' }],
  ['population-growth', { initialPopulation: '1', growthRate: '0', timeSpan: '1', model: 'exponential' }],
  ['protein-concentration', { standards: standards('0', '0.41', '1.2'), absorbance: '0.685' }],
  ['qpcr-efficiency', { points: points(['1e-5', '15'], ['1e-4', '11.6'], ['1e-3', '8.2']) }],
];

describe.each(EDGES)('%s', (id, typed) => {
  test(`says its numbers as people do, with ${JSON.stringify(typed)}`, async () => {
    const definition = CALCULATORS.find((each) => each.id === id)?.definition;
    if (definition === undefined) throw new Error(`There is no ${id}`);
    const outcome = await run(definition, { ...exampleDraft(definition), ...typed });
    if (outcome.outcome !== 'computed') throw new Error(`Not computed: ${JSON.stringify(outcome)}`);
    const texts = textsOf(outcome.presentation);
    for (const unfit of [ONE_OF_MANY, TWO_SIGNS, CONVERTED])
      expect(texts.filter((text) => unfit.test(text))).toEqual([]);
  });
});

/** Every text of a result, and every figure with its unit. */
function textsOf(presentation: Presentation): readonly string[] {
  const figures = figuresOf(presentation).map(({ text, unit = '' }) => `${text} ${unit}`);
  return [...figures, ...leavesOf(presentation).flatMap(({ leaf }) => (typeof leaf === 'string' ? [leaf] : []))];
}

function resources(available: string, perIndividual: string): readonly Values[] {
  return ['Food', 'Water', 'Space'].map((resource) => ({ resource, available, perIndividual }));
}

function standards(...absorbances: readonly string[]): readonly Values[] {
  return absorbances.map((absorbance, index) => ({ concentration: String(index * 0.43), absorbance }));
}

function points(...pairs: readonly (readonly [quantity: string, ct: string])[]): readonly Values[] {
  return pairs.map(([quantity, ct]) => ({ quantity, ct }));
}
