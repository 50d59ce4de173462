/**
 * Growth of a saving with compound interest and regular contributions.
 *
 *   growth of a month g = (1 + r ÷ m)^(m ÷ 12), continuous e^(r ÷ 12);  balance month by month
 *   effective rate = 100 × (g¹² − 1);  in today's money: balance ÷ (1 + inflation)^years
 *
 * Source: effective rate as `regulationDD` defines the annual percentage yield. Contributions come at the beginning or the
 * end of each month, or of each twelfth month. Taxes, fees and day counts of banks are left out.
 *
 * Refuses: blanks; negative amounts; neither an initial amount nor a contribution; a rate outside 0 to 100 %; inflation
 * outside 0 to 50 %; years that are not 1 to 1200 whole months; a goal not above 0; unknown options; results beyond the
 * range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';

/** How often interest is added in a year. */
const PERIODS = {
  yearly: 1,
  halfYearly: 2,
  quarterly: 4,
  monthly: 12,
  daily: 365,
  continuous: Number.POSITIVE_INFINITY,
} as const;

export interface CompoundInterestInput {
  /** Amounts in any currency, 0 or more. Left out: 0. */
  readonly initial?: number;
  readonly contribution?: number;
  readonly contributionEvery: 'month' | 'year';
  /** Nominal percent a year, 0 to 100. */
  readonly rate: number;
  readonly compounding: keyof typeof PERIODS;
  /** 1/12 to 100, in whole months. */
  readonly years: number;
  readonly timing: 'end' | 'begin';
  /** Percent a year, 0 to 50. Left out: 0. */
  readonly inflation?: number;
  /** Above 0. */
  readonly goal?: number;
}

export interface CompoundInterestResult {
  readonly futureValue: number;
  /** The initial amount and all contributions. */
  readonly totalPaidIn: number;
  readonly interestEarned: number;
  /** Percent a year. */
  readonly effectiveAnnualRate: number;
  /** The future value in money of today. */
  readonly realValue: number;
  /** The first month whose end has the goal; 0 if the initial amount does; null without a goal, or not within 100 years. */
  readonly monthsToGoal: number | null;
  /** At the end of each year and of a broken last one. */
  readonly byYear: readonly {
    readonly year: number;
    readonly balance: number;
    readonly contributed: number;
    readonly interest: number;
  }[];
}

const MOST_MONTHS = 1200;
const OPTIONAL = ['initial', 'contribution', 'inflation', 'goal'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'compound-interest': FormulaType<CompoundInterestInput, CompoundInterestResult>;
  }
}

export default {
  id: 'compound-interest',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, ['rate', 'years'], OPTIONAL);
    if (!numbers.ok) return numbers;
    const { contributionEvery, compounding, timing } = candidate;
    if (contributionEvery !== 'month' && contributionEvery !== 'year') return refuse(INVALID, 'contributionEvery');
    if (compounding === '' || !Object.hasOwn(PERIODS, compounding)) return refuse(INVALID, 'compounding');
    if (timing !== 'end' && timing !== 'begin') return refuse(INVALID, 'timing');
    const { initial = 0, contribution = 0, rate, years, inflation = 0, goal = 1 } = numbers.input;
    const months = Math.round(12 * years);
    const refused = firstRefusal([
      ...Object.entries({ initial, contribution }).map(
        ([name, amount]): Rule => [amount < 0, 'Amounts must not be negative', name],
      ),
      [initial === 0 && contribution === 0, 'Please enter an initial amount or a contribution', 'initial'],
      [!isWithin(rate, 0, 100), 'Rate must be between 0 and 100 %', 'rate'],
      [!isWithin(inflation, 0, 50), 'Inflation must be between 0 and 50 %', 'inflation'],
      [
        !isWithin(12 * years, months, months) || !isWithin(months, 1, MOST_MONTHS),
        'Years must be between 1/12 and 100 in whole months',
        'years',
      ],
      [!(goal > 0), 'Goal must be greater than 0', 'goal'],
    ]);
    if (refused !== null) return refused;
    const input = { ...numbers.input, contributionEvery, compounding, timing };
    const { futureValue, totalPaidIn, interestEarned, effectiveAnnualRate, realValue } = growth(input);
    const results = [futureValue, totalPaidIn, interestEarned, effectiveAnnualRate, realValue];
    return acceptWithinNumbers(input, results, 'years');
  },

  compute: growth,
} satisfies Formula<'compound-interest'>;

/** After a number of months. */
interface Account {
  readonly balance: number;
  readonly contributed: number;
}

function growth(input: CompoundInterestInput): CompoundInterestResult {
  const { initial = 0, years, inflation = 0, goal } = input;
  const months = Math.round(12 * years);
  const factor = monthlyFactor(input);
  const byYear: CompoundInterestResult['byYear'][number][] = [];
  let account: Account = { balance: initial, contributed: initial };
  let monthsToGoal = goal !== undefined && initial >= goal ? 0 : null;
  let end = account;
  for (let month = 1; month <= (goal === undefined ? months : MOST_MONTHS); month += 1) {
    account = afterMonth(account, month, factor, input);
    if (goal !== undefined && monthsToGoal === null && account.balance >= goal) monthsToGoal = month;
    if (month > months) {
      if (monthsToGoal !== null) break;
    } else {
      end = account;
      if (month % 12 === 0 || month === months)
        byYear.push({ year: month / 12, ...account, interest: account.balance - account.contributed });
    }
  }
  return {
    futureValue: end.balance,
    totalPaidIn: end.contributed,
    interestEarned: end.balance - end.contributed,
    effectiveAnnualRate: 100 * (factor ** 12 - 1),
    realValue: end.balance / (1 + inflation / 100) ** (months / 12),
    monthsToGoal,
    byYear,
  };
}

function monthlyFactor({ rate, compounding }: CompoundInterestInput): number {
  const periods = PERIODS[compounding];
  const share = rate / 100;
  return compounding === 'continuous' ? Math.exp(share / 12) : (1 + share / periods) ** (periods / 12);
}

function afterMonth(
  { balance, contributed }: Account,
  month: number,
  factor: number,
  { contribution = 0, contributionEvery, timing }: CompoundInterestInput,
): Account {
  const every = contributionEvery === 'month' ? 1 : 12;
  const isDue = timing === 'begin' ? (month - 1) % every === 0 : month % every === 0;
  const paid = isDue ? contribution : 0;
  const grown = timing === 'begin' ? (balance + paid) * factor : balance * factor + paid;
  return { balance: grown, contributed: contributed + paid };
}
