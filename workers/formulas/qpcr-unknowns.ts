/**
 * Quantities of unknown samples from the standard curve of a quantitative PCR, with their intervals and those of the efficiency.
 *
 *   Ct = slope·log10(quantity) + intercept, by least squares over all wells;  E = (10^(−1/slope) − 1) × 100 %
 *   log10(quantity) = (mean Ct − intercept) / slope, limits by Fieller's theorem; quantity = 10^log10(quantity) × dilution
 *   limits of E from those of the slope, slope ± t·SE; SE of the factor 10^(−1/slope): factor·ln 10/slope²·SE
 *
 * Sources: `pfaffl2001`, `fieller1954`, and `miqe2009` and `miqe2025` for what a report names. Undetermined wells are counted and left
 * out. Refuses what `ctRows` refuses, quantities that are not numbers above 0, too few standards, a slope that is not below 0.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { type CtRow, ctRows } from '../lib/inputs/ctRows.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type DecimalMark, writtenNumber } from '../lib/inputs/writtenNumber.ts';
import {
  fitLineWithErrors,
  heightAt,
  inverseReading,
  type LineFit,
  type LinePoint,
} from '../lib/statistics/lineFit.ts';
import { meanOf, standardDeviationOf } from '../lib/statistics/sampleMoments.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';

export interface QpcrUnknownsInput {
  /** A line for each standard: quantity, then the Ct of its wells. */
  readonly standards: string;
  /** A line for each sample: name, then the Ct of its wells. */
  readonly samples: string;
  readonly decimalMark: DecimalMark;
  /** For labels; may be empty. */
  readonly quantityUnit: string;
  /** How many times the samples were diluted, above 0; blank counts as 1. */
  readonly dilutionFactor: number;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

interface Limits {
  readonly lower: number;
  /** Null without one. */
  readonly upper: number | null;
}

export interface UnknownSample {
  readonly name: string;
  readonly wells: number;
  readonly undetermined: number;
  /** This and what follows is null where no well reached the threshold. */
  readonly meanCt: number | null;
  /** Null for a single well as well. */
  readonly ctDeviation: number | null;
  /** Of the undiluted sample, in the unit of the standards. */
  readonly quantity: number | null;
  /** Null as well where the slope is too uncertain for any. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** Where the reading lies beyond the standards: 'above' them in quantity, or 'below'. */
  readonly outside: 'above' | 'below' | null;
}

export interface QpcrUnknownsResult {
  readonly slope: number;
  readonly slopeStandardError: number;
  readonly slopeInterval: Limits;
  readonly intercept: number;
  /** Null for standards without spread. */
  readonly rSquared: number | null;
  /** Cycles. */
  readonly residualStandardError: number;
  readonly amplificationFactor: number;
  readonly factorStandardError: number;
  /** Percent. */
  readonly efficiency: number;
  /** Its upper limit is null where the slope may be 0. */
  readonly efficiencyInterval: Limits;
  readonly standardWells: number;
  readonly standardsUndetermined: number;
  /** Quantities of the standards between which unknowns may be read. */
  readonly dynamicRange: { readonly from: number; readonly to: number };
  /** Of the wells of the lowest standard, cycles; null for a single one. */
  readonly lowestDeviation: number | null;
  readonly samples: readonly UnknownSample[];
  readonly points: readonly { readonly quantity: number; readonly ct: number; readonly residual: number }[];
}

const FEWEST_WELLS = 3;

declare module '../contract.ts' {
  interface FormulaTypes {
    'qpcr-unknowns': FormulaType<QpcrUnknownsInput, QpcrUnknownsResult>;
  }
}

export default {
  id: 'qpcr-unknowns',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const { samples, amplificationFactor, efficiencyInterval } = resultOf(verdict.input);
    const numbers = [
      amplificationFactor,
      efficiencyInterval.lower,
      efficiencyInterval.upper,
      ...samples.flatMap(({ quantity, lower, upper }) => [quantity, lower, upper]),
    ];
    if (!numbers.every((value) => value === null || Number.isFinite(value)))
      return refuse('The standard curve is so flat that quantities are beyond all numbers', 'standards');
    return verdict;
  },

  compute: resultOf,
} satisfies Formula<'qpcr-unknowns'>;

function inputOf(candidate: Candidate<QpcrUnknownsInput>): Verdict<QpcrUnknownsInput> {
  const { decimalMark } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  const standards = textOf(candidate.standards);
  const curve = standardsIn(standards, decimalMark);
  if (!curve.ok) return curve;
  const samples = textOf(candidate.samples);
  const rows = ctRows(samples, decimalMark, 'samples', ['a sample name']);
  if (!rows.ok) return rows;
  const dilutionFactor = candidate.dilutionFactor ?? 1;
  if (!(dilutionFactor > 0 && Number.isFinite(dilutionFactor))) return refuse(NOT_POSITIVE, 'dilutionFactor');
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  return accept({
    standards,
    samples,
    decimalMark,
    quantityUnit: textOf(candidate.quantityUnit).trim(),
    dilutionFactor,
    confidenceLevel: level.input,
  });
}

interface Standard {
  readonly quantity: number;
  readonly row: CtRow;
}

function standardsIn(text: string, decimalMark: DecimalMark): Verdict<readonly Standard[]> {
  const rows = ctRows(text, decimalMark, 'standards', ['a quantity']);
  if (!rows.ok) return rows;
  const standards: Standard[] = [];
  for (const row of rows.input) {
    const quantity = writtenNumber(row.names[0] ?? '', decimalMark);
    if (quantity === null || quantity <= 0)
      return refuse(`Line ${row.line}: "${row.names[0]}" is not a quantity above 0`, 'standards');
    standards.push({ quantity, row });
  }
  const points = pointsOf(standards);
  if (points.length < FEWEST_WELLS || new Set(points.map(({ x }) => x)).size < 2)
    return refuse(`Please enter at least ${FEWEST_WELLS} wells at two or more quantities`, 'standards');
  const fit = fitLineWithErrors(points, false);
  if (fit === null || !(fit.slope < 0))
    return refuse('The slope must be negative: more template reaches the threshold earlier', 'standards');
  return accept(standards);
}

function pointsOf(standards: readonly Standard[]): readonly LinePoint[] {
  return standards.flatMap(({ quantity, row }) => row.cts.map((ct) => ({ x: Math.log10(quantity), y: ct })));
}

function resultOf(input: QpcrUnknownsInput): QpcrUnknownsResult {
  const { decimalMark } = input;
  const standards = standardsIn(input.standards, decimalMark);
  const rows = ctRows(input.samples, decimalMark, 'samples', ['a sample name']);
  if (!standards.ok || !rows.ok) throw new Error('Validated texts can be read');
  const points = pointsOf(standards.input);
  const fit = fitLineWithErrors(points, false);
  if (fit === null) throw new Error('Validated standards have a line');
  const t = tWithin(input.confidenceLevel / 100, fit.degreesOfFreedom);
  const [lower, upper] = [-1, 1].map((side) => fit.slope + side * t * fit.slopeStandardError) as [number, number];
  const quantities = standards.input.flatMap(({ quantity, row }) => (row.cts.length > 0 ? [quantity] : []));
  const dynamicRange = { from: Math.min(...quantities), to: Math.max(...quantities) };
  const factor = 10 ** (-1 / fit.slope);
  const lowest = standards.input.flatMap(({ quantity, row }) => (quantity === dynamicRange.from ? row.cts : []));
  return {
    slope: fit.slope,
    slopeStandardError: fit.slopeStandardError,
    slopeInterval: { lower, upper },
    intercept: fit.intercept,
    rSquared: fit.rSquared,
    residualStandardError: fit.residualStandardError,
    amplificationFactor: factor,
    factorStandardError: (factor * Math.LN10 * fit.slopeStandardError) / fit.slope ** 2,
    efficiency: efficiencyOf(fit.slope),
    efficiencyInterval: { lower: efficiencyOf(lower), upper: upper < 0 ? efficiencyOf(upper) : null },
    standardWells: points.length,
    standardsUndetermined: standards.input.reduce((sum, { row }) => sum + row.undetermined, 0),
    dynamicRange,
    lowestDeviation: standardDeviationOf(lowest),
    samples: rows.input.map((row) => sampleOf(row, fit, t, input.dilutionFactor, dynamicRange)),
    points: standards.input.flatMap(({ quantity, row }) =>
      row.cts.map((ct) => ({ quantity, ct, residual: ct - heightAt(fit, Math.log10(quantity)) })),
    ),
  };
}

function efficiencyOf(slope: number): number {
  return (10 ** (-1 / slope) - 1) * 100;
}

function sampleOf(
  { names, cts, undetermined }: CtRow,
  fit: LineFit,
  t: number,
  dilution: number,
  { from, to }: QpcrUnknownsResult['dynamicRange'],
): UnknownSample {
  const [name = ''] = names;
  const wells = cts.length + undetermined;
  if (cts.length === 0)
    return {
      name,
      wells,
      undetermined,
      meanCt: null,
      ctDeviation: null,
      quantity: null,
      lower: null,
      upper: null,
      outside: null,
    };
  const meanCt = meanOf(cts);
  const { x, fieller } = inverseReading(fit, meanCt, cts.length, t);
  return {
    name,
    wells,
    undetermined,
    meanCt,
    ctDeviation: standardDeviationOf(cts),
    quantity: dilution * 10 ** x,
    lower: fieller === null ? null : dilution * 10 ** fieller.lower,
    upper: fieller === null ? null : dilution * 10 ** fieller.upper,
    outside: x > Math.log10(to) ? 'above' : x < Math.log10(from) ? 'below' : null,
  };
}
