/** How near residuals are to a normal shape: a test, and the points of a quantile plot. */
import { normalDensity, normalQuantile } from './normal.ts';
import { ascending, linearQuantile } from './quartiles.ts';
import { hasSpread } from './sampleMoments.ts';
import { type ShapiroWilk, shapiroWilk } from './shapiroWilk.ts';

/** Sorted residuals against the quantiles of a normal distribution, with a line through the quartiles. */
export interface QuantilePlot {
  readonly theoretical: readonly number[];
  readonly sample: readonly number[];
  readonly line: { readonly slope: number; readonly intercept: number };
  /** Half the height of the 95 % band about the line at each point. */
  readonly band: readonly number[];
}

export interface ResidualChecks {
  readonly count: number;
  /** Null for fewer than 3 or more than 5000 residuals. */
  readonly shapiroWilk: ShapiroWilk | null;
  readonly qq: QuantilePlot;
}

const UPPER_QUARTILE = normalQuantile(0.75);
/** Up to here R's ppoints takes 3/8, from there on 1/2. */
const FEW = 10;
const WITHIN = normalQuantile(0.975);

/** Checks at least two residuals that are not all equal. */
export function residualChecks(residuals: readonly number[]): ResidualChecks {
  const sample = ascending(residuals);
  return {
    count: sample.length,
    shapiroWilk: hasSpread(sample) ? shapiroWilk(sample) : null,
    qq: quantilePlot(sample),
  };
}

function quantilePlot(sample: readonly number[]): QuantilePlot {
  const { length } = sample;
  const shift = length <= FEW ? 3 / 8 : 1 / 2;
  const shares = sample.map((_, at) => (at + 1 - shift) / (length + 1 - 2 * shift));
  const theoretical = shares.map((share) => normalQuantile(share));
  const [low, high] = [linearQuantile(sample, 0.25), linearQuantile(sample, 0.75)];
  const slope = (high - low) / (2 * UPPER_QUARTILE);
  return {
    theoretical,
    sample,
    line: { slope, intercept: (low + high) / 2 },
    // The standard error of an order statistic: √(p(1 − p)/n) over the density.
    band: shares.map(
      (share, at) => (WITHIN * slope * Math.sqrt((share * (1 - share)) / length)) / normalDensity(theoretical[at] ?? 0),
    ),
  };
}
