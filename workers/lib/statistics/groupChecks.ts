/** What a comparison of means takes for granted, checked: shape and spread of the values about the mean of their group. */
import { type FTestWithFreedom, spreadTest, varianceTable } from './oneWay.ts';
import { ascending } from './quartiles.ts';
import { type ResidualChecks, residualChecks } from './residualChecks.ts';
import { exactSum, hasSpread, meanOf } from './sampleMoments.ts';
import { type ShapiroWilk, shapiroWilk } from './shapiroWilk.ts';
import { summaryOf } from './twoMeans.ts';

export interface GroupChecks extends ResidualChecks {
  /** Empty for one sample. */
  readonly groups: readonly { readonly name: string; readonly shapiroWilk: ShapiroWilk | null }[];
  /** Null for one sample, or where the distances from the medians do not vary within the groups; so are those from the means. */
  readonly brownForsythe: FTestWithFreedom | null;
  readonly levene: FTestWithFreedom | null;
  /** Null for one sample, or where a group has no spread. */
  readonly largestToSmallestSd: number | null;
  /** The value farthest from the mean of its group, in standard errors of such a distance. Null for one sample. */
  readonly largestResidual: { readonly value: number; readonly group: string; readonly standardized: number } | null;
  /** The power of Box and Cox under which the residuals are nearest to a normal shape; null where a value is not above 0. */
  readonly boxCox: number | null;
}

interface NamedSample {
  readonly name: string;
  readonly values: readonly number[];
}

/** Checks two or more groups of at least two values, which are not all without spread. */
export function groupChecks(groups: readonly NamedSample[]): GroupChecks {
  const samples = groups.map(({ values }) => values);
  const summaries = samples.map(summaryOf);
  const deviations = summaries.map(({ standardDeviation }) => standardDeviation);
  const [least, most] = [Math.min(...deviations), Math.max(...deviations)];
  const residuals = groups.map(({ name, values }, at) =>
    values.map((value) => ({ value, group: name, residual: value - (summaries[at]?.mean ?? 0), count: values.length })),
  );
  const error = Math.sqrt(varianceTable(summaries).within.meanSquare);
  const standardized = residuals.flat().map(({ value, group, residual, count }) => ({
    value,
    group,
    standardized: residual / (error * Math.sqrt(1 - 1 / count)),
  }));
  return {
    ...residualChecks(residuals.flat().map(({ residual }) => residual)),
    groups: groups.map(({ name, values }) => ({
      name,
      shapiroWilk: hasSpread(values) ? shapiroWilk(ascending(values)) : null,
    })),
    brownForsythe: spreadTest(samples, 'medians'),
    levene: spreadTest(samples, 'means'),
    largestToSmallestSd: least === 0 ? null : most / least,
    largestResidual: standardized.reduce((farthest, each) =>
      Math.abs(each.standardized) > Math.abs(farthest.standardized) * (1 + TIE) ? each : farthest,
    ),
    boxCox: boxCoxPower(samples),
  };
}

/**
 * Checks one sample of at least two residuals that are not all equal: differences of pairs, or values about their mean.
 *
 * @param values what the residuals are of; none where it is not measured, as a difference
 */
export function sampleChecks(residuals: readonly number[], values: readonly number[] = []): GroupChecks {
  return {
    ...residualChecks(residuals),
    groups: [],
    brownForsythe: null,
    levene: null,
    largestToSmallestSd: null,
    largestResidual: null,
    boxCox: values.length === 0 ? null : boxCoxPower([values]),
  };
}

/** Distances that differ by rounding alone count as equal: the first of them is named. */
const TIE = 1e-12;
const [LOWEST_POWER, HIGHEST_POWER, STEPS_OF_ONE] = [-2, 2, 20];

/** Of the powers from −2 to 2 in steps of 0.05 the one with the greatest likelihood, each group about its own mean. Source: `boxCox1964`. */
function boxCoxPower(samples: readonly (readonly number[])[]): number | null {
  if (samples.some((values) => values.some((value) => value <= 0))) return null;
  const logarithms = samples.map((values) => values.map(Math.log));
  const count = logarithms.reduce((sum, { length }) => sum + length, 0);
  const middle = exactSum(logarithms.flat()) / count;
  // In units of the geometric mean the sums of squares of all powers can be compared.
  const centered = logarithms.map((values) => values.map((value) => value - middle));
  const squaresOf = (power: number) => {
    const squares = centered.map((values) => {
      const moved = power === 0 ? values : values.map((value) => Math.expm1(power * value) / power);
      const mean = meanOf(moved);
      return moved.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    });
    return squares.reduce((sum, each) => sum + each, 0);
  };
  const powers = Array.from(
    { length: (HIGHEST_POWER - LOWEST_POWER) * STEPS_OF_ONE + 1 },
    (_, at) => (at + LOWEST_POWER * STEPS_OF_ONE) / STEPS_OF_ONE,
  );
  let best: { readonly power: number; readonly squares: number } | null = null;
  for (const power of powers) {
    const squares = squaresOf(power);
    if (Number.isFinite(squares) && (best === null || squares < best.squares)) best = { power, squares };
  }
  return best === null || best.squares === 0 ? null : best.power;
}
