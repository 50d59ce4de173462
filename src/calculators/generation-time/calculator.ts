import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, significant } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type generationTime from '#workers/formulas/generation-time.ts';
import type { GenerationTimeInput, GenerationTimeResult } from '#workers/formulas/generation-time.ts';
import { growthChart } from './chart.ts';

type Key = ResultKey<GenerationTimeResult>;

const UNITS = { minutes: 'min', hours: 'h' } as const;

export default defineCalculator<typeof generationTime>()({
  formula: 'generation-time',
  fixed: {},
  fields: {
    initialCount: {
      kind: 'number',
      label: 'Initial count',
      hint: 'Cells, CFU or optical density at the start, above 0.',
      min: 0,
    },
    finalCount: {
      kind: 'number',
      label: 'Final count',
      hint: 'In the same unit, and higher than the initial count.',
      min: 0,
    },
    elapsedTime: {
      kind: 'number',
      label: 'Elapsed time',
      unitIn: 'timeUnit',
      hint: 'Between the two counts, above 0.',
      min: 0,
      step: 10,
    },
    timeUnit: {
      kind: 'choice',
      label: 'Time in',
      look: 'menu',
      options: [
        { value: 'minutes', label: 'Minutes' },
        { value: 'hours', label: 'Hours' },
      ],
      initial: 'minutes',
    },
  },
  example: { initialCount: '2e5', finalCount: '1.3e7', elapsedTime: '150', timeUnit: 'minutes' },
  errorStyle: 'inline',
  present,
  sources: ['monod1949', 'malthus1798'],
});

function present(result: GenerationTimeResult, input: GenerationTimeInput): Presentation<Key> {
  const unit = UNITS[input.timeUnit];
  const { generations, generationTime, growthRate, specificGrowthRate, specificGrowthRatePerHour } = result;
  const figures: readonly Figure<Key>[] = [
    {
      field: 'generations',
      label: 'Generations',
      value: generations,
      text: fixed(generations, 2),
      note: 'Doublings between the two counts.',
    },
    {
      field: 'growthRate',
      label: 'Growth rate k',
      value: growthRate,
      text: fixed(growthRate, 4),
      unit: `generations per ${unit}`,
    },
    {
      field: 'specificGrowthRate',
      label: 'Specific growth rate µ',
      value: specificGrowthRate,
      text: fixed(specificGrowthRate, 4),
      unit: `per ${unit}`,
      note: 'k times ln 2: the exponent of e^(µ·t).',
    },
    ...(input.timeUnit === 'hours'
      ? []
      : [
          {
            field: 'specificGrowthRatePerHour',
            label: 'Specific growth rate µ, hourly',
            value: specificGrowthRatePerHour,
            text: fixed(specificGrowthRatePerHour, 4),
            unit: 'per h',
          } as const,
        ]),
  ];
  return {
    headline: withHiddenDigits({
      field: 'generationTime',
      label: 'Generation time',
      value: generationTime,
      text: fixed(generationTime, 2),
      unit,
      note: 'The mean time of one doubling.',
    }),
    status: `Generation time ${legible(generationTime, 2)} ${unit}.`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: figures.map((figure) => withHiddenDigits(figure)) },
      ...growthChart(input),
    ],
    working: workingOf(result, input),
  };
}

function notices({ generations }: GenerationTimeResult): readonly NoticeBlock[] {
  if (generations >= 1) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Less than one doubling',
      text: 'The counts lie so close together that the error of counting is a large part of their difference. Let the culture grow on and count again.',
    },
  ];
}

function workingOf(result: GenerationTimeResult, input: GenerationTimeInput): readonly WorkingStep[] {
  const { initialCount, finalCount, elapsedTime, timeUnit } = input;
  const unit = UNITS[timeUnit];
  const generations = significant(result.generations, 6);
  return [
    {
      label: 'Generations',
      formula: 'n = log₂(N ÷ N₀)',
      substituted: `log₂(${finalCount} ÷ ${initialCount})`,
      value: fixed(result.generations, 2),
    },
    {
      label: 'Generation time',
      formula: 'g = t ÷ n',
      substituted: `${elapsedTime} ÷ ${generations}`,
      value: `${fixed(result.generationTime, 2)} ${unit}`,
    },
    {
      label: 'Growth rate',
      formula: 'k = n ÷ t',
      substituted: `${generations} ÷ ${elapsedTime}`,
      value: `${fixed(result.growthRate, 4)} per ${unit}`,
    },
    {
      label: 'Specific growth rate',
      formula: 'µ = ln(N ÷ N₀) ÷ t',
      substituted: `ln(${finalCount} ÷ ${initialCount}) ÷ ${elapsedTime}`,
      value: `${fixed(result.specificGrowthRate, 4)} per ${unit}`,
    },
  ];
}
