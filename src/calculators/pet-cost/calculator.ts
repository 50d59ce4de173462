import { shareBar } from '#src/calculators/families/shareBar.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, nounFor } from '#src/engine/kit/format.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, numeral } from '#src/engine/kit/writing.ts';
import type petCost from '#workers/formulas/pet-cost.ts';
import type { PetCostInput, PetCostResult } from '#workers/formulas/pet-cost.ts';

type Key = ResultKey<PetCostResult>;

const expenses = {
  kind: 'rows',
  rowName: 'cost',
  minRows: 1,
  optional: true,
  row: {
    name: { kind: 'text', label: 'For', maxLength: 40, optional: true },
    amount: { kind: 'number', label: 'Amount', min: 0, step: 10, optional: true },
  },
} as const;

const MONEY = { kind: 'number', written: decimals(2) } as const;

export default defineCalculator<typeof petCost>()({
  formula: 'pet-cost',
  fixed: {},
  fields: {
    currentAge: { kind: 'number', label: 'Age in years', hint: '0 for a newborn.', min: 0, initial: 0, optional: true },
    lifeExpectancy: {
      kind: 'number',
      label: 'Life expectancy in years',
      hint: 'Above 0, up to 120. Cats often reach 12 to 15; for dogs see the life expectancy page.',
      min: 0,
      max: 120,
    },
    oneTime: {
      ...expenses,
      label: 'Once',
      hint: 'Adoption, bed, crate, neutering.',
      addLabel: 'Add a cost that comes once',
    },
    monthly: { ...expenses, label: 'Every month', hint: 'Food, litter, insurance.', addLabel: 'Add a monthly cost' },
    yearly: {
      ...expenses,
      label: 'Every year',
      hint: 'Vaccination, check-up, boarding.',
      addLabel: 'Add a yearly cost',
    },
    inflation: {
      kind: 'number',
      label: 'Rise of prices a year',
      unit: '%',
      min: 0,
      max: 20,
      initial: 0,
      optional: true,
    },
  },
  example: {
    currentAge: '0',
    lifeExpectancy: '12',
    oneTime: [
      { name: 'Adoption', amount: '350' },
      { name: 'Bed and crate', amount: '180' },
    ],
    monthly: [
      { name: 'Food', amount: '55' },
      { name: 'Insurance', amount: '38' },
    ],
    yearly: [{ name: 'Vaccination and check-up', amount: '160' }],
    inflation: '2',
  },
  errorStyle: 'inline',
  outputs: {
    oneTimeTotal: { ...MONEY, label: 'Once' },
    yearlyTotal: { ...MONEY, label: 'A year at today’s prices' },
    monthlyAverage: { ...MONEY, label: 'A month, on average' },
    perDay: { ...MONEY, label: 'A day' },
    firstYear: { ...MONEY, label: 'First year', note: 'With what is paid once.' },
    remainingYears: {
      kind: 'number',
      label: 'Planned for',
      unit: ({ value }) => nounFor(typedNumber(value), 'year', 'years'),
      written: (value) => numeral(typedNumber(value)),
    },
    lifetime: { ...MONEY, label: 'Over the whole time' },
    lifetimeRecurring: { ...MONEY, label: 'Of this, monthly and yearly costs' },
    byYear: {
      kind: 'each',
      label: 'Monthly and yearly costs by year',
      each: { ...MONEY, label: ({ at }) => `Year ${Number(at) + 1}` },
    },
  },
  present,
  evidence: 'estimate',
  sources: ['mcMillan2024', 'oNeillCats2015'],
});

function present(result: PetCostResult, input: PetCostInput, figure: FigureOf<Key>): Presentation<Key> {
  const [firstYear, lifetime] = [figure('firstYear'), figure('lifetime')];
  return {
    headline: firstYear,
    status: `The first year costs ${firstYear.text}, the whole time ${lifetime.text}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          figure('monthlyAverage'),
          figure('yearlyTotal'),
          figure('perDay'),
          figure('oneTimeTotal'),
          figure('remainingYears'),
          lifetime,
          figure('lifetimeRecurring'),
        ],
      },
      byCost(input),
      byYear(result, figure),
      {
        kind: 'notice',
        tone: 'neutral',
        text: 'Emergencies are not in these figures unless you entered them: one can cost a month’s to a year’s budget. A savings plan with a goal shows how to set money aside.',
      },
      WHY,
    ],
    working: workingOf(result, input, figure),
  };
}

function byCost({ oneTime, monthly, yearly }: PetCostInput): Block<Key> {
  const bars = [
    ...oneTime.map(({ name, amount }) => [name === '' ? 'Once' : name, amount] as const),
    ...monthly.map(({ name, amount }) => [name === '' ? 'Monthly' : name, 12 * amount] as const),
    ...yearly.map(({ name, amount }) => [name === '' ? 'Yearly' : name, amount] as const),
  ];
  const [highest] = bars.toSorted(([, one], [, other]) => other - one);
  return shareBar(
    'Costs of twelve months',
    `The largest is ${highest?.[0] ?? ''} with ${fixed(highest?.[1] ?? 0, 2)}.`,
    bars.map(([name, amount]) => [name, amount, fixed(amount, 2)]),
  );
}

function byYear({ byYear: amounts }: PetCostResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Monthly and yearly costs by year',
    isFolded: true,
    note: `With the rise of prices. What is paid once, ${figure('oneTimeTotal').text}, comes on top in the first year; a broken last year counts in proportion.`,
    columns: [{ label: 'Year' }, { label: 'Amount', numeric: true }],
    rows: amounts.map((_, index) => [String(index + 1), figure(`byYear.${index}`)]),
  };
}

const WHY: TableBlock<Key> = {
  kind: 'table',
  title: 'Why is my number different?',
  isFolded: true,
  columns: [{ label: 'Difference' }, { label: 'What it means' }],
  rows: [
    [
      'Figures of charities and insurers',
      'Some count insurance and boarding, others leave them out. Compare the list, not the sum.',
    ],
    ['Today’s prices', 'Most published lifetime costs ignore that prices rise. Enter 0 % to compare.'],
    ['Emergencies', 'Surgery and long illness are rarely in an average.'],
  ],
};

function workingOf(
  result: PetCostResult,
  { monthly, yearly, inflation = 0 }: PetCostInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [perMonth, perYear] = [monthly, yearly].map((costs) => costs.reduce((sum, { amount }) => sum + amount, 0));
  const before = result.byYear.length - 1;
  const year = workingNumber(result.yearlyTotal, figure('yearlyTotal').written);
  return [
    {
      label: 'A year',
      formula: '12·monthly + yearly',
      substituted: `12·${typedNumber(perMonth ?? 0)} + ${typedNumber(perYear ?? 0)}`,
      value: figure('yearlyTotal').text,
    },
    {
      label: 'First year',
      formula: 'once + a year·years, at most 1',
      substituted: `${typedNumber(result.oneTimeTotal)} + ${year}·${typedNumber(Math.min(result.remainingYears, 1))}`,
      value: figure('firstYear').text,
    },
    {
      label: 'The last of the years',
      formula: 'a year·(1 + rise ÷ 100)^(years before it)·part of the year',
      substituted: `${year}·(1 + ${typedNumber(inflation)} ÷ 100)^${before}·${workingNumber(Math.min(1, result.remainingYears - before))}`,
      value: figure(`byYear.${before}`).text,
    },
  ];
}
