/**
 * A straight line through points, with the errors of its parameters, bands, residuals, and values read from it backwards.
 *
 *   b = Sxy/Sxx, a = ȳ − b·x̄, s² = Σe²/df; SE(b) = s/√Sxx; SE(a) = s·√(1/n + x̄²/Sxx); df = n − 2 (origin: n − 1)
 *   band: fit ± t·s·√(1/n + (x − x̄)²/Sxx), for a new reading with 1 + under the root
 *   backwards: x0 = (y0 − a)/b, s_x0 = s/|b|·√(1/m + 1/n + (y0 − ȳ)²/(b²·Sxx)); Fieller's limits beside
 *   checks of the residuals, of single points and of a bend: `lineChecks`
 *   runs: chance of as few runs of residuals of one sign, in the order of x, if every order of the signs were as likely
 *
 * Sources: `nistStrd`, `fieller1954`, `ichQ2`. Refuses fewer than two columns or three points, a reading without x, x without
 * spread, and unknowns on a line without slope.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { type NumberLine, numberLines } from '../lib/inputs/numberLines.ts';
import { pastedColumns } from '../lib/inputs/pastedColumns.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { type TableReading, tableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import {
  fitLineWithErrors,
  heightAt,
  inverseReading,
  type LineFit,
  type LinePoint,
  leverageAt,
} from '../lib/statistics/lineFit.ts';
import { logGamma } from '../lib/statistics/logGamma.ts';
import { meanOf } from '../lib/statistics/sampleMoments.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { type LineChecks, lineChecks } from './linear-regression/lineChecks.ts';

export interface LinearRegressionInput {
  /** First column x, every further column a replicate reading of y. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly throughOrigin: boolean;
  /** x values; may be blank. */
  readonly predictAt: string;
  /** One unknown a line, its replicate readings beside each other; may be blank. */
  readonly unknowns: string;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

interface Limits {
  readonly lower: number;
  readonly upper: number;
}

export interface LinearRegressionResult {
  readonly count: number;
  readonly slope: number;
  readonly slopeStandardError: number;
  readonly slopeInterval: Limits;
  readonly intercept: number;
  readonly interceptStandardError: number | null;
  readonly interceptInterval: Limits | null;
  readonly rSquared: number | null;
  readonly adjustedRSquared: number | null;
  readonly residualStandardError: number;
  readonly degreesOfFreedom: number;
  readonly statistic: number | null;
  readonly pValue: number | null;
  readonly residuals: readonly {
    readonly x: number;
    readonly y: number;
    readonly fitted: number;
    readonly residual: number;
    /** Null where the line must go through the point. */
    readonly standardizedResidual: number | null;
  }[];
  readonly predictions: readonly {
    readonly x: number;
    readonly fit: number;
    readonly confidence: Limits;
    readonly prediction: Limits;
  }[];
  readonly inverse: readonly {
    /** Mean of the readings. */
    readonly y: number;
    readonly replicates: number;
    readonly x: number;
    readonly standardError: number;
    readonly lower: number;
    readonly upper: number;
    readonly extrapolated: boolean;
    readonly fieller: Limits | null;
  }[];
  /** 3.3·s/|b| and 10·s/|b|; null without unknowns. */
  readonly detectionLimit: number | null;
  readonly quantitationLimit: number | null;
  readonly names: { readonly x: string; readonly y: string };
  /** Points of the bands, from the smallest to the largest x. */
  readonly bands: readonly {
    readonly x: number;
    readonly fit: number;
    readonly confidence: Limits;
    readonly prediction: Limits;
  }[];
  /** Chance of as few runs of residuals of one sign, or fewer; null where all have one sign. */
  readonly fewRuns: number | null;
  /** A point pulls strongly and lies far from the line. */
  readonly hasInfluentialPoint: boolean;
  /** Null where the points lie on the line. */
  readonly assumptions: LineChecks | null;
  readonly reading: TableReading;
}

const BAND_POINTS = 41;
const FEWEST_POINTS = 3;
/** A line must go through a point that leaves less than this share of its height to the other points. */
const CERTAIN = 1e-12;

declare module '../contract.ts' {
  interface FormulaTypes {
    'linear-regression': FormulaType<LinearRegressionInput, LinearRegressionResult>;
  }
}

export default {
  id: 'linear-regression',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'data') : verdict;
  },

  compute,
} satisfies Formula<'linear-regression'>;

function inputOf(candidate: Candidate<LinearRegressionInput>): Verdict<LinearRegressionInput> {
  const { decimalMark, throughOrigin } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  const [data, predictAt, unknowns] = [candidate.data, candidate.predictAt, candidate.unknowns].map(textOf) as [
    string,
    string,
    string,
  ];
  const read = partsOf({ data, decimalMark, predictAt, unknowns });
  if (!read.ok) return read;
  const { points, readings } = read.input;
  if (points.length < FEWEST_POINTS) return refuse('Please enter at least three points', 'data');
  const fit = fitLineWithErrors(points, throughOrigin === true);
  if (fit === null) return refuse('All x values are equal: a line cannot be fitted', 'data');
  if (readings.length > 0 && fit.slope === 0)
    return refuse('The slope is 0: unknowns cannot be read from this line', 'unknowns');
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  return accept({
    data,
    decimalMark,
    throughOrigin: throughOrigin === true,
    predictAt,
    unknowns,
    confidenceLevel: level.input,
  });
}

interface Parts {
  readonly points: readonly LinePoint[];
  /** Of the pasted text, for each point. */
  readonly lines: readonly number[];
  readonly predicted: readonly number[];
  readonly readings: readonly NumberLine[];
  readonly names: { readonly x: string; readonly y: string };
  readonly reading: TableReading;
}

function partsOf({
  data,
  decimalMark,
  predictAt,
  unknowns,
}: Pick<LinearRegressionInput, 'data' | 'decimalMark' | 'predictAt' | 'unknowns'>): Verdict<Parts> {
  const read = pastedColumns(data, { decimalMark });
  if (!read.ok) return read;
  const [x, ...replicates] = read.input.columns;
  const [y] = replicates;
  if (x === undefined || y === undefined) return refuse('Please paste at least two columns: x and y', 'data');
  const points: LinePoint[] = [];
  const linesOfPoints: number[] = [];
  for (const [at, line] of read.input.lines.entries()) {
    const values = replicates.flatMap((column) => column.values[at] ?? []);
    const place = x.values[at] ?? null;
    if (place === null && values.length > 0) return refuse(`Line ${line}: x is missing`, 'data');
    if (place === null) continue;
    points.push(...values.map((value) => ({ x: place, y: value })));
    linesOfPoints.push(...values.map(() => line));
  }
  const predicted = numberLines(predictAt, decimalMark, { path: 'predictAt', name: 'Predict at' });
  if (!predicted.ok) return predicted;
  const readings = numberLines(unknowns, decimalMark, { path: 'unknowns', name: 'Unknowns' });
  if (!readings.ok) return readings;
  return accept({
    points,
    lines: linesOfPoints,
    predicted: predicted.input.flatMap(({ values }) => values),
    readings: readings.input,
    names: { x: x.name, y: replicates.length === 1 ? y.name : 'Reading' },
    reading: tableReading(read.input),
  });
}

function compute(input: LinearRegressionInput): LinearRegressionResult {
  const read = partsOf(input);
  if (!read.ok) throw new Error('A validated text can be read');
  const { points, lines, predicted, readings, names, reading } = read.input;
  const fit = fitLineWithErrors(points, input.throughOrigin);
  if (fit === null) throw new Error('Validated points have a line');
  const t = tWithin(input.confidenceLevel / 100, fit.degreesOfFreedom);
  const around = (middle: number, error: number): Limits => ({ lower: middle - t * error, upper: middle + t * error });
  const { slope, slopeStandardError, intercept, interceptStandardError, residualStandardError: s } = fit;
  const bandAt = (x: number) => {
    const fitted = heightAt(fit, x);
    const leverage = leverageAt(fit, x);
    return {
      x,
      fit: fitted,
      confidence: around(fitted, s * Math.sqrt(leverage)),
      prediction: around(fitted, s * Math.sqrt(1 + leverage)),
    };
  };
  const residuals = points.map((point) => residualOf(point, fit));
  const heights = points.map(({ y }) => y);
  const lowest = heights.reduce((low, y) => Math.min(low, y));
  const highest = heights.reduce((high, y) => Math.max(high, y));
  const { center: _center, spread: _spread, height: _height, share: _share, ...shown } = fit;
  return {
    ...shown,
    slopeInterval: around(slope, slopeStandardError),
    interceptInterval: interceptStandardError === null ? null : around(intercept, interceptStandardError),
    residuals,
    predictions: predicted.map(bandAt),
    inverse: readings.map(({ values }) => {
      const y = meanOf(values);
      const found = inverseReading(fit, y, values.length, t);
      return { y, replicates: values.length, ...found, extrapolated: y < lowest || y > highest };
    }),
    detectionLimit: readings.length === 0 ? null : (3.3 * s) / Math.abs(slope),
    quantitationLimit: readings.length === 0 ? null : (10 * s) / Math.abs(slope),
    names,
    bands: bandPlaces(points, input.throughOrigin).map(bandAt),
    fewRuns: fewRunsPValue([...residuals].sort((a, b) => a.x - b.x).map(({ residual }) => residual)),
    hasInfluentialPoint: residuals.some(
      ({ x, standardizedResidual }) =>
        leverageAt(fit, x) > 4 / points.length && Math.abs(standardizedResidual ?? 0) > 2,
    ),
    assumptions: lineChecks(points, lines, fit),
    reading,
  };
}

function residualOf({ x, y }: LinePoint, fit: LineFit): LinearRegressionResult['residuals'][number] {
  const fitted = heightAt(fit, x);
  const residual = y - fitted;
  const rest = 1 - leverageAt(fit, x);
  const scale = fit.residualStandardError * Math.sqrt(Math.max(rest, 0));
  return { x, y, fitted, residual, standardizedResidual: rest < CERTAIN || scale === 0 ? null : residual / scale };
}

/** Evenly spaced x over the points, and the origin where the line goes through it. */
function bandPlaces(points: readonly LinePoint[], isThroughOrigin: boolean): readonly number[] {
  const xs = [...points.map(({ x }) => x), ...(isThroughOrigin ? [0] : [])];
  const [from, to] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  return Array.from({ length: BAND_POINTS }, (_, at) => from + ((to - from) * at) / (BAND_POINTS - 1));
}

/**
 * The chance of as few runs of one sign or fewer among residuals in order: small where points bend away from a line.
 *
 * @returns null where all have one sign
 */
export function fewRunsPValue(residuals: readonly number[]): number | null {
  const signs = residuals.filter((residual) => residual !== 0).map((residual) => residual > 0);
  const above = signs.filter(Boolean).length;
  const below = signs.length - above;
  if (above === 0 || below === 0) return null;
  const runs = 1 + signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
  const all = logChoose(above + below, above);
  let sum = 0;
  for (let count = 2; count <= runs; count += 1) {
    const half = count >> 1;
    sum +=
      count % 2 === 0
        ? 2 * Math.exp(logChoose(above - 1, half - 1) + logChoose(below - 1, half - 1) - all)
        : Math.exp(logChoose(above - 1, half) + logChoose(below - 1, half - 1) - all) +
          Math.exp(logChoose(above - 1, half - 1) + logChoose(below - 1, half) - all);
  }
  return Math.min(1, sum);
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? Number.NEGATIVE_INFINITY : logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
