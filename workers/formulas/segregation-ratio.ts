/**
 * Whether counted offspring fit a Mendelian ratio, and which others they fit.
 *
 *   E = n·part ÷ Σ parts;  χ² = Σ (O − E)²/E with k − 1 degrees of freedom;  G = 2 Σ O·ln(O/E)
 *
 * Sources: `pearson1900`, `mendel1866`, `phillips2008`, `castleLittle1910`. Refuses counts that are not whole, fewer than two, a total of 0,
 * and a ratio whose parts are not as many as the counts.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { isCount, MOST_COUNTED } from '../lib/inputs/countTable.ts';
import { isIn } from '../lib/inputs/isIn.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { likelihoodRatioTest, pearsonTest } from '../lib/statistics/countsTest.ts';
import {
  MENDELIAN_RATIO_IDS,
  MENDELIAN_RATIOS,
  type MendelianRatio,
  type MendelianRatioId,
} from '../reference/mendelianRatios.ts';

export interface SegregationRatioInput {
  /** Offspring of each class, separated by blanks, commas, semicolons, colons or lines. */
  readonly counts: string;
  readonly ratio: MendelianRatioId | 'own';
  /** As the counts; decimals are allowed. Used where `ratio` is 'own'. */
  readonly ownRatio: string;
}

export interface SegregationClass {
  readonly name: string;
  readonly observed: number;
  readonly expected: number;
  /** (O − E)²/E. */
  readonly contribution: number;
}

export interface RatioFit {
  readonly ratio: string;
  readonly cause: string;
  readonly statistic: number;
  readonly pValue: number;
}

export interface SegregationRatioResult {
  readonly ratio: string;
  readonly cause: string;
  readonly total: number;
  readonly classes: readonly SegregationClass[];
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  /** The likelihood-ratio test. */
  readonly gTest: { readonly statistic: number; readonly pValue: number };
  readonly smallestExpected: number;
  /** Every known ratio with as many classes, the best fit first. */
  readonly fits: readonly RatioFit[];
}

const MOST_CLASSES = 64;

declare module '../contract.ts' {
  interface FormulaTypes {
    'segregation-ratio': FormulaType<SegregationRatioInput, SegregationRatioResult>;
  }
}

export default {
  id: 'segregation-ratio',

  validate(candidate) {
    const [counts, ownRatio] = [textOf(candidate.counts), textOf(candidate.ownRatio)];
    const { ratio } = candidate;
    if (counts.trim() === '') return refuse(REQUIRED, 'counts');
    if (ratio === '' || (ratio !== 'own' && !isIn(MENDELIAN_RATIOS, ratio))) return refuse(REQUIRED, 'ratio');
    if (ratio === 'own' && ownRatio.trim() === '') return refuse(REQUIRED, 'ownRatio');
    const observed = countsIn(counts);
    if (!observed.ok) return observed;
    const parts = partsOf(ratio, ownRatio);
    if (!parts.ok) return parts;
    const { length } = parts.input;
    if (length !== observed.input.length)
      return refuse(
        `${length} classes are expected in this ratio, but there are ${observed.input.length} counts`,
        'counts',
      );
    return accept({ counts, ratio, ownRatio });
  },

  compute({ counts, ratio, ownRatio }) {
    const [observed, parts] = [countsIn(counts), partsOf(ratio, ownRatio)];
    if (!observed.ok || !parts.ok) throw new Error('A validated ratio can be read');
    const total = observed.input.reduce((sum, count) => sum + count, 0);
    const cells = cellsOf(observed.input, parts.input);
    const known: MendelianRatio | null = ratio === 'own' ? null : MENDELIAN_RATIOS[ratio];
    const freedom = cells.length - 1;
    return {
      ratio: known === null ? parts.input.join(':') : ratio,
      cause: known?.cause ?? '',
      total,
      classes: cells.map((cell, index) => ({
        name: known?.classes[index] ?? `Class ${index + 1}`,
        ...cell,
        contribution: (cell.observed - cell.expected) ** 2 / cell.expected,
      })),
      degreesOfFreedom: freedom,
      ...pearsonTest(cells, freedom),
      gTest: likelihoodRatioTest(cells, freedom),
      smallestExpected: Math.min(...cells.map(({ expected }) => expected)),
      fits: MENDELIAN_RATIO_IDS.filter((id) => MENDELIAN_RATIOS[id].parts.length === cells.length)
        .map((id) => ({
          ratio: id,
          cause: MENDELIAN_RATIOS[id].cause,
          ...pearsonTest(cellsOf(observed.input, MENDELIAN_RATIOS[id].parts), freedom),
        }))
        .sort((one, other) => one.statistic - other.statistic),
    };
  },
} satisfies Formula<'segregation-ratio'>;

function cellsOf(observed: readonly number[], parts: readonly number[]) {
  const total = observed.reduce((sum, count) => sum + count, 0);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return observed.map((count, index) => ({ observed: count, expected: (total * (parts[index] ?? 0)) / whole }));
}

function countsIn(text: string): Verdict<readonly number[]> {
  const read = numbersIn(text, 'counts');
  if (!read.ok) return read;
  const wrong = read.input.find((count) => !isCount(count));
  if (wrong !== undefined)
    return refuse(`Counts are whole numbers from 0 to ${MOST_COUNTED}, and ${wrong} is not one`, 'counts');
  if (read.input.every((count) => count === 0)) return refuse('At least one offspring must be counted', 'counts');
  return read;
}

function partsOf(ratio: SegregationRatioInput['ratio'], ownRatio: string): Verdict<readonly number[]> {
  if (ratio !== 'own') return accept(MENDELIAN_RATIOS[ratio].parts);
  const read = numbersIn(ownRatio, 'ownRatio');
  if (!read.ok) return read;
  const isUsable = read.input.every((part) => part > 0 && part <= MOST_COUNTED && part >= 1 / MOST_COUNTED);
  return isUsable ? read : refuse('Every part of the ratio must be above 0', 'ownRatio');
}

function numbersIn(text: string, path: 'counts' | 'ownRatio'): Verdict<readonly number[]> {
  const words = text.split(/[\s,;:]+/).filter((word) => word !== '');
  const numbers = words.map((word) => writtenNumber(word, 'point'));
  const unreadable = words.find((_, index) => numbers[index] === null);
  if (unreadable !== undefined) return refuse(`“${unreadable}” is not a number`, path);
  if (words.length < 2 || words.length > MOST_CLASSES)
    return refuse(`There must be from 2 to ${MOST_CLASSES} numbers`, path);
  return accept(numbers.flatMap((number) => number ?? []));
}
