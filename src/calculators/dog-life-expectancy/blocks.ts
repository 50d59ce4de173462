/** Blocks that a result has whether or not its estimate can be shown as an average. */
import { fixed, nounFor } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { DOG_BREEDS, type DogBreedRow } from '#workers/reference/dogBreeds.ts';
import { signed, upToOneDecimal } from './numbers.ts';

type Key = ResultKey<DogLifeResult>;

/** An inverted range keeps its numbers as the figures' values; the sentence above is displayed instead. */
export function rangeFigures({ range: { min, max }, hasPassedRange }: DogLifeResult): readonly Figure<Key>[] {
  const shown = (value: number) =>
    hasPassedRange ? { text: 'already passed' } : { text: upToOneDecimal(value), unit: yearsAfter(value) };
  return [
    { field: 'range.min', label: 'From', value: min, ...shown(min) },
    { field: 'range.max', label: 'To', value: max, ...shown(max) },
  ];
}

export function baseFigure({ base }: DogLifeResult, { breed }: DogLifeInput): Figure<Key> {
  const { size, published }: DogBreedRow = DOG_BREEDS[breed];
  return {
    field: 'base',
    label: 'Starting value',
    value: base,
    text: fixed(base, 0),
    unit: 'years',
    note:
      published === undefined
        ? `Median of the ${size} breeds in the table`
        : `Size ${size}; published range ${rangeText(published)} years`,
  };
}

function rangeText([from, to]: readonly [number, number]): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

export function estimateFigure({ estimate }: DogLifeResult): Figure<Key> {
  return {
    field: 'estimate',
    label: 'Estimate by points',
    value: estimate,
    text: upToOneDecimal(estimate),
    unit: yearsAfter(estimate),
  };
}

/** Half of the dogs lived longer; for the breed where a median is quoted, and for all dogs. */
export function medianFigures({
  reference: { breedMedian, allDogsMedian },
}: DogLifeResult): readonly [breed: Figure<Key>, allDogs: Figure<Key>] {
  const breed = { field: 'reference.breedMedian', label: 'Median of the breed', value: breedMedian } as const;
  return [
    breedMedian === null
      ? { ...breed, text: 'not given here' }
      : { ...breed, text: fixed(breedMedian, 1), unit: 'years' },
    {
      field: 'reference.allDogsMedian',
      label: 'Median of all dogs',
      value: allDogsMedian,
      text: fixed(allDogsMedian, 1),
      unit: 'years',
    },
  ];
}

/** Returns the noun after a number of years. */
function yearsAfter(value: number): string {
  return nounFor(upToOneDecimal(value), 'year', 'years');
}

export function factors({ factors: found }: DogLifeResult): readonly Block<Key>[] {
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

export function recommendations({ recommendations: sentences }: DogLifeResult): TableBlock<Key> {
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
