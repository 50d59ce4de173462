import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { nounFor } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { AcceptedValue, ComparisonBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type dogLife from '#workers/formulas/dog-life-expectancy.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { DOG_BREEDS, type DogBreed } from '#workers/reference/dogBreeds.ts';
import { presentBelowFloor } from './belowFloor.ts';
import { baseFigure, estimateFigure, factors, medianFigures, rangeFigures, recommendations } from './blocks.ts';
import { rangeChart } from './chart.ts';
import { inYears, upToOneDecimal } from './numbers.ts';
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
      hint: '1.2 to 264.5 lb, or 0.5 to 120 kg.',
      ...measuredIn('mass', 'lb', 'kg'),
      min: 1.2,
      max: 264.5,
      step: 0.1,
    },
    age: {
      kind: 'number',
      label: 'Age',
      hint: '0 or more.',
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
  present: (result, input) => (result.belowFloor ? presentBelowFloor(result, input) : present(result, input)),
  // The advice that replaces an average is shared before the figures.
  shareText: (presentation, facts) =>
    [...(presentation.headline.field === 'years' ? [] : [presentation.status]), facts].join('\n'),
  sources: ['teng2022', 'mcMillan2024', 'salt2019', 'kealy2002', 'akc', 'akcPages', 'dogApi', 'spec'],
});

function present(result: DogLifeResult, input: DogLifeInput): Presentation<Key> {
  const years = upToOneDecimal(result.years);
  const estimate = inYears(upToOneDecimal(result.estimate));
  const isOwnAge = result.years > result.estimate;
  const accepted = isOwnAge || result.hasPassedRange ? null : breedMedian(result);
  return {
    headline: {
      field: 'years',
      label: isOwnAge ? 'Years shown: your dog’s own age' : 'Average life expectancy for this profile',
      value: result.years,
      text: years,
      unit: nounFor(years, 'year', 'years'),
      note: isOwnAge
        ? `It is above the average for this profile, ${estimate}.`
        : 'The average of many dogs, not a prediction for yours.',
    },
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? statusOf(result, inYears(years), estimate)
        : `Average for this profile: ${inYears(years)} by points. ${accepted.figure.label}: ${inYears(accepted.figure.text)}, which is the best estimate.`,
    blocks: [
      ...(result.hasPassedRange ? [{ kind: 'notice', tone: 'neutral', text: PASSED } as const] : []),
      { kind: 'facts', title: 'Average range', figures: rangeFigures(result) },
      ...rangeChart(result, input),
      { kind: 'facts', title: input.breed, figures: [baseFigure(result, input)] },
      comparison(result, input),
      ...factors(result),
      recommendations(result),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Averages, not a prediction. The starting values of the breeds are kennel-club figures; studies of whole populations give lower ones.',
      },
    ],
    working: workingOf(result, input),
  };
}

/** Returns what dogs of the breed reached; null where no median is given: that of all dogs says little of a giant breed. */
function breedMedian(result: DogLifeResult): AcceptedValue<Key> | null {
  const [figure] = medianFigures(result);
  if (figure.value === null) return null;
  return {
    insteadOf: 'Estimate by points',
    method: 'Population study',
    figure: { ...figure, note: 'Half of these dogs in the United Kingdom lived longer.' },
    advice: 'Use the median: it was measured. The points are rules of thumb, and neither predicts the life of one dog.',
  };
}

function statusOf({ hasPassedRange, years, estimate }: DogLifeResult, shown: string, average: string): string {
  if (hasPassedRange) return `${PASSED}, at ${shown}.`;
  return years > estimate
    ? `Your dog’s own age, ${shown}, is above the average for this profile, ${average}.`
    : `Average for this profile: ${shown}.`;
}

function comparison(result: DogLifeResult, { breed }: DogLifeInput): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'The estimate beside what dogs in the United Kingdom reached',
    methods: ['Estimate by points', 'Median of the breed', 'Median of all dogs'],
    rows: [{ label: breed, figures: [estimateFigure(result), ...medianFigures(result)] }],
    why: 'The estimate adds fixed points to a breed’s starting value; a median is the age that half of the dogs in a population passed. The points are not measured effects, and the two for more than 90 lb count the size of giant breeds a second time.',
    sources: ['mcMillan2024'],
  };
}
