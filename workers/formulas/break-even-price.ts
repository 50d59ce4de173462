/**
 * The sale price that pays for a fed animal: purchase, feed, yardage, interest and deaths.
 *
 *   operating = (feed + yardage) × days + veterinary + other;  q = rate × days ÷ 365
 *   interest = purchase × q + operating × q ÷ 2;  sale weight = (weight + gain × days) × (1 − shrink)
 *   break-even = total ÷ (sale weight × (1 − death loss))          for each animal bought; kg, price for each kg
 *
 * Source: method of `isuAgDecisionMaker` and `ksuFeedlotBudgets`. All costs are borne by the animals that are sold.
 *
 * Refuses: blanks; a purchase weight or days not above 0; negative costs or prices; a gain not above 0; interest outside
 * 0 to 100 %; shrink outside 0 to 20 %; a death loss below 0 or of 100 % and more; results beyond the range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers } from '../lib/inputs/positiveNumbers.ts';
import { isWithin } from '../lib/inputs/within.ts';

/** Costs in one currency, 0 or more; those that are optional count as 0. */
export interface BreakEvenPriceInput {
  /** kg, above 0. */
  readonly purchaseWeight: number;
  /** For each kg live. */
  readonly purchasePrice: number;
  /** kg, above 0. */
  readonly dailyGain: number;
  readonly days: number;
  /** For each animal and day, as is yardage. */
  readonly feedCostPerDay: number;
  readonly yardagePerDay?: number;
  /** For each animal, as are the other costs. */
  readonly veterinaryCost?: number;
  readonly otherCost?: number;
  /** Percent a year, 0 to 100. */
  readonly interestRate?: number;
  /** Percent of the animals bought, 0 to below 100. */
  readonly deathLoss?: number;
  /** Percent of the final weight, 0 to 20. */
  readonly shrink?: number;
  /** For each kg. */
  readonly salePrice?: number;
}

/** For each animal bought, unless it says otherwise. */
export interface BreakEvenPriceResult {
  readonly purchaseCost: number;
  readonly feedCost: number;
  readonly yardage: number;
  readonly operatingCost: number;
  readonly interest: number;
  readonly totalCost: number;
  /** kg. */
  readonly finalWeight: number;
  /** kg, after shrink. */
  readonly saleWeight: number;
  /** For each kg sold. */
  readonly breakEvenPrice: number;
  /** Operating cost and interest for each kg gained. */
  readonly costOfGain: number;
  readonly feedCostOfGain: number;
  /** What deaths add to the cost of each animal sold. */
  readonly deathLossCost: number;
  /** Null without a sale price, as are the next two. */
  readonly profit: number | null;
  /** Of the total cost; null where that is 0. */
  readonly returnPercent: number | null;
  /** Purchase price for each kg at which nothing is won or lost; below 0 where even a free animal would lose money. */
  readonly breakEvenPurchasePrice: number | null;
}

const YEAR_DAYS = 365;
const REQUIRED_NAMES = ['purchaseWeight', 'purchasePrice', 'dailyGain', 'days', 'feedCostPerDay'] as const;
const OPTIONAL = [
  'yardagePerDay',
  'veterinaryCost',
  'otherCost',
  'interestRate',
  'deathLoss',
  'shrink',
  'salePrice',
] as const;
const COSTS = ['purchasePrice', 'feedCostPerDay', 'yardagePerDay', 'veterinaryCost', 'otherCost', 'salePrice'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'break-even-price': FormulaType<BreakEvenPriceInput, BreakEvenPriceResult>;
  }
}

export default {
  id: 'break-even-price',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, REQUIRED_NAMES, OPTIONAL);
    if (!numbers.ok) return numbers;
    const { input } = numbers;
    const { purchaseWeight, days, dailyGain, interestRate = 0, shrink = 0, deathLoss = 0 } = input;
    const refused = firstRefusal([
      [!(purchaseWeight > 0), 'Purchase weight and days must be greater than 0', 'purchaseWeight'],
      [!(days > 0), 'Purchase weight and days must be greater than 0', 'days'],
      ...COSTS.map((name): Rule => [(input[name] ?? 0) < 0, 'Costs must not be negative', name]),
      [!(dailyGain > 0), 'Daily gain must be greater than 0', 'dailyGain'],
      [!isWithin(interestRate, 0, 100), 'Interest must be between 0 and 100 %', 'interestRate'],
      [!isWithin(shrink, 0, 20), 'Shrink must be between 0 and 20 %', 'shrink'],
      [!(deathLoss >= 0 && deathLoss < 100), 'Death loss must be at least 0 and below 100 %', 'deathLoss'],
    ]);
    return refused ?? acceptWithinNumbers(input, Object.values(budget(input)), 'purchaseWeight');
  },

  compute: budget,
} satisfies Formula<'break-even-price'>;

function budget(input: BreakEvenPriceInput): BreakEvenPriceResult {
  const { purchaseWeight, purchasePrice, dailyGain, days, feedCostPerDay } = input;
  const { yardagePerDay = 0, veterinaryCost = 0, otherCost = 0, interestRate = 0, deathLoss = 0, shrink = 0 } = input;
  const purchaseCost = purchaseWeight * purchasePrice;
  const feedCost = feedCostPerDay * days;
  const yardage = yardagePerDay * days;
  const operatingCost = feedCost + yardage + veterinaryCost + otherCost;
  const share = ((interestRate / 100) * days) / YEAR_DAYS;
  const interest = purchaseCost * share + (operatingCost * share) / 2;
  const totalCost = purchaseCost + operatingCost + interest;
  const gain = dailyGain * days;
  const finalWeight = purchaseWeight + gain;
  const saleWeight = finalWeight * (1 - shrink / 100);
  const survivors = 1 - deathLoss / 100;
  return {
    purchaseCost,
    feedCost,
    yardage,
    operatingCost,
    interest,
    totalCost,
    finalWeight,
    saleWeight,
    breakEvenPrice: totalCost / (saleWeight * survivors),
    costOfGain: (operatingCost + interest) / gain,
    feedCostOfGain: feedCost / gain,
    deathLossCost: totalCost / survivors - totalCost,
    ...sale(input.salePrice),
  };

  function sale(
    price: number | undefined,
  ): Pick<BreakEvenPriceResult, 'profit' | 'returnPercent' | 'breakEvenPurchasePrice'> {
    if (price === undefined) return { profit: null, returnPercent: null, breakEvenPurchasePrice: null };
    const revenue = price * saleWeight * survivors;
    return {
      profit: revenue - totalCost,
      returnPercent: totalCost === 0 ? null : (100 * (revenue - totalCost)) / totalCost,
      breakEvenPurchasePrice: (revenue - operatingCost * (1 + share / 2)) / (purchaseWeight * (1 + share)),
    };
  }
}
