import { amountBars } from '#src/families/amountBars.ts';
import { missingFigure, short } from '#src/families/shortFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, Figure, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type breakEven from '#workers/formulas/break-even-price.ts';
import type { BreakEvenPriceInput, BreakEvenPriceResult } from '#workers/formulas/break-even-price.ts';
import { otherBudgets, profitTable } from './whatIf.ts';

type Key = ResultKey<BreakEvenPriceResult>;

const cost = { kind: 'number', min: 0, step: 0.1 } as const;
const price = measuredIn('pricePerWeight', 'per kg', 'per lb', 'per cwt');

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
    purchasePrice: { ...cost, label: 'Purchase price', hint: 'Of live weight; 0 for your own animals.', ...price },
    dailyGain: { kind: 'number', label: 'Gain in a day', ...measuredIn('mass', 'kg', 'lb', 'g'), min: 0, step: 0.1 },
    days: { kind: 'number', label: 'Days on feed', ...measuredIn('time', 'days', 'weeks', 'months'), min: 0 },
    feedCostPerDay: { ...cost, label: 'Feed, cost of a day', hint: 'For one animal.' },
    yardagePerDay: { ...cost, label: 'Yardage, cost of a day', hint: 'Pen, bedding, labor.', optional: true },
    veterinaryCost: { ...cost, label: 'Veterinarian and medicine', hint: 'For one animal.', optional: true },
    otherCost: { ...cost, label: 'Other costs', hint: 'Freight, tags, sale fees.', optional: true },
    interestRate: { ...cost, label: 'Interest a year', hint: '0 to 100.', unit: '%', max: 100, optional: true },
    deathLoss: {
      ...cost,
      label: 'Death loss',
      hint: 'Of those bought, below 100.',
      unit: '%',
      max: 99,
      optional: true,
    },
    shrink: { ...cost, label: 'Shrink at sale', hint: '0 to 20.', unit: '%', max: 20, optional: true },
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
  present,
  sources: ['isuAgDecisionMaker', 'ksuFeedlotBudgets'],
});

function present(result: BreakEvenPriceResult, input: BreakEvenPriceInput): Presentation<Key> {
  const { breakEvenPrice } = result;
  const text = fixed(breakEvenPrice, 3);
  return {
    headline: {
      field: 'breakEvenPrice',
      label: 'Break-even sale price',
      value: breakEvenPrice,
      text,
      unit: 'per kg',
      note: `${fixed(breakEvenPrice * 0.45359237, 3)} per lb.`,
    },
    status: `The sale has to bring ${text} per kg.`,
    blocks: [
      ...outcome(result),
      {
        kind: 'facts',
        figures: [
          money('totalCost', 'All costs of an animal', result.totalCost),
          money('costOfGain', 'Cost of a kg of gain', result.costOfGain),
          kilograms('saleWeight', 'Weight that is paid', result.saleWeight),
        ],
      },
      amountBars(
        'Where the money goes',
        `Of ${fixed(result.totalCost, 2)} in all, ${fixed(result.purchaseCost, 2)} are the purchase.`,
        'Cost',
        { label: 'Cost of an animal', decimals: 2 },
        [
          ['Purchase', result.purchaseCost],
          ['Feed', result.feedCost],
          ['Yardage', result.yardage],
          ['Vet and other', result.operatingCost - result.feedCost - result.yardage],
          ['Interest', result.interest],
          ['Deaths', result.deathLossCost],
        ],
      ),
      {
        kind: 'facts',
        title: 'The parts',
        figures: [
          money('purchaseCost', 'Purchase', result.purchaseCost),
          money('feedCost', 'Feed', result.feedCost),
          money('yardage', 'Yardage', result.yardage),
          money('operatingCost', 'Feed, yardage, veterinarian and other', result.operatingCost),
          money('interest', 'Interest', result.interest),
          money('deathLossCost', 'Deaths, for each animal sold', result.deathLossCost),
          money('feedCostOfGain', 'Feed for a kg of gain', result.feedCostOfGain),
          kilograms('finalWeight', 'Weight before shrink', result.finalWeight),
        ],
      },
      ...(input.salePrice === undefined ? [withoutSale()] : [profitTable(input)]),
      otherBudgets(result, input),
    ],
    working: workingOf(result, input),
  };
}

function outcome({ profit, returnPercent, breakEvenPurchasePrice }: BreakEvenPriceResult): readonly Block<Key>[] {
  if (profit === null || breakEvenPurchasePrice === null) return [];
  return [
    ...(breakEvenPurchasePrice < 0
      ? [{ kind: 'notice', tone: 'caution', text: 'At this sale price even a free animal would lose money.' } as const]
      : []),
    {
      kind: 'facts',
      title: 'At the expected sale price',
      figures: [
        money('profit', profit < 0 ? 'Loss for each animal bought' : 'Profit for each animal bought', profit),
        {
          field: 'returnPercent',
          label: SALE_LABELS.returnPercent,
          value: returnPercent,
          ...(returnPercent === null
            ? { text: '–', note: 'There are no costs.' }
            : { text: short(returnPercent, 3), unit: '%' }),
        },
        {
          field: 'breakEvenPurchasePrice',
          label: SALE_LABELS.breakEvenPurchasePrice,
          value: breakEvenPurchasePrice,
          text: fixed(breakEvenPurchasePrice, 3),
          unit: 'per kg',
        },
      ],
    },
  ];
}

const SALE_LABELS = {
  returnPercent: 'Of all costs',
  breakEvenPurchasePrice: 'Purchase price that breaks even',
} as const;

function withoutSale(): Block<Key> {
  const missing = (field: Key, label: string) => missingFigure(field, label, 'Enter an expected sale price.');
  return {
    kind: 'facts',
    title: 'At an expected sale price',
    figures: [
      missing('profit', 'Profit for each animal bought'),
      missing('returnPercent', SALE_LABELS.returnPercent),
      missing('breakEvenPurchasePrice', SALE_LABELS.breakEvenPurchasePrice),
    ],
  };
}

function money(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 2) };
}

function kilograms(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 1), unit: 'kg' };
}

function workingOf(result: BreakEvenPriceResult, input: BreakEvenPriceInput): readonly WorkingStep[] {
  const { yardagePerDay = 0, veterinaryCost = 0, otherCost = 0, interestRate = 0, deathLoss = 0, shrink = 0 } = input;
  const days = workingNumber(input.days);
  const [purchase, operating, interest] = [result.purchaseCost, result.operatingCost, result.interest].map((value) =>
    workingNumber(value, fixed(value, 2)),
  );
  return [
    {
      label: 'Purchase',
      formula: 'weight·price',
      substituted: `${workingNumber(input.purchaseWeight)}·${workingNumber(input.purchasePrice)}`,
      value: fixed(result.purchaseCost, 2),
    },
    {
      label: 'Operating cost',
      formula: '(feed + yardage)·days + veterinarian + other',
      substituted: `(${typedNumber(input.feedCostPerDay)} + ${typedNumber(yardagePerDay)})·${days} + ${typedNumber(veterinaryCost)} + ${typedNumber(otherCost)}`,
      value: fixed(result.operatingCost, 2),
    },
    {
      label: 'Interest',
      formula: '(purchase + operating ÷ 2)·rate ÷ 100·days ÷ 365',
      substituted: `(${purchase} + ${operating} ÷ 2)·${typedNumber(interestRate)} ÷ 100·${days} ÷ 365`,
      value: fixed(result.interest, 2),
    },
    {
      label: 'Weight that is paid',
      formula: '(weight + gain·days)·(1 − shrink ÷ 100)',
      substituted: `(${workingNumber(input.purchaseWeight)} + ${workingNumber(input.dailyGain)}·${days})·(1 − ${typedNumber(shrink)} ÷ 100)`,
      value: `${fixed(result.saleWeight, 1)} kg`,
    },
    {
      label: 'Break-even price',
      formula: 'all costs ÷ (weight·(1 − deaths ÷ 100))',
      substituted: `(${purchase} + ${operating} + ${interest}) ÷ (${workingNumber(result.saleWeight)}·(1 − ${typedNumber(deathLoss)} ÷ 100))`,
      value: `${fixed(result.breakEvenPrice, 3)} per kg`,
    },
  ];
}
