export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly slope: number;
  readonly intercept: number;
  /** Squared correlation of x and y, 0 to 1; null where all y are equal. */
  readonly rSquared: number | null;
}

/** A sum of products below this share of distances times heights is only rounding error. */
const ROUNDING = 1e-12;

/**
 * The straight line with the least sum of squared vertical distances from the points. A slope within rounding error is
 * 0.
 *
 * @param weights of the points' squares, 0 or more and not all 0, in their order; by default all have equal weight
 * @returns null for fewer than two different x, and where numbers are too large or too small for a double
 */
export function fitLine(points: readonly Point[], weights?: readonly number[]): Line | null {
  const weightAt = (index: number) => weights?.[index] ?? 1;
  const total = sum(points.map((_, index) => weightAt(index)));
  const weighted = (values: readonly number[]) => sum(values.map((value, index) => weightAt(index) * value));
  const meanX = weighted(points.map(({ x }) => x)) / total;
  const meanY = weighted(points.map(({ y }) => y)) / total;
  // Compare the values themselves: rounding keeps their spread from being exactly 0.
  const isUpright = points.every(({ x }) => x === points[0]?.x);
  const isLevel = points.every(({ y }) => y === points[0]?.y);
  const sxx = weighted(points.map(({ x }) => (x - meanX) ** 2));
  const syy = weighted(points.map(({ y }) => (y - meanY) ** 2));
  const products = weighted(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const rounding = ROUNDING * weighted(points.map(({ x, y }) => Math.abs((x - meanX) * y)));
  const sxy = Math.abs(products) <= rounding ? 0 : products;
  const slope = sxy / sxx;
  const intercept = meanY - slope * meanX;
  // An infinite spread would look like a horizontal line.
  if (isUpright || ![slope, intercept, sxx, syy].every(Number.isFinite)) return null;
  return { slope, intercept, rSquared: isLevel || syy === 0 ? null : Math.min(1, (sxy / sxx) * (sxy / syy)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
