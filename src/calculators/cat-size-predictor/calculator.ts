import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type catSize from '#workers/formulas/cat-size-predictor.ts';
import type { CatSizeInput, CatSizeResult } from '#workers/formulas/cat-size-predictor.ts';
import { SLOW_GROWING_BREEDS } from '#workers/reference/kittenGrowth.ts';
import { growthChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<CatSizeResult>;

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
      hint: '8 to 52 weeks.',
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
  present,
  sources: ['kittenRuleOfThumb', 'virbacKitten', 'salt2022'],
});

function present(result: CatSizeResult, input: CatSizeInput): Presentation<Key> {
  const { adultWeight, lowerBound, rangeMin, rangeMax, percentGrown, weightUnit } = result;
  const adult = weightFigure(
    'adultWeight',
    lowerBound ? 'Adult weight, at least' : 'Adult weight, estimated',
    adultWeight,
    weightUnit,
  );
  return {
    headline: {
      ...adult,
      note: lowerBound
        ? 'A rule of thumb with an error of 20 percent. Large breeds keep growing after that.'
        : 'A rule of thumb: expect 20 percent more or less.',
    },
    status: `Adult weight ${lowerBound ? 'at least' : 'about'} ${adult.text} ${weightUnit}.`,
    blocks: [
      ...doubts(result),
      {
        kind: 'facts',
        figures: [
          weightFigure('rangeMin', lowerBound ? 'By the rule, from' : 'From', rangeMin, weightUnit),
          weightFigure('rangeMax', lowerBound ? 'By the rule, to' : 'To', rangeMax, weightUnit),
          {
            field: 'percentGrown',
            label: 'Grown so far',
            value: percentGrown,
            text: fixed(percentGrown, 0),
            unit: '%',
            note: `The share of the adult weight that a kitten has at ${typedNumber(input.ageWeeks)} weeks.`,
          },
          {
            field: 'lowerBound',
            label: 'Fully grown',
            value: lowerBound,
            text: lowerBound ? 'at 2 to 4 years' : 'at about 12 months',
            note: lowerBound ? 'Large, slow-growing breeds: the weight above is a lower bound.' : 'Like most cats.',
          },
        ],
      },
      { kind: 'chart', chart: growthChart(result, input) },
      {
        kind: 'notice',
        tone: 'caution',
        title: 'Weak evidence, and no health check',
        text: 'The curve joins a rule of thumb and a few typical weights. A kitten that stops gaining, loses weight, eats badly or looks thin needs a veterinarian, whatever is predicted here.',
      },
    ],
    working: workingOf(result, input),
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

function weightFigure(field: Key, label: string, value: number, unit: CatSizeInput['weightUnit']): Figure<Key> {
  return { field, label, value, text: fixed(value, 1), unit };
}
