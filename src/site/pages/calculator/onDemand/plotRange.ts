/** Where a plot runs when the visitor has not said: from the limits and the value of its input. */
import { inTypedUnit, type NumberInput } from '#src/engine/form/onDemand/numberInputs.ts';

/** What the visitor has chosen; '' for not yet. */
export interface PlotChoice {
  /** The `field` of the figure, and of those drawn beside it. */
  readonly figure: string;
  readonly beside: readonly string[];
  /** The path of the input. */
  readonly input: string;
  /** Ends of the range, as typed; blank: chosen by the page. */
  readonly from: string;
  readonly to: string;
  readonly spacing: 'linear' | 'logarithmic';
  /** Of the axis of the figures. */
  readonly rise: 'linear' | 'logarithmic';
}

/** In the unit typed in; `from` < `to`. */
export interface PlotRange {
  readonly from: number;
  readonly to: number;
}

/** Limits further apart than so many present values do not make a plot of what is near the present one. */
const WIDEST = 20;
/** A logarithmic range runs so far to either side. */
const DECADES = 100;
const INTERVALS = 100;

/** Returns a range around the value of the input, within its declared limits, and inside them where they are close. */
export function usualRange(input: NumberInput, spacing: PlotChoice['spacing']): PlotRange {
  const present = inTypedUnit(input, input.own ?? 0);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = input.box;
  if (spacing === 'logarithmic') {
    const middle = present > 0 ? present : 1;
    return ordered(min > 0 ? Math.max(min, middle / DECADES) : middle / DECADES, Math.min(max, middle * DECADES));
  }
  if (max - min <= WIDEST * Math.abs(present)) return { from: min, to: max };
  if (present > 0) return ordered(Math.max(min, 0), Math.min(max, 2 * present));
  if (present < 0) return ordered(Math.max(min, 2 * present), Math.min(max, 0));
  return ordered(Math.max(min, 0), Math.min(max, 1));
}

/** Returns the places of a plot in ascending order, the present value among them where it lies inside. */
export function placesIn({ from, to }: PlotRange, spacing: PlotChoice['spacing'], present: number): readonly number[] {
  const places = Array.from({ length: INTERVALS + 1 }, (_, step) => {
    if (step === 0) return from;
    if (step === INTERVALS) return to;
    const share = step / INTERVALS;
    return spacing === 'logarithmic' ? from * (to / from) ** share : from + (to - from) * share;
  });
  const all = present > from && present < to ? [...places, present] : places;
  return [...new Set(all.map(tidy))].sort((a, b) => a - b);

  // Places read as typed numbers; the present value stays exactly what it is.
  function tidy(place: number): number {
    return place === present || place === from || place === to ? place : Number(place.toPrecision(6));
  }
}

/** Returns the whole numbers of a range, thinned out evenly. */
export function wholePlacesIn({ from, to }: PlotRange): readonly number[] {
  const [first, last] = [Math.ceil(from), Math.floor(to)];
  const every = Math.max(1, Math.ceil((last - first) / INTERVALS));
  return Array.from({ length: Math.max(0, Math.floor((last - first) / every) + 1) }, (_, step) => first + step * every);
}

function ordered(from: number, to: number): PlotRange {
  return from < to ? { from, to } : { from: to - Math.max(Math.abs(to), 1), to };
}
