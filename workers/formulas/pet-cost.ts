/**
 * What a pet costs in the first year, a month and its remaining life, from the visitor's own figures.
 *
 *   a year = 12 × monthly + yearly;  first year = one-time + a year × min(years left, 1)
 *   lifetime = one-time + sum of (a year × (1 + inflation)^k), k = 0, 1, …; a broken last year in proportion
 *
 * Source: arithmetic. All amounts in one currency.
 *
 * Refuses: blanks, half-filled rows among them; a negative age; a life expectancy outside 0 to 120 years or not above the
 * age; inflation outside 0 to 20 %; negative costs; no cost; results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin, SLACK } from '../lib/inputs/within.ts';

export interface PetExpense {
  /** May be empty. */
  readonly name: string;
  /** 0 or more. */
  readonly amount: number;
}

export interface PetCostInput {
  /** Years, 0 or more. Left out: 0. */
  readonly currentAge?: number;
  /** Years, above the age, up to 120. */
  readonly lifeExpectancy: number;
  readonly oneTime: readonly PetExpense[];
  readonly monthly: readonly PetExpense[];
  readonly yearly: readonly PetExpense[];
  /** Percent a year, 0 to 20. Left out: 0. */
  readonly inflation?: number;
}

/** At today's prices, unless said otherwise. */
export interface PetCostResult {
  readonly oneTimeTotal: number;
  /** Monthly and yearly costs of a year. */
  readonly yearlyTotal: number;
  readonly monthlyAverage: number;
  readonly perDay: number;
  readonly firstYear: number;
  readonly remainingYears: number;
  /** With inflation and the one-time costs. */
  readonly lifetime: number;
  /** With inflation, without the one-time costs. */
  readonly lifetimeRecurring: number;
  /** With inflation: monthly and yearly costs of each year left, the last one in proportion. */
  readonly byYear: readonly number[];
}

const LISTS = ['oneTime', 'monthly', 'yearly'] as const;
const [MONTHS, DAYS] = [12, 365.25];

declare module '../contract.ts' {
  interface FormulaTypes {
    'pet-cost': FormulaType<PetCostInput, PetCostResult>;
  }
}

export default {
  id: 'pet-cost',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, ['lifeExpectancy'], ['currentAge', 'inflation']);
    if (!numbers.ok) return numbers;
    const [oneTime, monthly, yearly] = LISTS.map((list) => enteredCosts(candidate, list));
    if (!oneTime?.ok) return oneTime ?? refuse(REQUIRED);
    if (!monthly?.ok) return monthly ?? refuse(REQUIRED);
    if (!yearly?.ok) return yearly ?? refuse(REQUIRED);
    const { lifeExpectancy, currentAge = 0, inflation = 0 } = numbers.input;
    const costs = [...oneTime.input, ...monthly.input, ...yearly.input];
    const refused = firstRefusal([
      [currentAge < 0, 'Age must not be negative', 'currentAge'],
      [
        !(lifeExpectancy > 0 && isWithin(lifeExpectancy, 0, 120)),
        'Life expectancy must be above 0 and up to 120 years',
        'lifeExpectancy',
      ],
      [lifeExpectancy <= currentAge, 'Life expectancy must be above the present age', 'lifeExpectancy'],
      [!isWithin(inflation, 0, 20), 'Inflation must be between 0 and 20 %', 'inflation'],
      ...costs.map(({ amount, path }): Rule => [amount < 0, 'Costs must not be negative', `${path}.amount`]),
      [costs.length === 0, 'Please enter at least one cost', 'monthly.0.amount'],
    ]);
    if (refused !== null) return refused;
    const input = {
      ...numbers.input,
      oneTime: withoutPaths(oneTime.input),
      monthly: withoutPaths(monthly.input),
      yearly: withoutPaths(yearly.input),
    };
    return acceptFiniteResult(input, budget(input), 'monthly.0.amount');
  },

  compute: budget,
} satisfies Formula<'pet-cost'>;

type PlacedExpense = PetExpense & { readonly path: string };

function enteredCosts(
  candidate: Candidate<PetCostInput>,
  list: (typeof LISTS)[number],
): Verdict<readonly PlacedExpense[]> {
  const rows = enteredRows(candidate[list], list, ['amount']);
  if (!rows.ok) return rows;
  return accept(rows.input.map(({ row, numbers, path }) => ({ name: textOf(row.name).trim(), ...numbers, path })));
}

function withoutPaths(costs: readonly PlacedExpense[]): readonly PetExpense[] {
  return costs.map(({ path: _, ...cost }) => cost);
}

function budget({
  currentAge = 0,
  lifeExpectancy,
  oneTime,
  monthly,
  yearly,
  inflation = 0,
}: PetCostInput): PetCostResult {
  const oneTimeTotal = sum(oneTime);
  const yearlyTotal = MONTHS * sum(monthly) + sum(yearly);
  const remainingYears = lifeExpectancy - currentAge;
  const whole = Math.floor(remainingYears + SLACK);
  const rest = remainingYears - whole;
  const years = rest > SLACK ? whole + 1 : whole;
  const byYear = Array.from(
    { length: years },
    (_, year) => yearlyTotal * (1 + inflation / 100) ** year * (year === whole ? rest : 1),
  );
  const lifetimeRecurring = byYear.reduce((before, amount) => before + amount, 0);
  return {
    oneTimeTotal,
    yearlyTotal,
    monthlyAverage: yearlyTotal / MONTHS,
    perDay: yearlyTotal / DAYS,
    firstYear: oneTimeTotal + yearlyTotal * Math.min(remainingYears, 1),
    remainingYears,
    lifetime: oneTimeTotal + lifetimeRecurring,
    lifetimeRecurring,
    byYear,
  };
}

function sum(costs: readonly PetExpense[]): number {
  return costs.reduce((before, { amount }) => before + amount, 0);
}
