import type { FieldOfKind } from '#src/engine/kit/fields.ts';

/** The positions of a slider, from 0 to `last`, and the numbers that they stand for. */
export interface SliderScale {
  readonly last: number;
  /** Returns the number as a visitor would type it. */
  readonly textAt: (position: number) => string;
  /** Returns the position of a number, the nearest one where it has none of its own. */
  readonly positionOf: (value: number) => number;
}

/** A hand cannot tell more positions apart. */
const MOST_POSITIONS = 1000;
/** A range that spans more than this is logarithmic where both limits are positive. */
const WIDE = 1e3;
/** The same for a box that begins with 0, as the ratio of its limit to its step. */
const WIDE_FROM_ZERO = 1e4;
const POSITIONS_IN_A_DECADE = 50;
const DIGITS_OF_LOGARITHMIC = 3;
/** Limits in another unit are rounded to this many digits. */
const DIGITS_OF_LIMITS = 4;
/** Rounding errors of quotients are smaller than this. */
const ROUNDING = 1e-9;

/** Returns the slider of a number box in the unit that the box has now; null without both limits. */
export function sliderScale({ min, max, step = 1 }: FieldOfKind<'number'>): SliderScale | null {
  if (min === undefined || max === undefined || min >= max) return null;
  const isWide = min > 0 ? max / min > WIDE : min === 0 && max / step > WIDE_FROM_ZERO;
  return isWide ? logarithmic(min, max, step) : linear(min, max, step);
}

/** The limits and all multiples of the step between them. */
function linear(min: number, max: number, declaredStep: number): SliderScale {
  const step = coarsened(declaredStep, max - min);
  const first = Math.floor(min / step + ROUNDING);
  const last = Math.ceil(max / step - ROUNDING) - first;
  const [start, end] = [inward(min, Math.ceil), inward(max, Math.floor)];
  return {
    last,
    textAt: (position) => textBetween(position, last, start, end) ?? plain((first + position) * step),
    positionOf: (value) => {
      if (value <= start) return 0;
      return value >= end ? last : within(Math.round(value / step) - first, last);
    },
  };
}

/** Equal ratios; 0 comes before the first of them. */
function logarithmic(min: number, max: number, step: number): SliderScale {
  const before = min > 0 ? 0 : 1;
  const from = min > 0 ? min : step;
  const decades = Math.log10(max / from);
  const steps = Math.ceil(decades * POSITIONS_IN_A_DECADE);
  const last = steps + before;
  const [start, end] = [min, inward(max, Math.floor)];
  return {
    last,
    textAt: (position) =>
      textBetween(position, last, start, end) ??
      String(Number((from * 10 ** ((decades * (position - before)) / steps)).toPrecision(DIGITS_OF_LOGARITHMIC))),
    positionOf: (value) =>
      value < from ? 0 : within(Math.round((Math.log10(value / from) / decades) * steps) + before, last),
  };
}

/** Returns the step, or the least of its round multiples that leaves a thousand positions. */
function coarsened(step: number, span: number): number {
  const factors = Array.from({ length: 20 }, (_, index) => [1, 2, 5].map((digit) => digit * 10 ** index)).flat();
  return step * (factors.find((factor) => span / (step * factor) <= MOST_POSITIONS) ?? 1);
}

/** Returns a limit with few digits, between the limits. */
function inward(limit: number, round: (value: number) => number): number {
  if (limit === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(limit))) + 1 - DIGITS_OF_LIMITS);
  const noise = round === Math.ceil ? -ROUNDING : ROUNDING;
  return Number((round(limit / unit + noise) * unit).toPrecision(DIGITS_OF_LIMITS));
}

function textBetween(position: number, last: number, start: number, end: number): string | null {
  if (position <= 0) return String(start);
  return position >= last ? String(end) : null;
}

function within(position: number, last: number): number {
  return Math.min(Math.max(position, 0), last);
}

/** Returns a product without the noise of its binary fractions. */
function plain(value: number): string {
  return String(Number(value.toPrecision(12)));
}
