/** What a straight line takes for granted, checked: shape and spread of the residuals, single points, a bend. */
import { chiSquareTails } from '../../lib/statistics/chiSquareDistribution.ts';
import { fitLineWithErrors, heightAt, type LineFit, type LinePoint, leverageAt } from '../../lib/statistics/lineFit.ts';
import { type ResidualChecks, residualChecks } from '../../lib/statistics/residualChecks.ts';
import { exactSum } from '../../lib/statistics/sampleMoments.ts';
import { tTwoSided } from '../../lib/statistics/tDistribution.ts';

interface ChecksTest {
  readonly statistic: number;
  readonly pValue: number;
}

export interface LineChecks extends ResidualChecks {
  /** Koenker's form, n·R² of the squared residuals on x; null where those do not vary. Source: `koenker1981`. */
  readonly breuschPagan: ChecksTest | null;
  /** Source: `cook1977`. */
  readonly cooksDistance: Extreme & {
    /** Line of the pasted text. */
    readonly line: number;
    /** Of the line without that point; null where no line is left. */
    readonly slopeWithout: number | null;
  };
  readonly leverage: Extreme;
  /** The largest residual over its standard error, both without the point itself; null where no degrees of freedom are left for it. */
  readonly studentizedResidual: {
    readonly largest: number;
    readonly line: number;
    /** Of the largest of all of them. */
    readonly bonferroniPValue: number;
  } | null;
  /** t of a squared term that is added; null where x has too few different values for one. */
  readonly curvature: ChecksTest | null;
  /** In the order pasted. */
  readonly durbinWatson: number;
}

interface Extreme {
  readonly largest: number;
  /** 4/n. */
  readonly threshold: number;
  /** How many points are above it. */
  readonly above: number;
}

/** A point of which this share of its height is left to the others is one that the line must go through. */
const CERTAIN = 1e-12;

/**
 * Checks a line.
 *
 * @param lines of the pasted text, for each point
 * @returns null where the points lie on the line, so that nothing is left to check
 */
export function lineChecks(points: readonly LinePoint[], lines: readonly number[], fit: LineFit): LineChecks | null {
  const isThroughOrigin = fit.interceptStandardError === null;
  const parameters = isThroughOrigin ? 1 : 2;
  const count = points.length;
  const s = fit.residualStandardError;
  if (fit.statistic === null || !(s > 0)) return null;
  const rows = points.map(({ x, y }, at) => {
    const [residual, leverage] = [y - heightAt(fit, x), leverageAt(fit, x)];
    const rest = 1 - leverage;
    const standardized = rest < CERTAIN ? 0 : residual / (s * Math.sqrt(rest));
    return {
      residual,
      leverage,
      standardized,
      cook: rest < CERTAIN ? 0 : (standardized ** 2 * leverage) / (parameters * rest),
      line: lines[at] ?? 0,
    };
  });
  const residuals = rows.map(({ residual }) => residual);
  const threshold = 4 / count;
  const above = (of: (row: (typeof rows)[number]) => number) => rows.filter((row) => of(row) > threshold).length;
  const pulling = indexOfLargest(rows.map(({ cook }) => cook));
  const without = fitLineWithErrors(
    points.filter((_, at) => at !== pulling),
    isThroughOrigin,
  );
  return {
    ...residualChecks(residuals),
    breuschPagan: breuschPagan(points, residuals),
    cooksDistance: {
      largest: rows[pulling]?.cook ?? 0,
      threshold,
      above: above(({ cook }) => cook),
      line: rows[pulling]?.line ?? 0,
      slopeWithout: without?.slope ?? null,
    },
    leverage: {
      largest: Math.max(...rows.map(({ leverage }) => leverage)),
      threshold,
      above: above(({ leverage }) => leverage),
    },
    studentizedResidual: largestStudentized(rows, count - parameters - 1),
    curvature: curvature(points, residuals, fit),
    durbinWatson:
      exactSum(residuals.slice(1).map((residual, at) => (residual - (residuals[at] ?? 0)) ** 2)) /
      exactSum(residuals.map((residual) => residual ** 2)),
  };
}

function indexOfLargest(values: readonly number[]): number {
  return values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);
}

function breuschPagan(points: readonly LinePoint[], residuals: readonly number[]): ChecksTest | null {
  const squares = points.map(({ x }, at) => ({ x, y: (residuals[at] ?? 0) ** 2 }));
  const share = fitLineWithErrors(squares, false)?.rSquared ?? null;
  if (share === null) return null;
  const statistic = points.length * share;
  return { statistic, pValue: chiSquareTails(statistic, 1).upper };
}

/** @param freedom of a residual without its own point */
function largestStudentized(
  rows: readonly { readonly standardized: number; readonly line: number }[],
  freedom: number,
): LineChecks['studentizedResidual'] {
  if (freedom < 1) return null;
  const farthest = rows[indexOfLargest(rows.map(({ standardized }) => Math.abs(standardized)))];
  if (farthest === undefined) return null;
  const rest = freedom + 1 - farthest.standardized ** 2;
  // Without the point, the others lie on a line.
  if (!(rest > CERTAIN)) return null;
  const largest = farthest.standardized * Math.sqrt(freedom / rest);
  return { largest, line: farthest.line, bonferroniPValue: Math.min(1, rows.length * tTwoSided(largest, freedom)) };
}

/** By what the line leaves of the squared term, so that no digits are lost. */
function curvature(points: readonly LinePoint[], residuals: readonly number[], fit: LineFit): ChecksTest | null {
  const freedom = fit.degreesOfFreedom - 1;
  if (freedom < 1) return null;
  const term = points.map(({ x }) => ({ x, y: (x - fit.center) ** 2 }));
  const ofTerm = fitLineWithErrors(term, fit.interceptStandardError === null);
  if (ofTerm === null) return null;
  const left = term.map(({ x, y }) => y - heightAt(ofTerm, x));
  const squares = exactSum(left.map((value) => value ** 2));
  if (!(squares > CERTAIN * exactSum(term.map(({ y }) => y ** 2)))) return null;
  const bend = exactSum(left.map((value, at) => value * (residuals[at] ?? 0))) / squares;
  const rest = exactSum(residuals.map((value) => value ** 2)) - bend ** 2 * squares;
  if (!(rest > 0)) return null;
  const statistic = bend / Math.sqrt(rest / freedom / squares);
  return { statistic, pValue: tTwoSided(statistic, freedom) };
}
