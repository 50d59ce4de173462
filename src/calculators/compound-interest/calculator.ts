import { missingFigure, short, shortFigure } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ChartBlock, Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
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
      hint: 'Nominal, 0 to 100.',
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
  present,
  sources: ['regulationDD', 'kellison2009'],
});

/** Percent a year above which no ordinary saving pays. */
const UNUSUAL_RATE = 15;

function present(result: CompoundInterestResult, input: CompoundInterestInput): Presentation<Key> {
  const { futureValue, realValue, effectiveAnnualRate } = result;
  const months = Math.round(12 * input.years);
  const time = months % 12 === 0 ? counted(months / 12, 'year', 'years') : counted(months, 'month', 'months');
  return {
    headline: money('futureValue', `Saved in ${time}`, futureValue),
    status: `${fixed(futureValue, 2)} in ${time}.`,
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
        figures: [
          money('totalPaidIn', 'Paid in', result.totalPaidIn),
          money('interestEarned', 'Interest earned', result.interestEarned),
          money('realValue', 'Worth in money of today', realValue),
          goalFigure(result, input),
        ],
      },
      growthChart(result, input),
      {
        kind: 'facts',
        figures: [
          {
            field: 'effectiveAnnualRate',
            label: 'Effective rate a year',
            value: effectiveAnnualRate,
            text: fixed(effectiveAnnualRate, 3),
            unit: '%',
            note: 'With interest on interest: the annual percentage yield.',
          },
        ],
      },
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
        rows: result.byYear.map(({ year, balance, contributed, interest }, index) => [
          { ...shortFigure<Key>(`byYear.${index}.year`, 'Years', year), text: short(year, 4) },
          money(`byYear.${index}.balance`, `Balance after ${short(year, 4)} years`, balance),
          money(`byYear.${index}.contributed`, `Paid in after ${short(year, 4)} years`, contributed),
          money(`byYear.${index}.interest`, `Interest after ${short(year, 4)} years`, interest),
        ]),
      },
      whyDifferent<Key>('Value', [
        [
          'Nominal rate',
          `${typedNumber(input.rate)} %`,
          'What a contract names. Interest that is added within the year makes more of it.',
        ],
        [
          'Effective rate',
          `${fixed(effectiveAnnualRate, 3)} %`,
          'What a year really brings. Some calculators ask for this one.',
        ],
        ['Beginning or end of the month', '–', 'Contributions at the beginning earn a month more, each of them.'],
        [
          'Tax, fees, day counts',
          '–',
          'Banks count days and take fees, and interest may be taxed. All of that is left out here.',
        ],
      ]),
    ],
    working: workingOf(result, input),
  };
}

function money(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 2) };
}

function goalFigure({ monthsToGoal }: CompoundInterestResult, { goal }: CompoundInterestInput): Figure<Key> {
  if (goal === undefined) return missingFigure('monthsToGoal', 'Goal reached after', 'Enter a goal.');
  const label = `Goal of ${typedNumber(goal)} reached after`;
  if (monthsToGoal === null) return missingFigure('monthsToGoal', label, 'Not within 100 years.');
  return {
    field: 'monthsToGoal',
    label,
    value: monthsToGoal,
    text: String(monthsToGoal),
    unit: monthsToGoal === 1 ? 'month' : 'months',
    note: monthsToGoal === 0 ? 'The amount at the start is enough.' : `${short(monthsToGoal / 12, 3)} years.`,
  };
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

function workingOf(result: CompoundInterestResult, input: CompoundInterestInput): readonly WorkingStep[] {
  const { inflation = 0, years } = input;
  return [
    {
      label: 'Interest earned',
      formula: 'balance − paid in',
      substituted: `${workingNumber(result.futureValue, fixed(result.futureValue, 2))} − ${workingNumber(result.totalPaidIn)}`,
      value: fixed(result.interestEarned, 2),
    },
    {
      label: 'Effective rate',
      formula: '100·(growth of a month¹² − 1)',
      substituted: `100·(${workingNumber((1 + result.effectiveAnnualRate / 100) ** (1 / 12), '1.0000000000')}^12 − 1)`,
      value: `${fixed(result.effectiveAnnualRate, 3)} %`,
    },
    {
      label: 'In money of today',
      formula: 'balance ÷ (1 + inflation ÷ 100)^years',
      substituted: `${workingNumber(result.futureValue, fixed(result.futureValue, 2))} ÷ (1 + ${typedNumber(inflation)} ÷ 100)^(${Math.round(12 * years)} ÷ 12)`,
      value: fixed(result.realValue, 2),
    },
  ];
}
