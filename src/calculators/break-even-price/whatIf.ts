import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { BreakEvenPriceInput, BreakEvenPriceResult } from '#workers/formulas/break-even-price.ts';

type Key = ResultKey<BreakEvenPriceResult>;

const CHANGES = [-10, 0, 10] as const;

/** Returns profit or loss where the sale price or the daily gain turns out a tenth lower or higher. */
export function profitTable(input: BreakEvenPriceInput): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'If price or gain turn out otherwise',
    isFolded: true,
    note: 'Profit for each animal bought. Feed and days stay as entered.',
    columns: [
      { label: 'Gain in a day' },
      ...CHANGES.map((change) => ({ label: `Price ${signed(change)}`, numeric: true })),
    ],
    rows: CHANGES.map((gain) => [
      signed(gain),
      ...CHANGES.map((price) => fixed(profitOf(input, 1 + gain / 100, 1 + price / 100), 2)),
    ]),
  };
}

function signed(change: number): string {
  return change === 0 ? 'as entered' : `${change > 0 ? '+' : ''}${change} %`;
}

function profitOf(input: BreakEvenPriceInput, gainTimes: number, priceTimes: number): number {
  const { salePrice = 0, deathLoss = 0, shrink = 0 } = input;
  const weight = (input.purchaseWeight + input.dailyGain * gainTimes * input.days) * (1 - shrink / 100);
  return salePrice * priceTimes * weight * (1 - deathLoss / 100) - costsOf(input);
}

function costsOf(input: BreakEvenPriceInput): number {
  const { yardagePerDay = 0, veterinaryCost = 0, otherCost = 0, interestRate = 0, days } = input;
  const purchase = input.purchaseWeight * input.purchasePrice;
  const operating = (input.feedCostPerDay + yardagePerDay) * days + veterinaryCost + otherCost;
  return purchase + operating + ((purchase + operating / 2) * interestRate * days) / 36_500;
}

/** Returns what other budgets make of the same figures. */
export function otherBudgets(
  { totalCost, interest, saleWeight, purchaseCost, operatingCost, finalWeight }: BreakEvenPriceResult,
  { deathLoss = 0, interestRate = 0, days }: BreakEvenPriceInput,
): TableBlock<Key> {
  const survivors = 1 - deathLoss / 100;
  const perKg = (costs: number, weight: number) => fixed(costs / weight, 3);
  const onAll = ((purchaseCost + operatingCost) * interestRate * days) / 36_500;
  return whyDifferent<Key>('Price per kg', [
    [
      'Deaths as a share of the purchase',
      perKg(totalCost + (purchaseCost * deathLoss) / 100, saleWeight),
      'Leaves out the feed that the dead animals ate.',
    ],
    [
      'Interest on all costs for all days',
      perKg(totalCost - interest + onAll, saleWeight * survivors),
      'This page charges operating costs for half of the time, as they grow day by day.',
    ],
    ['A year of 360 days', perKg(totalCost + interest / 72, saleWeight * survivors), 'As some banks count.'],
    [
      'Without shrink',
      perKg(totalCost, finalWeight * survivors),
      'Weight at home; buyers pay for the weight on their scale.',
    ],
  ]);
}
