import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, nounFor } from '#src/kit/format.ts';
import type { Block, ComparisonBlock, FactsBlock, Presentation, TableBlock } from '#src/kit/presentation.ts';
import { measuredIn } from '#src/kit/units.ts';
import type dogLife from '#workers/formulas/dog-life-expectancy.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { DOG_BREEDS, type DogBreed, type DogBreedRow } from '#workers/reference/dogBreeds.ts';
import { inYears, signed, upToOneDecimal } from './numbers.ts';
import { workingOf } from './working.ts';

const PASSED = 'Your dog has already passed the average range for this profile';

export default defineCalculator<typeof dogLife>()({
  formula: 'dog-life-expectancy',
  fixed: {},
  fields: {
    breed: {
      kind: 'choice',
      label: 'Breed',
      hint: 'Mixed breeds stand first, by size: small to 20 lb, medium to 50, large to 100, giant above.',
      look: 'menu',
      options: (Object.keys(DOG_BREEDS) as DogBreed[]).map((breed) => ({ value: breed, label: breed })),
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      hint: '0 or more.',
      ...measuredIn('mass', 'lb', 'kg'),
      min: 0,
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
  present,
  sources: ['spec', 'akc', 'akcPages', 'dogApi', 'mcMillan2024', 'teng2022', 'salt2019', 'kealy2002'],
});

function present(result: DogLifeResult, input: DogLifeInput): Presentation {
  const years = upToOneDecimal(result.years);
  const estimate = inYears(upToOneDecimal(result.estimate));
  const isOwnAge = result.years > result.estimate;
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
    status: statusOf(result, inYears(years), estimate),
    blocks: [
      ...(result.hasPassedRange ? [{ kind: 'notice', tone: 'neutral', text: PASSED } as const] : []),
      range(result),
      breedFacts(result, input),
      comparison(result, input),
      ...factors(result),
      recommendations(result),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Averages, not a prediction. The starting values of the breeds are kennel-club style figures; studies of whole populations give lower ones.',
      },
    ],
    working: workingOf(result, input),
  };
}

function statusOf({ hasPassedRange, years, estimate }: DogLifeResult, shown: string, average: string): string {
  if (hasPassedRange) return `${PASSED}, at ${shown}.`;
  return years > estimate
    ? `Your dog’s own age, ${shown}, is above the average for this profile, ${average}.`
    : `Average for this profile: ${shown}.`;
}

/** The numbers of an upside-down range stay in the figures' values; what is read is the sentence above them. */
function range({ range: { min, max }, hasPassedRange }: DogLifeResult): FactsBlock {
  const shown = (value: number) => {
    const text = upToOneDecimal(value);
    return hasPassedRange ? { text: 'already passed' } : { text, unit: nounFor(text, 'year', 'years') };
  };
  return {
    kind: 'facts',
    title: 'Average range',
    figures: [
      { field: 'range.min', label: 'From', value: min, ...shown(min) },
      { field: 'range.max', label: 'To', value: max, ...shown(max) },
    ],
  };
}

function breedFacts({ base }: DogLifeResult, { breed }: DogLifeInput): FactsBlock {
  const { size, published }: DogBreedRow = DOG_BREEDS[breed];
  return {
    kind: 'facts',
    title: breed,
    figures: [
      {
        field: 'base',
        label: 'Starting value',
        value: base,
        text: fixed(base, 0),
        unit: 'years',
        note:
          published === undefined
            ? `Median of the ${size} breeds in the table`
            : `Size ${size}; published range ${rangeText(published)} years`,
      },
    ],
  };
}

function rangeText([from, to]: readonly [number, number]): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

function comparison({ estimate, reference }: DogLifeResult, { breed }: DogLifeInput): ComparisonBlock {
  const { breedMedian, allDogsMedian } = reference;
  return {
    kind: 'comparison',
    title: 'The estimate beside what dogs in the United Kingdom reached',
    methods: ['Specified estimate', 'Median of the breed', 'Median of all dogs'],
    rows: [
      {
        label: breed,
        figures: [
          {
            field: 'estimate',
            label: 'Specified estimate',
            value: estimate,
            text: upToOneDecimal(estimate),
            unit: nounFor(upToOneDecimal(estimate), 'year', 'years'),
          },
          breedMedian === null
            ? { field: 'reference.breedMedian', label: 'Median of the breed', value: null, text: 'not given here' }
            : {
                field: 'reference.breedMedian',
                label: 'Median of the breed',
                value: breedMedian,
                text: fixed(breedMedian, 1),
                unit: 'years',
              },
          {
            field: 'reference.allDogsMedian',
            label: 'Median of all dogs',
            value: allDogsMedian,
            text: fixed(allDogsMedian, 1),
            unit: 'years',
          },
        ],
      },
    ],
    why: 'The estimate adds fixed points to a breed’s starting value; a median is the age that half of the dogs in a population passed. The points are not measured effects, and the two for more than 90 lb count the size of giant breeds a second time.',
    sources: ['mcMillan2024'],
  };
}

function factors({ factors: found }: DogLifeResult): readonly Block[] {
  if (found.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Factors',
      columns: [{ label: 'Factor' }, { label: 'Impact', numeric: true }],
      rows: found.map(({ name, impact }, index) => [
        { field: `factors.${index}.name`, label: `Factor ${index + 1}`, value: name, text: name },
        {
          field: `factors.${index}.impact`,
          label: `Impact of ${name}`,
          value: impact,
          text: signed(impact),
          unit: Math.abs(impact) === 1 ? 'year' : 'years',
        },
      ]),
    },
  ];
}

function recommendations({ recommendations: sentences }: DogLifeResult): TableBlock {
  return {
    kind: 'table',
    title: 'Recommendations',
    columns: [{ label: 'No.' }, { label: 'What helps dogs to a long and healthy life' }],
    rows: sentences.map((sentence, index) => [
      `${index + 1}`,
      {
        field: `recommendations.${index}`,
        label: `Recommendation ${index + 1}`,
        value: sentence,
        text: sentence,
      },
    ]),
  };
}
