import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { withNoun } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  Block,
  ChartBlock,
  ComparisonBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type catAge from '#workers/formulas/cat-age.ts';
import type { CatAgeInput, CatAgeResult } from '#workers/formulas/cat-age.ts';
import { CAT_GUIDELINE_STAGES, CAT_LIFE_STAGES, UNLIKELY_CAT_AGE } from '#workers/reference/catLifeStages.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<CatAgeResult>;

export default defineCalculator<typeof catAge>()({
  formula: 'cat-age',
  fixed: {},
  fields: {
    value: {
      kind: 'number',
      label: 'Age of the cat',
      unitIn: 'unit',
      min: 0,
      step: 1,
    },
    unit: {
      kind: 'choice',
      label: 'Unit',
      look: 'menu',
      initial: 'years',
      options: [
        { value: 'years', label: 'Years' },
        { value: 'months', label: 'Months' },
      ],
    },
  },
  example: { value: '18', unit: 'months' },
  needs: {
    ready: ({ value, unit }) => isAge(readNumber(value)) && (unit === 'years' || unit === 'months'),
    missing: 'Enter an age of 0 or more to calculate.',
  },
  errorStyle: 'inline',
  outputs: {
    humanAge: {
      kind: 'number',
      label: 'Age in human years',
      unit: ({ value }) => (value === 1 ? 'year' : 'years'),
      written: decimals(0),
      note: ({ input }) => `For a cat of ${ageText(input)}.`,
    },
    humanAgeExact: { kind: 'number', label: 'By steps', unit: 'years', written: decimals(1) },
    lifeStage: {
      kind: 'words',
      label: 'Life stage, six stages',
      note: ({ value }) => `Six stages, 2010: ${agesOf(CAT_LIFE_STAGES, value)}`,
    },
    description: { kind: 'words', label: ({ result }) => `What ${result.lifeStage} means` },
    ageYears: { kind: 'number', label: 'Age of the cat', unit: 'years', written: upToDigits(6) },
    reference: {
      kind: 'group',
      keys: {
        humanAge: { kind: 'number', label: 'Age in human years', unit: 'years', written: decimals(1) },
        lifeStage: {
          kind: 'words',
          label: 'Life stage, guidelines of 2021',
          note: ({ value }) => `AAHA/AAFP, 2021: ${agesOf(CAT_GUIDELINE_STAGES, value)}`,
        },
      },
    },
  },
  present,
  evidence: 'rule',
  sources: ['spec', 'icatcareAge', 'aafpAaha2010', 'aahaAafp2021'],
});

/** Returns whether the age is readable, not negative, and small enough that its human years are finite. */
function isAge(value: number | null): boolean {
  return value !== null && value >= 0 && Number.isFinite(value * 48);
}

function ageText({ value, unit }: CatAgeInput): string {
  return withNoun(String(value), unit === 'years' ? 'year' : 'month', unit);
}

function agesOf(stages: readonly { readonly name: string; readonly ages: string }[], name: string): string {
  return stages.find((stage) => stage.name === name)?.ages ?? '';
}

function present(result: CatAgeResult, input: CatAgeInput, figure: FigureOf<Key>): Presentation<Key> {
  const { lifeStage, ageYears } = result;
  const headline = figure('humanAge');
  const accepted = byPublishedScale(figure);
  return {
    headline,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `${headline.text} in human years, life stage ${lifeStage}.`
        : `${headline.text} in human years by steps, ${accepted.figure.text} by the published scale, which is the best estimate. Life stage ${lifeStage}.`,
    blocks: [
      ...unlikely(ageYears),
      comparison(figure),
      { kind: 'facts', figures: [figure('description')] },
      stageChart(result),
      stageTable(),
      {
        kind: 'notice',
        tone: 'caution',
        text: 'An average for orientation; a sudden change in weight, thirst or behavior needs a vet at any age.',
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the age on the published scale; null where the steps give the same. */
function byPublishedScale(figure: FigureOf<Key>): AcceptedValue<Key> | null {
  const published = figure('reference.humanAge');
  if (figure('humanAgeExact').text === published.text) return null;
  return {
    insteadOf: 'Steps',
    method: 'Published scale',
    figure: published,
    advice: 'Use the published scale, which rises evenly. The steps stay at 15 for the whole second year.',
  };
}

function unlikely(ageYears: number): readonly Block<Key>[] {
  if (ageYears <= UNLIKELY_CAT_AGE) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Please check the age',
      text: `This is more than ${UNLIKELY_CAT_AGE} years. Were months meant?`,
    },
  ];
}

function comparison(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'The steps and the published scale',
    methods: ['By steps', 'Published scale'],
    rows: [
      {
        label: 'Human years, before rounding',
        figures: [figure('humanAgeExact'), figure('reference.humanAge', { label: 'Even scale' })],
      },
      { label: 'Life stage', figures: [figure('lifeStage'), figure('reference.lifeStage')] },
    ],
    why: 'The steps stay at 15 from the first birthday to the second and then jump to 24, where the published scale rises evenly. The guidelines of 2021 put four stages by age in place of the six of 2010, and an end-of-life stage without an age.',
    sources: ['icatcareAge', 'aafpAaha2010', 'aahaAafp2021'],
  };
}

/** Years at which the drawing ends, for a cat that is not older. */
const LAST_YEARS = 20;

function stageChart({ ageYears, lifeStage }: CatAgeResult): ChartBlock {
  const from = CAT_LIFE_STAGES.map(({ fromMonths }) => Math.round((fromMonths / 12) * 10) / 10);
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Life stages of cats',
      summary: `This cat is in the stage ${lifeStage}.`,
      axis: { label: 'Age', unit: 'years', reaches: [LAST_YEARS] },
      spans: CAT_LIFE_STAGES.map(({ name }, index) => {
        const to = from[index + 1];
        return { label: name, from: from[index] ?? 0, ...(to === undefined ? {} : { to }) };
      }),
      marks: [{ label: 'This cat', at: ageYears }],
    },
  };
}

function stageTable(): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'The six stages and their ages',
    note: 'In completed months and years: a cat of two and a half counts as 2 years.',
    columns: [{ label: 'Stage' }, { label: 'Age' }],
    rows: CAT_LIFE_STAGES.map(({ name, ages }) => [name, ages]),
  };
}
