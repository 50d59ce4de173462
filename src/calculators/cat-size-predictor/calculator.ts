import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type catSize from '#workers/formulas/cat-size-predictor.ts';
import type { CatSizeInput, CatSizeResult } from '#workers/formulas/cat-size-predictor.ts';
import { KITTEN_ERROR_SHARE, SHARE_OF_ADULT_WEIGHT, SLOW_GROWING_BREEDS } from '#workers/reference/kittenGrowth.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<CatSizeResult>;
type Place = Here<CatSizeResult, unknown, unknown>;

export default defineCalculator<typeof catSize>()({
  formula: 'cat-size-predictor',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight today',
      unitIn: 'weightUnit',
      hint: '0.2 to 12 kg, or 0.45 to 26.4 lb.',
      min: 0.2,
      max: 26.4,
      step: 0.1,
    },
    weightUnit: {
      kind: 'choice',
      label: 'Unit of the weight',
      hint: '1000 g = 1 kg.',
      look: 'menu',
      initial: 'kg',
      options: [
        { value: 'kg', label: 'Kilograms (kg)' },
        { value: 'lb', label: 'Pounds (lb)' },
      ],
    },
    ageWeeks: {
      kind: 'number',
      label: 'Age of the kitten',
      ...measuredIn('time', 'weeks', 'days', 'months'),
      min: 8,
      max: 52,
    },
    breedGroup: {
      kind: 'choice',
      label: 'Breed group',
      hint: `Large: ${SLOW_GROWING_BREEDS.slice(0, -1).join(', ')} or ${SLOW_GROWING_BREEDS.at(-1)}.`,
      look: 'radios',
      initial: 'standard',
      options: [
        { value: 'standard', label: 'Standard or mixed' },
        { value: 'large', label: 'Large, slow-growing' },
      ],
    },
  },
  example: { weight: '1.6', weightUnit: 'kg', ageWeeks: '14', breedGroup: 'standard' },
  errorStyle: 'inline',
  outputs: {
    adultWeight: {
      ...weightOutput(({ result }) => (result.lowerBound ? 'Adult weight, at least' : 'Adult weight, estimated')),
      note: ({ result }) =>
        result.lowerBound
          ? 'A rule of thumb with an error of 20 percent. Large breeds keep growing after that.'
          : 'A rule of thumb: expect 20 percent more or less.',
    },
    rangeMin: weightOutput(({ result }) => (result.lowerBound ? 'By the rule, from' : 'From')),
    rangeMax: weightOutput(({ result }) => (result.lowerBound ? 'By the rule, to' : 'To')),
    weightUnit: { kind: 'words', label: 'Unit of the weight' },
    percentGrown: {
      kind: 'number',
      label: 'Grown so far',
      unit: '%',
      written: decimals(0),
      note: ({ input }) => `The share of the adult weight that a kitten has at ${typedNumber(input.ageWeeks)} weeks.`,
    },
    lowerBound: {
      kind: 'flag',
      label: 'Fully grown',
      words: { true: 'at 2 to 4 years', false: 'at about 12 months' },
      note: ({ value }) =>
        value ? 'Large, slow-growing breeds: the weight above is a lower bound.' : 'Like most cats.',
    },
    implausible: { kind: 'flag', label: 'Outside the weights of grown cats' },
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  evidence: 'rule',
  sources: ['kittenRuleOfThumb', 'virbacKitten', 'salt2022'],
});

function weightOutput(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, unit: ({ result }) => result.weightUnit, written: decimals(1) };
}

function present(result: CatSizeResult, input: CatSizeInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('adultWeight');
  return {
    headline,
    status: `Adult weight ${result.lowerBound ? 'at least' : 'about'} ${headline.text} ${headline.unit}.`,
    blocks: [
      ...doubts(result),
      {
        kind: 'facts',
        figures: [figure('rangeMin'), figure('rangeMax'), figure('percentGrown'), figure('lowerBound')],
      },
      { kind: 'chart', chart: growthChart(result, input) },
      {
        kind: 'notice',
        tone: 'caution',
        title: 'Weak evidence, and no health check',
        text: 'The curve joins a rule of thumb and a few typical weights. A kitten that stops gaining, loses weight, eats badly or looks thin needs a veterinarian, whatever is predicted here.',
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** A prediction that no cat reaches indicates a wrong unit, a wrong age, or a kitten that needs help. */
function doubts({ implausible }: CatSizeResult): readonly Block<Key>[] {
  if (!implausible) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Please check age and weight',
      text: 'Grown cats do not come out at this weight. Is the unit right, and the age in weeks? If both are, show the kitten to a veterinarian.',
    },
  ];
}

/** Returns the curves to the predicted weight and to the ends of its range, with the kitten as a point. */
function growthChart({ raw, weightUnit }: CatSizeResult, { ageWeeks, weight }: CatSizeInput): XyChart {
  const wayTo = (adultWeight: number) => SHARE_OF_ADULT_WEIGHT.map(([x, share]) => ({ x, y: adultWeight * share }));
  return {
    type: 'xy',
    title: 'Growth to the adult weight',
    summary: `The expected way from 8 to 52 weeks through ${weight} ${weightUnit} at ${typedNumber(ageWeeks)} weeks, and the ways to 20 percent less and more.`,
    x: { label: 'Age', unit: 'weeks', decimals: 0 },
    y: { label: 'Weight', unit: weightUnit, decimals: 2 },
    series: [
      { name: 'Expected', marks: 'line', points: wayTo(raw.adultWeight) },
      { name: '20 % less', marks: 'line', points: wayTo(raw.adultWeight * (1 - KITTEN_ERROR_SHARE)) },
      { name: '20 % more', marks: 'line', points: wayTo(raw.adultWeight * (1 + KITTEN_ERROR_SHARE)) },
      { name: 'Your kitten', marks: 'points', points: [{ x: ageWeeks, y: weight }] },
    ],
  };
}
