import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { significant } from '#src/engine/kit/format.ts';
import { legible, legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type generationTime from '#workers/formulas/generation-time.ts';
import type { GenerationTimeInput, GenerationTimeResult } from '#workers/formulas/generation-time.ts';

type Key = ResultKey<GenerationTimeResult>;

const RATE = { kind: 'number', written: legibly(decimals(4)) } as const;
const UNITS = { minutes: 'min', hours: 'h' } as const;

export default defineCalculator<typeof generationTime>()({
  formula: 'generation-time',
  fixed: {},
  fields: {
    initialCount: {
      kind: 'number',
      label: 'Initial count',
      hint: 'Cells, CFU or optical density at the start.',
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
      hint: 'Between the two counts.',
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
  outputs: {
    generations: {
      kind: 'number',
      label: 'Generations',
      written: legibly(decimals(2)),
      note: 'Doublings between the two counts.',
    },
    generationTime: {
      kind: 'number',
      label: 'Generation time',
      unit: ({ input }) => UNITS[input.timeUnit],
      written: legibly(decimals(2)),
      note: 'The mean time of one doubling.',
    },
    growthRate: {
      ...RATE,
      label: 'Growth rate k',
      unit: ({ input }) => `generations per ${UNITS[input.timeUnit]}`,
    },
    specificGrowthRate: {
      ...RATE,
      label: 'Specific growth rate µ',
      unit: ({ input }) => `per ${UNITS[input.timeUnit]}`,
      note: 'k times ln 2: the exponent of e^(µ·t).',
    },
    specificGrowthRatePerHour: { ...RATE, label: 'Specific growth rate µ, hourly', unit: 'per h' },
  },
  present,
  evidence: 'law',
  sources: ['monod1949', 'malthus1798'],
});

function present(result: GenerationTimeResult, input: GenerationTimeInput, figure: FigureOf<Key>): Presentation<Key> {
  return {
    headline: figure('generationTime'),
    status: `Generation time ${legible(result.generationTime, 2)} ${UNITS[input.timeUnit]}.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          figure('generations'),
          figure('growthRate'),
          figure('specificGrowthRate'),
          ...(input.timeUnit === 'hours' ? [] : [figure('specificGrowthRatePerHour')]),
        ],
      },
    ],
    working: workingOf(result, input, figure),
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

function workingOf(
  result: GenerationTimeResult,
  input: GenerationTimeInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { initialCount, finalCount, elapsedTime, timeUnit } = input;
  const unit = UNITS[timeUnit];
  const generations = significant(result.generations, 6);
  return [
    {
      label: 'Generations',
      formula: 'n = log₂(N ÷ N₀)',
      substituted: `log₂(${finalCount} ÷ ${initialCount})`,
      value: figure('generations').text,
    },
    {
      label: 'Generation time',
      formula: 'g = t ÷ n',
      substituted: `${elapsedTime} ÷ ${generations}`,
      value: `${figure('generationTime').text} ${unit}`,
    },
    {
      label: 'Growth rate',
      formula: 'k = n ÷ t',
      substituted: `${generations} ÷ ${elapsedTime}`,
      value: `${figure('growthRate').text} per ${unit}`,
    },
    {
      label: 'Specific growth rate',
      formula: 'µ = ln(N ÷ N₀) ÷ t',
      substituted: `ln(${finalCount} ÷ ${initialCount}) ÷ ${elapsedTime}`,
      value: `${figure('specificGrowthRate').text} per ${unit}`,
    },
  ];
}
