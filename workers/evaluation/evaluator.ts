/** A formula as a function of some of its numbers and days, the rest of its candidate being as it is. */
import type { Candidate, IsoDate, Task, Verdict } from '../contract.ts';
import { addDays, daysBetween, isIsoDate } from '../lib/mathematics/calendar.ts';

/** What is needed of a formula. */
export interface Evaluable<T = unknown> {
  validate(candidate: Candidate<T>, task: Task): Verdict<T> | Promise<Verdict<T>>;
  compute(input: T, task: Task): unknown;
}

/** Where a formula is evaluated, and which numbers of its result are wanted. */
export interface Evaluated<T = unknown> {
  /** Complete; the numbers and days at `paths` are replaced. */
  readonly candidate: Candidate<T>;
  /** Dotted paths of numbers or days in the candidate: `isotopes.0.mass`. */
  readonly paths: readonly string[];
  /** Dotted keys of numbers or days in the result: the `field` of figures. */
  readonly keys: readonly string[];
}

/**
 * The numbers of the result at the keys, for numbers at the paths, each in the field's own unit. A day is the number of days from
 * 1970-01-01 to it, of the calendar and in no time zone; a number that is not whole is refused there. NaN for a number that is
 * missing or not finite; null when the formula refuses the candidate or throws.
 */
export type Evaluate = (numbers: readonly number[]) => Promise<readonly number[] | null>;

/** Returns the formula as such a function. It runs `validate` before `compute`, as the page does. */
export function evaluator<T>(formula: Evaluable<T>, { candidate, paths, keys }: Evaluated<T>, task: Task): Evaluate {
  const places = paths.map((path) => path.split('.'));
  const areDays = places.map((place) => isDay(valueAt(candidate, place)));
  return async (numbers) => {
    let changed = candidate;
    try {
      for (const [index, place] of places.entries()) {
        const number = numbers[index] ?? Number.NaN;
        if (areDays[index] && !Number.isInteger(number)) return null;
        changed = withValueAt(changed, place, areDays[index] ? addDays(FIRST, number) : number) as typeof candidate;
      }
      const verdict = await formula.validate(changed, task);
      if (!verdict.ok) return null;
      const result = await formula.compute(verdict.input, task);
      return numbersAt(result, keys);
    } catch {
      return null;
    }
  };
}

/** The numbers of a result at dotted keys; NaN for one that is missing or not finite. A day is its number from 1970-01-01. */
export function numbersAt(result: unknown, keys: readonly string[]): readonly number[] {
  return keys.map((key) => numberAt(result, key.split('.')));
}

const FIRST: IsoDate = '1970-01-01';

function isDay(value: unknown): value is IsoDate {
  return typeof value === 'string' && isIsoDate(value);
}

/**
 * A copy along the path, of the same type, because a number takes the place of a number and a day that of a day; what the path does
 * not pass through is shared.
 */
function withValueAt(parent: unknown, [key, ...deeper]: readonly string[], value: number | IsoDate): unknown {
  if (key === undefined) return value;
  if (Array.isArray(parent))
    return parent.map((item, index) => (String(index) === key ? withValueAt(item, deeper, value) : item));
  if (typeof parent !== 'object' || parent === null) return parent;
  return { ...parent, [key]: withValueAt(Reflect.get(parent, key), deeper, value) };
}

function valueAt(parent: unknown, keys: readonly string[]): unknown {
  return keys.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    parent,
  );
}

function numberAt(parent: unknown, keys: readonly string[]): number {
  const value = valueAt(parent, keys);
  if (isDay(value)) return daysBetween(FIRST, value);
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}
