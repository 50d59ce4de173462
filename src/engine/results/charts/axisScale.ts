/** Scales and ticks of the axes: pure functions on top of d3-scale. */
import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { powersOfTen, raised } from '../powersOfTen.ts';

export type AxisScale = ScaleContinuousNumeric<number, number>;

export interface Tick {
  readonly value: number;
  readonly label: string;
}

export interface ScaleOptions {
  readonly axis: Axis;
  readonly values: readonly number[];
  readonly range: readonly [number, number];
  /** The axis starts at zero, as bars need. */
  readonly fromZero?: boolean;
  /** The axis ends at round numbers. */
  readonly nice?: boolean;
  /** The axis ends exactly at the lowest and the highest value, and includes nothing beyond them. */
  readonly exact?: boolean;
}

/** Returns whether the axis can show the number: a logarithmic one cannot show zero or less. */
export function isDrawable(value: number, { scale }: Axis): boolean {
  return Number.isFinite(value) && (scale !== 'logarithmic' || value > 0);
}

/** Returns a scale that includes all values that the axis can show, and a default range where it can show no value. */
export function axisScale({
  axis,
  values,
  range,
  fromZero = false,
  nice = true,
  exact = false,
}: ScaleOptions): AxisScale {
  const drawable = [...values, ...(axis.reaches ?? [])].filter((value) => isDrawable(value, axis));
  const low = drawable.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const high = drawable.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const scale =
    axis.scale === 'logarithmic'
      ? scaleLog().domain(drawable.length === 0 ? [1, 10] : logarithmicDomain(low, high))
      : scaleLinear().domain(drawable.length === 0 ? [0, 1] : linearDomain(low, high, fromZero));
  // Values beyond the limits of an axis are drawn at its end.
  scale.range(range).clamp(high - low === Number.POSITIVE_INFINITY);
  if (exact && high > low) return scale.domain([low, high]);
  if (axis.counted === true) return scale.domain(drawable.length === 0 ? [0.5, 1.5] : [low - 0.5, high + 0.5]);
  return nice ? rounded(scale, axis) : scale;
}

/** Extends the axis to round numbers, where doubles can represent them. */
function rounded(scale: AxisScale, axis: Axis): AxisScale {
  const nice = scale.copy().nice();
  const [from = 0, to = 0] = nice.domain();
  return isDrawable(from, axis) && isDrawable(to, axis) && Number.isFinite(to - from) ? nice : scale;
}

function logarithmicDomain(low: number, high: number): readonly [number, number] {
  return spread(low, high, Math.max(low / 10, Number.MIN_VALUE), Math.min(high * 10, Number.MAX_VALUE));
}

/** Includes zero where the axis is for bars, or where the values are as close to it as they are spread. */
function linearDomain(low: number, high: number, fromZero: boolean): readonly [number, number] {
  const nearZero = fromZero || (low > 0 && low < high / 2) || (high < 0 && high > low / 2);
  const [from, to] = nearZero ? [Math.min(low, 0), Math.max(high, 0)] : [low, high];
  const room = Math.abs(from) / 10 || 1;
  return withinDoubles(...spread(from, to, from - room, to + room));
}

/** A linear axis whose length would overflow a double ends here and at the negative of it. */
const FURTHEST = Number.MAX_VALUE / 2;
/** On a shorter axis, the powers of ten that distinguish its ticks would underflow a double. */
const SHORTEST = 1e-290;

function withinDoubles(from: number, to: number): readonly [number, number] {
  if (to - from < SHORTEST) return [from < 0 ? from - SHORTEST : from, to > 0 ? to + SHORTEST : to];
  return Number.isFinite(to - from) ? [from, to] : [Math.max(from, -FURTHEST), Math.min(to, FURTHEST)];
}

/** Widens a domain of length zero, which would map every value to the same position. */
function spread(low: number, high: number, lower: number, higher: number): readonly [number, number] {
  return low === high ? [lower, higher] : [low, high];
}

/** Returns at most about `count` ticks with consistent labels. */
export function axisTicks(scale: AxisScale, axis: Axis, count: number): readonly Tick[] {
  if (axis.scale === 'logarithmic') return decadeTicks(scale, count);
  const ticks = scale.ticks(Math.max(count, 2)).filter((value) => axis.unticked?.includes(value) !== true);
  const values = axis.counted === true || axis.decimals === 0 ? ticks.filter(Number.isInteger) : ticks;
  const step = Math.abs((values[1] ?? 1) - (values[0] ?? 0)) || 1;
  const largest = Math.max(...values.map(Math.abs), 0);
  if (largest >= 1e6 || largest < 1e-3) return values.map((value) => ({ value, label: powerLabel(value, step) }));
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return values.map((value) => ({ value, label: withDisplayNumbers(withoutNegativeZero(value.toFixed(decimals))) }));
}

/** Returns whole powers of ten, thinned out evenly; over less than a decade the ordinary ticks. */
function decadeTicks(scale: AxisScale, count: number): readonly Tick[] {
  const [low = 1, high = 10] = scale.domain();
  const first = Math.ceil(Math.log10(low) - 1e-9);
  const last = Math.floor(Math.log10(high) + 1e-9);
  const every = Math.max(1, Math.ceil((last - first + 1) / Math.max(count, 2)));
  const exponents = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  // Writes decades from 0.001 to 1000 in full, unless the axis extends further.
  const plain = first >= -3 && last <= 3;
  return exponents
    .filter((_, index) => index % every === 0)
    .map((exponent) => ({
      value: 10 ** exponent,
      label: plain || exponent === 0 ? String(Number(`1e${exponent}`)) : `10${raised(exponent)}`,
    }));
}

/** Enough to distinguish any two doubles. */
const MOST_DECIMALS = 16;

function powerLabel(value: number, step: number): string {
  if (value === 0) return '0';
  const size = Math.floor(Math.log10(Math.abs(value)) + 1e-9);
  const decimals = Math.min(Math.max(size - Math.floor(Math.log10(step) + 1e-9), 0), MOST_DECIMALS);
  const [mantissa = '', exponent = ''] = value.toExponential(decimals).split('e');
  return powersOfTen(`${mantissa}e${exponent}`);
}

function withoutNegativeZero(number: string): string {
  return Number(number) === 0 ? number.replace('-', '') : number;
}
