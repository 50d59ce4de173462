import type { ChartBlock } from '#src/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';

/** Returns the average range with the dog's age; none for a dog that has passed it. */
export function rangeChart(result: DogLifeResult, { age }: DogLifeInput): readonly ChartBlock[] {
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
