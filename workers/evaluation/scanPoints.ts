/** The values of an input at which a search first looks. */

/** Where a search looks: the limits of the input, and its present value. In the field's own unit. */
export interface SearchRange {
  readonly present: number;
  /** Absent: no limit is declared. */
  readonly min?: number;
  readonly max?: number;
}

/** Decades on either side of the present value, where no limit is declared. */
const DECADES = 6;
const POINTS_PER_DECADE = 16;
const EVEN_POINTS = 120;
/** Shares of the present value: a formula may accept little beside it. */
const NEAR = [1e-3, 0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4];
/** Whole numbers are all tried where there are no more than these. */
const MOST_WHOLE = 400;

/** Returns the points in ascending order, the present value and declared limits among them. */
export function scanPoints(range: SearchRange, isWhole: boolean): readonly number[] {
  const { present, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
  const points = [present, 0, ...decades(present, min), ...NEAR.flatMap((share) => around(present, share))];
  if (Number.isFinite(min)) points.push(min);
  if (Number.isFinite(max)) points.push(max);
  if (Number.isFinite(max - min)) points.push(...evenly(min, max, EVEN_POINTS));
  const tried = isWhole ? [...points.map(Math.round), ...wholeNear(present, min, max)] : points;
  const inside = tried.filter((point) => point >= min && point <= max).map((point) => (point === 0 ? 0 : point));
  return [...new Set(inside)].sort((a, b) => a - b);
}

function decades(present: number, min: number): readonly number[] {
  const unit = Math.abs(present) || 1;
  const count = 2 * DECADES * POINTS_PER_DECADE;
  const sizes = Array.from({ length: count + 1 }, (_, step) => unit * 10 ** (step / POINTS_PER_DECADE - DECADES));
  return min >= 0 ? sizes : [...sizes, ...sizes.map((size) => -size)];
}

function around(present: number, share: number): readonly number[] {
  return [present * (1 - share), present * (1 + share)];
}

function evenly(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
}

function wholeNear(present: number, min: number, max: number): readonly number[] {
  const from = Number.isFinite(min) && max - min <= MOST_WHOLE ? Math.ceil(min) : Math.round(present) - MOST_WHOLE / 2;
  return Array.from({ length: MOST_WHOLE + 1 }, (_, step) => from + step);
}
