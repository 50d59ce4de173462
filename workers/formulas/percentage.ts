/**
 * Percentages, in five questions about two numbers.
 *
 *   of              result = p × value ÷ 100
 *   isWhatPercent   percent = 100 × part ÷ whole
 *   change          percent change = 100 × (to − from) ÷ |from|
 *   reverse         original = final ÷ (1 + p ÷ 100)
 *   difference      percent difference = 100 × |a − b| ÷ (|a + b| ÷ 2)
 *
 * Source: the percent sign is the number 0.01 (`iso80000`); logarithmic change 100 × ln(to ÷ from) by `tornqvist1985`.
 *
 * Refuses: a number of the chosen question that is blank or unreadable; a whole of 0; a start of 0; a change of −100 %
 * to be taken back; two values of opposite signs, or both 0, to be compared; a result beyond the range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';

export type PercentageMode = 'of' | 'isWhatPercent' | 'change' | 'reverse' | 'difference';

/** Any size and sign; those of the chosen question are there. */
export interface PercentageInput {
  readonly mode: PercentageMode;
  /** For `of`, in percent. */
  readonly percent?: number;
  readonly value?: number;
  /** For `isWhatPercent`. */
  readonly part?: number;
  readonly whole?: number;
  /** For `change`. */
  readonly from?: number;
  readonly to?: number;
  /** For `reverse`. */
  readonly final?: number;
  /** For `reverse`, in percent: the change that led to `final`. */
  readonly percentChange?: number;
  /** For `difference`. */
  readonly value1?: number;
  readonly value2?: number;
}

/** Percentages in percent. */
export type PercentageResult =
  | { readonly mode: 'of'; readonly result: number; readonly increased: number; readonly decreased: number }
  | {
      readonly mode: 'isWhatPercent';
      readonly percent: number;
      readonly ratio: number;
      readonly remainderPercent: number;
    }
  | {
      readonly mode: 'change';
      readonly difference: number;
      readonly percentChange: number;
      readonly factor: number;
      /** The percent change that leads back to the start; null from an end of 0. */
      readonly percentToReturn: number | null;
      readonly reference: {
        /** To the mean of both; null for values of opposite signs, of which the question `difference` refuses it too. */
        readonly percentDifference: number | null;
        /** 100 × ln(to ÷ from); null unless the ratio is above 0. */
        readonly logChange: number | null;
      };
    }
  | {
      readonly mode: 'reverse';
      readonly original: number;
      /** `final` − `original`. */
      readonly difference: number;
      /** What is left of `final` when the same percentage is taken off it: a frequent mistake. */
      readonly wrongWay: number;
    }
  | { readonly mode: 'difference'; readonly percentDifference: number; readonly difference: number };

interface Question {
  readonly inputs: readonly [first: NumberName, second: NumberName];
  readonly rule?: (first: number, second: number) => Rule;
  readonly answer: (first: number, second: number) => PercentageResult;
}
type NumberName = Exclude<keyof PercentageInput, 'mode'>;

const QUESTIONS: Readonly<Record<PercentageMode, Question>> = {
  of: {
    inputs: ['percent', 'value'],
    answer: (percent, value) => {
      const result = (percent * value) / 100;
      return { mode: 'of', result, increased: value + result, decreased: value - result };
    },
  },
  isWhatPercent: {
    inputs: ['part', 'whole'],
    rule: (_, whole) => [whole === 0, 'The whole must not be 0', 'whole'],
    answer: (part, whole) => {
      const percent = (100 * part) / whole;
      return { mode: 'isWhatPercent', percent, ratio: part / whole, remainderPercent: 100 - percent };
    },
  },
  change: {
    inputs: ['from', 'to'],
    rule: (from) => [from === 0, 'The starting value must not be 0: a percent change from 0 is not defined', 'from'],
    answer: (from, to) => ({
      mode: 'change',
      difference: to - from,
      percentChange: (100 * (to - from)) / Math.abs(from),
      factor: to / from,
      percentToReturn: to === 0 ? null : (100 * (from - to)) / Math.abs(to),
      reference: {
        percentDifference: areApart(from, to) ? null : toTheMean(from, to),
        logChange: to / from > 0 ? 100 * Math.log(to / from) : null,
      },
    }),
  },
  reverse: {
    inputs: ['final', 'percentChange'],
    rule: (_, percentChange) => [
      percentChange === -100,
      'A change of -100 % leaves nothing: the original value cannot be found',
      'percentChange',
    ],
    answer: (final, percentChange) => {
      const original = final / (1 + percentChange / 100);
      return {
        mode: 'reverse',
        original,
        difference: final - original,
        wrongWay: final * (1 - percentChange / 100),
      };
    },
  },
  difference: {
    inputs: ['value1', 'value2'],
    rule: (one, other) => [areApart(one, other), 'Both values must have the same sign and not both be 0', 'value2'],
    answer: (one, other) => ({
      mode: 'difference',
      percentDifference: toTheMean(one, other),
      difference: Math.abs(one - other),
    }),
  },
};

declare module '../contract.ts' {
  interface FormulaTypes {
    percentage: FormulaType<PercentageInput, PercentageResult>;
  }
}

export default {
  id: 'percentage',

  validate(candidate) {
    const { mode } = candidate;
    if (mode === '' || !Object.hasOwn(QUESTIONS, mode)) return refuse(INVALID, 'mode');
    const { inputs, rule, answer } = QUESTIONS[mode];
    const numbers = enteredNumbers(candidate, inputs);
    if (!numbers.ok) return numbers;
    const [first, second] = bothOf(numbers.input, inputs);
    const refused = rule === undefined ? null : firstRefusal([rule(first, second)]);
    return refused ?? acceptWithinNumbers({ mode, ...numbers.input }, numbersIn(answer(first, second)), inputs[1]);
  },

  compute(input) {
    const { inputs, answer } = QUESTIONS[input.mode];
    return answer(...bothOf(input, inputs));
  },
} satisfies Formula<'percentage'>;

/** Of opposite signs, or both 0: a distance to their mean says nothing. */
function areApart(one: number, other: number): boolean {
  return one + other === 0 || Math.sign(one) * Math.sign(other) < 0;
}

/** Percent, of the distance of two numbers to the size of their mean. */
function toTheMean(one: number, other: number): number {
  return (100 * Math.abs(one - other)) / (Math.abs(one + other) / 2);
}

function bothOf(
  input: { readonly [K in NumberName]?: number },
  [first, second]: Question['inputs'],
): [first: number, second: number] {
  return [input[first] ?? 0, input[second] ?? 0];
}

function numbersIn({ mode: _, ...result }: PercentageResult): readonly (number | null)[] {
  return Object.values(result).flatMap((value) => (typeof value === 'object' ? Object.values(value ?? {}) : [value]));
}
