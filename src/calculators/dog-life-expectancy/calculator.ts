import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { nounFor } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  ChartBlock,
  ComparisonBlock,
  Presentation,
  ResultKey,
} from '#src/engine/kit/presentation.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';
import type dogLife from '#workers/formulas/dog-life-expectancy.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { DOG_BREEDS, type DogBreed, type DogBreedRow } from '#workers/reference/dogBreeds.ts';
import { presentBelowFloor } from './belowFloor.ts';
import { factors, recommendations } from './blocks.ts';
import { inYears, signed, upToOneDecimal } from './numbers.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DogLifeResult>;

const PASSED = 'Your dog has already passed the average range for this profile';

export default defineCalculator<typeof dogLife>()({
  formula: 'dog-life-expectancy',
  fixed: {},
  fields: {
    breed: {
      kind: 'choice',
      label: 'Breed',
      hint: 'Mixed breeds come first, by size: small to 20 lb, medium to 50, large to 100, giant above.',
      look: 'menu',
      options: (Object.keys(DOG_BREEDS) as DogBreed[]).map((breed) => ({ value: breed, label: breed })),
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      ...measuredIn('mass', 'lb', 'kg'),
      min: 1.2,
      max: 264.5,
      step: 0.1,
    },
    age: {
      kind: 'number',
      label: 'Age',
      ...measuredIn('time', 'years', 'months'),
      min: 0,
      step: 0.1,
    },
    activityLevel: {
      kind: 'choice',
      label: 'Activity level',
      look: 'radios',
      initial: 'moderate',
      options: [
        { value: 'sedentary', label: 'Sedentary' },
        { value: 'moderate', label: 'Moderate' },
        { value: 'active', label: 'Active' },
      ],
    },
    neutered: { kind: 'checkbox', label: 'Spayed/Neutered' },
    dentalCare: { kind: 'checkbox', label: 'Regular Dental Care' },
    overweight: { kind: 'checkbox', label: 'Overweight' },
    chronicIssues: { kind: 'checkbox', label: 'Chronic Health Issues' },
  },
  example: {
    breed: 'Labrador Retriever',
    weight: '70',
    age: '4',
    activityLevel: 'active',
    neutered: true,
    dentalCare: true,
    overweight: true,
    chronicIssues: false,
  },
  errorStyle: 'banner',
  outputs: {
    years: {
      kind: 'number',
      label: ({ result }) =>
        isOwnAge(result) ? 'Years shown: your dog’s own age' : 'Average life expectancy for this profile',
      unit: ({ value }) => yearsAfter(value),
      written: upToOneDecimal,
      note: ({ result }) =>
        isOwnAge(result)
          ? `It is above the average for this profile, ${inYears(upToOneDecimal(result.estimate).text)}.`
          : 'The average of many dogs, not a prediction for yours.',
    },
    // An inverted range keeps its numbers as the figures' values; the sentence above is displayed instead.
    range: { kind: 'group', keys: { min: endOfRange('From'), max: endOfRange('To') } },
    factors: {
      kind: 'rows',
      label: 'Factors',
      row: {
        name: { kind: 'words', label: ({ at }) => `Factor ${Number(at) + 1}` },
        impact: {
          kind: 'number',
          label: ({ row }) => `Impact of ${row.name}`,
          unit: ({ value }) => (Math.abs(value) === 1 ? 'year' : 'years'),
          written: signed,
        },
      },
    },
    recommendations: {
      kind: 'each',
      label: 'Recommendations',
      each: { kind: 'words', label: ({ at }) => `Recommendation ${Number(at) + 1}` },
    },
    base: {
      kind: 'number',
      label: 'Starting value',
      unit: 'years',
      written: decimals(0),
      note: ({ input }) => originOf(DOG_BREEDS[input.breed]),
    },
    estimate: {
      kind: 'number',
      label: 'Estimate by points',
      unit: ({ value }) => yearsAfter(value),
      written: upToOneDecimal,
    },
    hasPassedRange: { kind: 'flag', label: 'Older than the average range' },
    belowFloor: {
      kind: 'flag',
      label: 'Life expectancy for these answers',
      words: { true: 'No figure to show', false: 'A figure is shown' },
    },
    // Half of the dogs lived longer.
    reference: {
      kind: 'group',
      keys: {
        breedMedian: {
          kind: 'number',
          label: 'Median of the breed',
          unit: 'years',
          written: decimals(1),
          missing: 'not given here',
        },
        allDogsMedian: { kind: 'number', label: 'Median of all dogs', unit: 'years', written: decimals(1) },
      },
    },
  },
  present: (result, input, figure) =>
    result.belowFloor ? presentBelowFloor(result, input, figure) : present(result, input, figure),
  // The advice that replaces an average is shared before the figures.
  shareText: (presentation, facts) =>
    [...(presentation.headline.field === 'years' ? [] : [presentation.status]), facts].join('\n'),
  evidence: 'estimate',
  sources: ['teng2022', 'mcMillan2024', 'salt2019', 'kealy2002', 'akc', 'akcPages', 'dogApi', 'spec'],
});

function isOwnAge({ years, estimate }: DogLifeResult): boolean {
  return years > estimate;
}

/** Returns the noun after a number of years. */
function yearsAfter(value: number): string {
  return nounFor(upToOneDecimal(value).text, 'year', 'years');
}

function endOfRange(label: string): NumberOutput<Here<DogLifeResult, unknown, unknown, number>> {
  return {
    kind: 'number',
    label,
    unit: ({ result, value }) => (result.hasPassedRange ? undefined : yearsAfter(value)),
    written: (value, { result }) => (result.hasPassedRange ? inWords('already passed') : upToOneDecimal(value)),
  };
}

function originOf({ size, published }: DogBreedRow): string {
  if (published === undefined) return `Median of the ${size} breeds in the table`;
  const [from, to] = published;
  return `Size ${size}; published range ${from === to ? from : `${from} to ${to}`} years`;
}

function present(result: DogLifeResult, input: DogLifeInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('years');
  const accepted = isOwnAge(result) || result.hasPassedRange ? null : breedMedian(result, figure);
  return {
    headline,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? statusOf(result, figure)
        : `Average for this profile: ${inYears(headline.text)} by points. ${accepted.figure.label}: ${inYears(accepted.figure.text)}, which is the best estimate.`,
    blocks: [
      ...(result.hasPassedRange ? [{ kind: 'notice', tone: 'neutral', text: PASSED } as const] : []),
      { kind: 'facts', title: 'Average range', figures: [figure('range.min'), figure('range.max')] },
      ...rangeChart(result, input),
      { kind: 'facts', title: input.breed, figures: [figure('base')] },
      comparison(input, figure),
      ...factors(result, figure),
      recommendations(result, figure),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Averages, not a prediction. The starting values of the breeds are kennel-club figures; studies of whole populations give lower ones.',
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns what dogs of the breed reached; null where no median is given: that of all dogs says little of a giant breed. */
function breedMedian({ reference }: DogLifeResult, figure: FigureOf<Key>): AcceptedValue<Key> | null {
  if (reference.breedMedian === null) return null;
  return {
    insteadOf: 'Estimate by points',
    method: 'Population study',
    figure: figure('reference.breedMedian', { note: 'Half of these dogs in the United Kingdom lived longer.' }),
    advice: 'Use the median: it was measured. The points are rules of thumb, and neither predicts the life of one dog.',
  };
}

function statusOf(result: DogLifeResult, figure: FigureOf<Key>): string {
  const shown = inYears(figure('years').text);
  if (result.hasPassedRange) return `${PASSED}, at ${shown}.`;
  return isOwnAge(result)
    ? `Your dog’s own age, ${shown}, is above the average for this profile, ${inYears(figure('estimate').text)}.`
    : `Average for this profile: ${shown}.`;
}

/** Returns the average range with the dog's age; none for a dog that has passed it. */
function rangeChart(result: DogLifeResult, { age }: DogLifeInput): readonly ChartBlock[] {
  const { range, estimate, hasPassedRange, reference } = result;
  if (hasPassedRange) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title: 'Age and average life expectancy',
        summary: 'Averages of many dogs, not a prediction for yours.',
        axis: { label: 'Age', unit: 'years', reaches: [0] },
        spans: [{ label: 'Average range', from: range.min, to: range.max }],
        marks: [
          { label: 'Your dog now', at: age },
          { label: 'Average for this profile', at: estimate },
          ...(reference.breedMedian === null ? [] : [{ label: 'Breed median, UK', at: reference.breedMedian }]),
        ],
      },
    },
  ];
}

function comparison({ breed }: DogLifeInput, figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'The estimate beside what dogs in the United Kingdom reached',
    methods: ['Estimate by points', 'Median of the breed', 'Median of all dogs'],
    rows: [
      {
        label: breed,
        figures: [figure('estimate'), figure('reference.breedMedian'), figure('reference.allDogsMedian')],
      },
    ],
    why: 'The estimate adds fixed points to a breed’s starting value; a median is the age that half of the dogs in a population passed. The points are not measured effects, and the two for more than 90 lb count the size of giant breeds a second time.',
    sources: ['mcMillan2024'],
  };
}
