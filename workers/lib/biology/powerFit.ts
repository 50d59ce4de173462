export interface PowerPoint {
  /** Above 0. */
  readonly area: number;
  /** 0 or more. */
  readonly species: number;
}

export interface PowerFit {
  readonly c: number;
  readonly z: number;
  readonly cStandardError: number;
  readonly zStandardError: number;
  /** Null where all numbers of species are equal. */
  readonly rSquared: number | null;
  readonly residualSumOfSquares: number;
}

const [LEAST_Z, MOST_Z] = [-3, 5];
const GRID = 400;
const MOST_STEPS = 200;
const SETTLED = 1e-13;

/**
 * Fits S = c·A^z with the least sum of squares of S. For each z the best c is known, so that the search is in z alone: a
 * grid, then Gauss–Newton steps, halved until they improve the fit.
 *
 * @param points three or more, with species at two different areas or more
 */
export function powerFit(points: readonly PowerPoint[]): PowerFit {
  const largest = points.reduce((most, { area }) => Math.max(most, area), 0);
  // Of areas up to 1 no power of a grid step overflows before it is of no interest.
  const data = points.map(({ area, species }) => ({ logarithm: Math.log(area / largest), species }));
  let best = fitAt(data, 0);
  for (let step = 0; step <= GRID; step += 1) {
    const fit = fitAt(data, LEAST_Z + ((MOST_Z - LEAST_Z) * step) / GRID);
    if (fit.residual < best.residual) best = fit;
  }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = improved(data, best);
    if (next === null) break;
    best = next;
  }
  return withErrors(points, best, largest);
}

interface Datum {
  readonly logarithm: number;
  readonly species: number;
}

interface FitAt {
  readonly z: number;
  /** At the largest area. */
  readonly scale: number;
  readonly residual: number;
}

function fitAt(data: readonly Datum[], z: number): FitAt {
  let [products, squares] = [0, 0];
  for (const { logarithm, species } of data) {
    const power = Math.exp(z * logarithm);
    products += species * power;
    squares += power * power;
  }
  const scale = products / squares;
  const residual = data.reduce(
    (sum, { logarithm, species }) => sum + (species - scale * Math.exp(z * logarithm)) ** 2,
    0,
  );
  return { z, scale, residual: Number.isFinite(residual) ? residual : Number.POSITIVE_INFINITY };
}

/** The next fit, or null where no step makes it better. */
function improved(data: readonly Datum[], fit: FitAt): FitAt | null {
  const { spread, center } = spreadOf(data, fit);
  const slope = data.reduce((sum, { logarithm, species }) => {
    const fitted = fit.scale * Math.exp(fit.z * logarithm);
    return sum + (species - fitted) * fitted * (logarithm - center);
  }, 0);
  if (!(spread > 0)) return null;
  for (let step = slope / spread; Math.abs(step) > SETTLED; step /= 2) {
    const next = fitAt(data, fit.z + step);
    if (next.residual < fit.residual) return next;
  }
  return null;
}

/** Mean of the logarithms weighted by the squares of the fitted values, and their weighted squares about it. */
function spreadOf(data: readonly Datum[], { z, scale }: FitAt): { spread: number; center: number; weight: number } {
  const weights = data.map(({ logarithm }) => (scale * Math.exp(z * logarithm)) ** 2);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const center = data.reduce((sum, { logarithm }, at) => sum + (weights[at] ?? 0) * logarithm, 0) / weight;
  const spread = data.reduce((sum, { logarithm }, at) => sum + (weights[at] ?? 0) * (logarithm - center) ** 2, 0);
  return { spread, center, weight };
}

function withErrors(points: readonly PowerPoint[], fit: FitAt, largest: number): PowerFit {
  const { z, scale, residual } = fit;
  const c = scale * Math.exp(-z * Math.log(largest));
  const unscaled = points.map(({ area, species }) => ({ logarithm: Math.log(area), species }));
  const { spread, center, weight } = spreadOf(unscaled, { ...fit, scale: c });
  const variance = residual / (points.length - 2);
  const mean = points.reduce((sum, { species }) => sum + species, 0) / points.length;
  const total = points.reduce((sum, { species }) => sum + (species - mean) ** 2, 0);
  const isLevel = points.every(({ species }) => species === points[0]?.species);
  return {
    c,
    z,
    cStandardError: c * Math.sqrt(variance * (1 / weight + (center * center) / spread)),
    zStandardError: Math.sqrt(variance / spread),
    rSquared: isLevel ? null : 1 - residual / total,
    residualSumOfSquares: residual,
  };
}
