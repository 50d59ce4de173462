import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { withNoun } from '#src/engine/kit/format.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals, numeral } from '#src/engine/kit/writing.ts';
import type dogAge from '#workers/formulas/dog-age.ts';
import type { DogAgeInput, DogAgeResult } from '#workers/formulas/dog-age.ts';
import { DOG_STAGES } from '#workers/reference/dogAge.ts';
import { upToTwoDecimals, workingOf } from './working.ts';

type Key = ResultKey<DogAgeResult>;

export default defineCalculator<typeof dogAge>()({
  formula: 'dog-age',
  fixed: {},
  fields: {
    age: {
      kind: 'number',
      label: 'Age of the dog',
      unitIn: 'ageUnit',
      hint: '0 to 30 years. Decimals such as 2.5 are fine.',
      min: 0,
      max: 360,
    },
    ageUnit: {
      kind: 'choice',
      label: 'Unit of the age',
      hint: 'Choose months for a puppy.',
      look: 'menu',
      initial: 'years',
      options: [
        { value: 'years', label: 'Years' },
        { value: 'months', label: 'Months' },
      ],
    },
    size: {
      kind: 'choice',
      label: 'Size of the grown dog',
      hint: 'By the weight that it has, or will have, as an adult in good shape.',
      look: 'radios',
      options: [
        { value: 'small', label: 'Small: 20 lb (9 kg) or less' },
        { value: 'medium', label: 'Medium: 21 to 50 lb (23 kg)' },
        { value: 'large', label: 'Large: 51 to 100 lb (45 kg)' },
        { value: 'giant', label: 'Giant: over 100 lb (45 kg)' },
      ],
    },
  },
  example: { age: '5', ageUnit: 'years', size: 'medium' },
  errorStyle: 'inline',
  outputs: {
    humanAge: {
      kind: 'number',
      label: 'Age in human years',
      unit: ({ value }) => (value === 1 ? 'year' : 'years'),
      written: decimals(0),
      note: ({ input }) => `By the size chart, for a ${input.size} dog of ${ageText(input)}.`,
    },
    lifeStage: {
      kind: 'words',
      label: 'Stage of life',
      note: ({ result }) =>
        `Dogs of this size count as senior from ${upToTwoDecimals(result.seniorFromYears)} years, the last quarter of the usual lifespan.`,
    },
    epigeneticAge: {
      kind: 'number',
      label: 'By DNA methylation, for comparison',
      unit: 'years',
      written: decimals(0),
      note: 'From a study of Labradors alone. It ignores size and gives young dogs a higher age than the chart.',
      missing: 'from 1 year on',
      missingNote: 'The study’s formula does not cover puppies.',
    },
    ageYears: { kind: 'number', label: 'Age of the dog', unit: 'years', written: decimals(2) },
    seniorFromYears: {
      kind: 'number',
      label: 'Senior from',
      unit: 'years',
      written: (years) => numeral(upToTwoDecimals(years)),
    },
    raw: { kind: 'inner', label: 'Unrounded' },
    curve: { kind: 'inner', label: 'Both scales over a dog’s life' },
  },
  present,
  evidence: 'rule',
  sources: ['akcAgeChart', 'wang2020', 'aaha2019'],
});

function ageText({ age, ageUnit }: DogAgeInput): string {
  return withNoun(String(age), ageUnit === 'years' ? 'year' : 'month', ageUnit);
}

function present(result: DogAgeResult, input: DogAgeInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('humanAge');
  return {
    headline,
    status: `${headline.text} in human years, life stage ${result.lifeStage}.`,
    blocks: [
      { kind: 'facts', figures: [figure('lifeStage'), figure('epigeneticAge')] },
      { kind: 'chart', chart: ageChart(result, input) },
      stages(result, input),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'For orientation only. Stiffness, weight loss or a change in thirst, appetite or behavior is not just old age: see a veterinarian.',
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the curve of the size chart and that of the study, with the dog as a point on the former. */
function ageChart({ curve, ageYears, raw }: DogAgeResult, { size }: DogAgeInput): XyChart {
  return {
    type: 'xy',
    title: 'Both scales over a dog’s life',
    summary: `The size chart climbs almost evenly after the first two years; the curve by DNA methylation rises fast and flattens. Your ${size} dog stands on the size chart.`,
    x: { label: 'Age of the dog', unit: 'years', decimals: 2 },
    y: { label: 'Human years', decimals: 1 },
    series: [
      { name: `Chart, ${size}`, marks: 'line', points: curve.map(({ age, humanAge }) => ({ x: age, y: humanAge })) },
      {
        name: 'Methylation',
        marks: 'line',
        points: curve.flatMap(({ age, epigeneticAge }) =>
          epigeneticAge === null ? [] : [{ x: age, y: epigeneticAge }],
        ),
      },
      { name: 'Your dog', marks: 'points', points: [{ x: ageYears, y: raw.humanAge }] },
    ],
  };
}

function stages({ seniorFromYears }: DogAgeResult, { size }: DogAgeInput): TableBlock<Key> {
  const starts = [...DOG_STAGES, { name: 'Senior', fromYears: seniorFromYears }];
  return {
    kind: 'table',
    title: `Stages of a ${size} dog`,
    columns: [{ label: 'Stage' }, { label: 'Age' }],
    rows: starts.map(({ name, fromYears }, index) => {
      const next = starts[index + 1];
      const from = upToTwoDecimals(fromYears);
      return [
        name,
        next === undefined
          ? `from ${withNoun(from, 'year', 'years')}`
          : `${from} to under ${withNoun(upToTwoDecimals(next.fromYears), 'year', 'years')}`,
      ];
    }),
  };
}
