import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted, fixed, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, plain, upToDigits } from '#src/engine/kit/writing.ts';
import type compoundInterest from '#workers/formulas/compound-interest.ts';
import type { CompoundInterestInput, CompoundInterestResult } from '#workers/formulas/compound-interest.ts';

type Key = ResultKey<CompoundInterestResult>;

export default defineCalculator<typeof compoundInterest>()({
  formula: 'compound-interest',
  fixed: {},
  fields: {
    initial: {
      kind: 'number',
      label: 'Amount at the start',
      hint: 'In any currency.',
      min: 0,
      step: 100,
      initial: 0,
      optional: true,
    },
    contribution: {
      kind: 'number',
      label: 'Contribution',
      hint: 'Each month or each year.',
      min: 0,
      step: 10,
      initial: 0,
      optional: true,
    },
    contributionEvery: {
      kind: 'choice',
      label: 'Contribution every',
      look: 'radios',
      options: [
        { value: 'month', label: 'Month' },
        { value: 'year', label: 'Year' },
      ],
      initial: 'month',
    },
    rate: {
      kind: 'number',
      label: 'Interest a year',
      hint: 'Nominal.',
      unit: '%',
      min: 0,
      max: 100,
      step: 0.5,
    },
    years: {
      kind: 'number',
      label: 'Time',
      hint: 'Up to 100 years, in whole months.',
      ...measuredIn('time', 'years', 'months'),
      min: 0,
      max: 100,
    },
    compounding: {
      kind: 'choice',
      label: 'Interest is added',
      look: 'menu',
      options: [
        { value: 'yearly', label: 'once a year' },
        { value: 'halfYearly', label: 'twice a year' },
        { value: 'quarterly', label: 'every quarter' },
        { value: 'monthly', label: 'every month' },
        { value: 'daily', label: 'every day' },
        { value: 'continuous', label: 'continuously' },
      ],
      initial: 'monthly',
    },
    timing: {
      kind: 'choice',
      label: 'Contributions come at the',
      look: 'radios',
      options: [
        { value: 'end', label: 'End' },
        { value: 'begin', label: 'Beginning' },
      ],
      initial: 'end',
    },
    inflation: {
      kind: 'number',
      label: 'Inflation a year',
      hint: '0 to 50. Blank counts as 0.',
      unit: '%',
      min: 0,
      max: 50,
      step: 0.5,
      initial: 0,
      optional: true,
    },
    goal: { kind: 'number', label: 'Goal', hint: 'When is it reached?', min: 0, step: 100, optional: true },
  },
  example: {
    initial: '200',
    contribution: '50',
    contributionEvery: 'month',
    rate: '3',
    years: '3',
    compounding: 'monthly',
    timing: 'end',
    inflation: '2',
    goal: '1500',
  },
  errorStyle: 'inline',
  outputs: {
    futureValue: money(({ input }) => `Saved in ${timeOf(input)}`),
    totalPaidIn: money('Paid in'),
    interestEarned: money('Interest earned'),
    effectiveAnnualRate: {
      kind: 'number',
      label: 'Effective rate a year',
      unit: '%',
      written: decimals(3),
      note: 'With interest on interest: the annual percentage yield.',
    },
    realValue: money('Worth in money of today'),
    monthsToGoal: {
      kind: 'number',
      label: ({ input: { goal } }) =>
        goal === undefined ? 'Goal reached after' : `Goal of ${typedNumber(goal)} reached after`,
      unit: ({ value }) => (value === 1 ? 'month' : 'months'),
      written: plain,
      note: ({ value }) =>
        value === 0 ? 'The amount at the start is enough.' : `${short((value ?? 0) / 12, 3)} years.`,
      missingNote: ({ input }) => (input.goal === undefined ? 'Enter a goal.' : 'Not within 100 years.'),
    },
    byYear: {
      kind: 'rows',
      label: 'Year by year',
      row: {
        year: { kind: 'number', label: 'Years', written: upToDigits(4) },
        balance: money(({ row }) => `Balance ${after(row)}`),
        contributed: money(({ row }) => `Paid in ${after(row)}`),
        interest: money(({ row }) => `Interest ${after(row)}`),
      },
    },
  },
  present,
  evidence: 'definition',
  sources: ['regulationDD', 'kellison2009'],
});

/** Percent a year above which no ordinary saving pays. */
const UNUSUAL_RATE = 15;

function present(
  result: CompoundInterestResult,
  input: CompoundInterestInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('futureValue');
  const effectiveRate = figure('effectiveAnnualRate');
  return {
    headline,
    status: `${headline.text} in ${timeOf(input)}.`,
    blocks: [
      ...(input.rate > UNUSUAL_RATE
        ? [
            {
              kind: 'notice',
              tone: 'caution',
              text: 'More than 15 % a year is unusual for savings: such rates come with the risk of losing the money.',
            } as const,
          ]
        : []),
      {
        kind: 'facts',
        figures: [figure('totalPaidIn'), figure('interestEarned'), figure('realValue'), figure('monthsToGoal')],
      },
      growthChart(result, input),
      { kind: 'facts', figures: [effectiveRate] },
      {
        kind: 'table',
        title: 'Year by year',
        isFolded: true,
        columns: [
          { label: 'Year' },
          { label: 'Balance', numeric: true },
          { label: 'Paid in', numeric: true },
          { label: 'Interest', numeric: true },
        ],
        rows: result.byYear.map((_, index) =>
          (['year', 'balance', 'contributed', 'interest'] as const).map((key) => figure(`byYear.${index}.${key}`)),
        ),
      },
      whyDifferent<Key>('Value', [
        [
          'Nominal rate',
          `${typedNumber(input.rate)} %`,
          'What a contract names. Interest that is added within the year makes more of it.',
        ],
        ['Effective rate', `${effectiveRate.text} %`, 'What a year really brings. Some calculators ask for this one.'],
        ['Beginning or end of the month', '–', 'Contributions at the beginning earn a month more, each of them.'],
        [
          'Tax, fees, day counts',
          '–',
          'Banks count days and take fees, and interest may be taxed. All of that is left out here.',
        ],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

function money<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: decimals(2) };
}

function after({ year }: { readonly year: number }): string {
  return `after ${short(year, 4)} years`;
}

function timeOf({ years }: CompoundInterestInput): string {
  const months = Math.round(12 * years);
  return months % 12 === 0 ? counted(months / 12, 'year', 'years') : counted(months, 'month', 'months');
}

function growthChart({ byYear }: CompoundInterestResult, { initial = 0, goal }: CompoundInterestInput): ChartBlock {
  const start = { year: 0, balance: initial, contributed: initial };
  const rows = [start, ...byYear];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'The balance over the years',
      summary: `From ${fixed(initial, 2)} to ${fixed(rows.at(-1)?.balance ?? initial, 2)}.`,
      x: { label: 'Years' },
      y: { label: 'Amount', decimals: 2, reaches: [0] },
      series: [
        {
          name: 'Balance',
          marks: 'line-and-points',
          points: rows.map(({ year, balance }) => ({ x: year, y: balance })),
        },
        { name: 'Paid in', marks: 'line', points: rows.map(({ year, contributed }) => ({ x: year, y: contributed })) },
      ],
      ...(goal === undefined ? {} : { levels: [{ y: goal, label: 'Goal' }] }),
    },
  };
}

function workingOf(
  result: CompoundInterestResult,
  { inflation = 0, years }: CompoundInterestInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const balance = workingNumber(result.futureValue, figure('futureValue').written);
  const growth = (1 + result.effectiveAnnualRate / 100) ** (1 / 12);
  return [
    {
      label: 'Interest earned',
      formula: 'balance − paid in',
      substituted: `${balance} − ${workingNumber(result.totalPaidIn)}`,
      value: figure('interestEarned').text,
    },
    {
      label: 'Effective rate',
      formula: '100·(growth of a month¹² − 1)',
      substituted: `100·(${workingNumber(growth, decimals(10)(growth))}^12 − 1)`,
      value: `${figure('effectiveAnnualRate').text} %`,
    },
    {
      label: 'In money of today',
      formula: 'balance ÷ (1 + inflation ÷ 100)^years',
      substituted: `${balance} ÷ (1 + ${typedNumber(inflation)} ÷ 100)^(${Math.round(12 * years)} ÷ 12)`,
      value: figure('realValue').text,
    },
  ];
}
