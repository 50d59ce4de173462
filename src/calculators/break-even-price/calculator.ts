import { shareBar } from '#src/calculators/families/shareBar.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, FactsBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type breakEven from '#workers/formulas/break-even-price.ts';
import type { BreakEvenPriceInput, BreakEvenPriceResult } from '#workers/formulas/break-even-price.ts';
import { otherBudgets, profitTable } from './whatIf.ts';

type Key = ResultKey<BreakEvenPriceResult>;

const cost = { kind: 'number', min: 0, step: 0.1 } as const;
const price = measuredIn('pricePerWeight', 'per kg', 'per lb', 'per cwt');
const PER_KG = { kind: 'number', unit: 'per kg', written: decimals(3) } as const;
const NO_SALE_PRICE = 'Enter an expected sale price.';

export default defineCalculator<typeof breakEven>()({
  formula: 'break-even-price',
  fixed: {},
  fields: {
    purchaseWeight: {
      kind: 'number',
      label: 'Weight when bought',
      ...measuredIn('mass', 'kg', 'lb'),
      min: 0,
      step: 10,
    },
    purchasePrice: { ...cost, label: 'Purchase price', hint: '0 for your own animals.', ...price },
    dailyGain: { kind: 'number', label: 'Gain in a day', ...measuredIn('mass', 'kg', 'lb', 'g'), min: 0, step: 0.1 },
    days: { kind: 'number', label: 'Days on feed', ...measuredIn('time', 'days', 'weeks', 'months'), min: 0 },
    feedCostPerDay: { ...cost, label: 'Feed, cost of a day', hint: 'For one animal.' },
    yardagePerDay: { ...cost, label: 'Yardage, cost of a day', hint: 'Pen, bedding, labor.', optional: true },
    veterinaryCost: { ...cost, label: 'Veterinarian and medicine', hint: 'For one animal.', optional: true },
    otherCost: { ...cost, label: 'Other costs', hint: 'Freight, tags, sale fees.', optional: true },
    interestRate: { ...cost, label: 'Interest a year', unit: '%', max: 100, optional: true },
    deathLoss: {
      ...cost,
      label: 'Death loss',
      hint: 'Of those bought.',
      unit: '%',
      max: 99,
      optional: true,
    },
    shrink: { ...cost, label: 'Shrink at sale', unit: '%', max: 20, optional: true },
    salePrice: { ...cost, label: 'Expected sale price', hint: 'To see profit or loss.', ...price, optional: true },
  },
  example: {
    purchaseWeight: '320',
    purchasePrice: '5.2',
    dailyGain: '1.45',
    days: '160',
    feedCostPerDay: '3.6',
    yardagePerDay: '0.5',
    veterinaryCost: '25',
    otherCost: '40',
    interestRate: '7',
    deathLoss: '1.5',
    shrink: '4',
    salePrice: '4.6',
  },
  errorStyle: 'inline',
  outputs: {
    purchaseCost: money('Purchase'),
    feedCost: money('Feed'),
    yardage: money('Yardage'),
    operatingCost: money('Feed, yardage, veterinarian and other'),
    interest: money('Interest'),
    totalCost: money('All costs of an animal'),
    finalWeight: { kind: 'number', label: 'Weight before shrink', unit: 'kg', written: decimals(1) },
    saleWeight: { kind: 'number', label: 'Weight that is paid', unit: 'kg', written: decimals(1) },
    breakEvenPrice: {
      ...PER_KG,
      label: 'Break-even sale price',
      note: ({ value }) => `${perPound(value)} per lb.`,
    },
    costOfGain: money('Cost of a kg of gain'),
    feedCostOfGain: money('Feed for a kg of gain'),
    deathLossCost: money('Deaths, for each animal sold'),
    profit: {
      ...money(({ value }) => `${(value ?? 0) < 0 ? 'Loss' : 'Profit'} for each animal bought`),
      missingNote: NO_SALE_PRICE,
    },
    returnPercent: {
      kind: 'number',
      label: 'Of all costs',
      unit: '%',
      written: upToDigits(3),
      missingNote: ({ input }) => (input.salePrice === undefined ? NO_SALE_PRICE : 'There are no costs.'),
    },
    breakEvenPurchasePrice: { ...PER_KG, label: 'Purchase price that breaks even', missingNote: NO_SALE_PRICE },
  },
  present,
  evidence: 'definition',
  sources: ['isuAgDecisionMaker', 'ksuFeedlotBudgets'],
});

function present(result: BreakEvenPriceResult, input: BreakEvenPriceInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('breakEvenPrice');
  return {
    headline,
    status: `The sale has to bring ${headline.text} per kg, or ${perPound(result.breakEvenPrice)} per lb.`,
    blocks: [
      ...outcome(result, figure),
      { kind: 'facts', figures: [figure('totalCost'), figure('costOfGain'), figure('saleWeight')] },
      shareBar(
        'Where the money goes',
        `Of ${figure('totalCost').text} in all, ${figure('purchaseCost').text} are the purchase.`,
        [
          ['Purchase', result.purchaseCost, fixed(result.purchaseCost, 2)],
          ['Feed', result.feedCost, fixed(result.feedCost, 2)],
          ['Yardage', result.yardage, fixed(result.yardage, 2)],
          [
            'Vet and other',
            result.operatingCost - result.feedCost - result.yardage,
            fixed(result.operatingCost - result.feedCost - result.yardage, 2),
          ],
          ['Interest', result.interest, fixed(result.interest, 2)],
          ['Deaths', result.deathLossCost, fixed(result.deathLossCost, 2)],
        ],
      ),
      {
        kind: 'facts',
        title: 'The parts',
        figures: [
          figure('purchaseCost'),
          figure('feedCost'),
          figure('yardage'),
          figure('operatingCost'),
          figure('interest'),
          figure('deathLossCost'),
          figure('feedCostOfGain'),
          figure('finalWeight'),
        ],
      },
      input.salePrice === undefined ? ofSale('At an expected sale price', figure) : profitTable(input),
      otherBudgets(result, input),
    ],
    working: workingOf(result, input, figure),
  };
}

function perPound(perKilogram: number): string {
  return fixed(perKilogram * 0.45359237, 3);
}

function outcome(
  { profit, breakEvenPurchasePrice }: BreakEvenPriceResult,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (profit === null || breakEvenPurchasePrice === null) return [];
  return [
    ...(breakEvenPurchasePrice < 0
      ? [{ kind: 'notice', tone: 'caution', text: 'At this sale price even a free animal would lose money.' } as const]
      : []),
    ofSale('At the expected sale price', figure),
  ];
}

function ofSale(title: string, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title,
    figures: [figure('profit'), figure('returnPercent'), figure('breakEvenPurchasePrice')],
  };
}

function money<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: decimals(2) };
}

function workingOf(
  result: BreakEvenPriceResult,
  input: BreakEvenPriceInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { yardagePerDay = 0, veterinaryCost = 0, otherCost = 0, interestRate = 0, deathLoss = 0, shrink = 0 } = input;
  const days = workingNumber(input.days);
  const [purchase, operating, interest] = (['purchaseCost', 'operatingCost', 'interest'] as const).map((key) =>
    workingNumber(result[key], figure(key).written),
  );
  return [
    {
      label: 'Purchase',
      formula: 'weight·price',
      substituted: `${workingNumber(input.purchaseWeight)}·${workingNumber(input.purchasePrice)}`,
      value: figure('purchaseCost').text,
    },
    {
      label: 'Operating cost',
      formula: '(feed + yardage)·days + veterinarian + other',
      substituted: `(${typedNumber(input.feedCostPerDay)} + ${typedNumber(yardagePerDay)})·${days} + ${typedNumber(veterinaryCost)} + ${typedNumber(otherCost)}`,
      value: figure('operatingCost').text,
    },
    {
      label: 'Interest',
      formula: '(purchase + operating ÷ 2)·rate ÷ 100·days ÷ 365',
      substituted: `(${purchase} + ${operating} ÷ 2)·${typedNumber(interestRate)} ÷ 100·${days} ÷ 365`,
      value: figure('interest').text,
    },
    {
      label: 'Weight that is paid',
      formula: '(weight + gain·days)·(1 − shrink ÷ 100)',
      substituted: `(${workingNumber(input.purchaseWeight)} + ${workingNumber(input.dailyGain)}·${days})·(1 − ${typedNumber(shrink)} ÷ 100)`,
      value: `${figure('saleWeight').text} kg`,
    },
    {
      label: 'Break-even price',
      formula: 'all costs ÷ (weight·(1 − deaths ÷ 100))',
      substituted: `(${purchase} + ${operating} + ${interest}) ÷ (${workingNumber(result.saleWeight)}·(1 − ${typedNumber(deathLoss)} ÷ 100))`,
      value: `${figure('breakEvenPrice').text} per kg`,
    },
  ];
}
