/**
 * Efficiency of a quantitative PCR from the slope of its dilution series.
 *
 *   Ct = slope·log10(quantity) + intercept, by least squares;  factor = 10^(−1 / slope);  E = (factor − 1) × 100 %
 *
 * Source: `pfaffl2001` for the factor, `miqe2009` and its revision `miqe2025` for what a report has to name. Acceptable is 90 to 110 %.
 *
 * Refuses, in this order: blank values; quantities not above 0; fewer than two different quantities; a slope that is
 * not below 0; a slope so close to 0 that the factor is beyond the range of a double.
 */

import type { Formula, Verdict } from '../contract.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { acceptWithinNumbers, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { fitLine, type Point } from '../lib/mathematics/leastSquares.ts';
import { type FittedPoint, lineResiduals } from '../lib/mathematics/lineResiduals.ts';

export interface DilutionPoint {
  /** Template in any unit, above 0. */
  readonly quantity: number;
  /** Threshold cycle. */
  readonly ct: number;
}

export interface QpcrEfficiencyInput {
  readonly mode: 'slope' | 'curve';
  /** Cycles per tenfold quantity, below 0; 0 in the mode 'curve'. */
  readonly slope: number;
  /** Empty in the mode 'slope'. Empty rows are left out. */
  readonly points: readonly DilutionPoint[];
}

export interface QpcrEfficiencyResult {
  /** Cycles per tenfold quantity. */
  readonly slope: number;
  /** Ct of a quantity of 1; null for a slope that was entered. */
  readonly intercept: number | null;
  /** Null for a slope that was entered. */
  readonly rSquared: number | null;
  /** Factor by which a cycle multiplies the product: 2 is perfect doubling. */
  readonly amplificationFactor: number;
  /** Percent. */
  readonly efficiency: number;
  /** 90 to 110 %, both included. */
  readonly acceptable: boolean;
  /** Every point beside the line, in cycles. */
  readonly fitted: readonly FittedPoint[];
}

const ACCEPTABLE = { from: 90, to: 110 } as const;
const NOT_FALLING = 'Slope must be negative';

declare module '../contract.ts' {
  interface FormulaTypes {
    'qpcr-efficiency': FormulaType<QpcrEfficiencyInput, QpcrEfficiencyResult>;
  }
}

export default {
  id: 'qpcr-efficiency',

  validate({ mode, slope, points }) {
    if (mode !== 'slope' && mode !== 'curve') return refuse(REQUIRED, 'mode');
    if (mode === 'slope') {
      if (isMissing(slope)) return refuse(REQUIRED, 'slope');
      return computable({ mode, slope, points: [] }, 'slope');
    }
    const filled: DilutionPoint[] = [];
    const rows = rowsOf(points);
    for (const [index, { quantity, ct }] of rows.entries()) {
      if (quantity === null && ct === null) continue;
      if (isMissing(quantity)) return refuse(REQUIRED, `points.${index}.quantity`);
      if (isMissing(ct)) return refuse(REQUIRED, `points.${index}.ct`);
      filled.push({ quantity, ct });
    }
    const zero = rows.findIndex(({ quantity }) => quantity !== null && quantity <= 0);
    if (zero >= 0) return refuse('Quantities must be greater than 0', `points.${zero}.quantity`);
    if (new Set(filled.map(({ quantity }) => quantity)).size < 2)
      return refuse(
        'Please enter at least two dilution points',
        'points',
        // With enough rows filled in, report what is wrong with them.
        filled.length < 2 ? undefined : 'All quantities are the same.',
      );
    return computable({ mode, slope: 0, points: filled }, 'points');
  },

  compute,
} satisfies Formula<'qpcr-efficiency'>;

function computable(input: QpcrEfficiencyInput, path: 'slope' | 'points'): Verdict<QpcrEfficiencyInput> {
  const line = path === 'slope' ? input : fitLine(pointsOf(input));
  if (line === null || !(line.slope < 0)) return refuse(NOT_FALLING, path);
  const { fitted, amplificationFactor, efficiency } = compute(input);
  const heights = fitted.flatMap(({ predicted, residual }) => [predicted, residual]);
  return acceptWithinNumbers(input, [amplificationFactor, efficiency, ...heights], path);
}

function compute(input: QpcrEfficiencyInput): QpcrEfficiencyResult {
  if (input.mode === 'slope')
    return { slope: input.slope, intercept: null, rSquared: null, ...amplification(input.slope), fitted: [] };
  const points = pointsOf(input);
  const line = fitLine(points);
  if (line === null) throw new Error('The points were validated to give a line');
  return { ...line, ...amplification(line.slope), fitted: lineResiduals(points, line) };
}

function amplification(slope: number) {
  const amplificationFactor = 10 ** (-1 / slope);
  const efficiency = (amplificationFactor - 1) * 100;
  return { amplificationFactor, efficiency, acceptable: isWithin(efficiency, ACCEPTABLE.from, ACCEPTABLE.to) };
}

function pointsOf({ points }: QpcrEfficiencyInput): readonly Point[] {
  return points.map(({ quantity, ct }) => ({ x: Math.log10(quantity), y: ct }));
}
