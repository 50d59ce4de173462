import type { Verdict } from '../../contract.ts';
import { accept, refuse } from './verdict.ts';

/** Message for a number that is 0 or less and must be above 0. */
export const NOT_POSITIVE = 'All values must be greater than 0';
/** Message for a required input that is blank, or a required number that cannot be read. */
export const REQUIRED = 'Please fill in all required fields';
/** Message for an option that does not exist, or a number that cannot be read or has no meaning. */
export const INVALID = 'Invalid input values';

/** True for a number that is blank or cannot be read. */
export function isMissing(value: number | null): value is null {
  return value === null || !Number.isFinite(value);
}

/** True for a number that was read, is finite and above 0. */
export function isPositive(value: number | null): value is number {
  return value !== null && value > 0 && Number.isFinite(value);
}

/**
 * Validates numbers that are all required and all above 0. Blank or unreadable numbers are refused before those that
 * are not above 0, each in the order of the keys, which are the paths of the inputs.
 */
export function positiveNumbers<Key extends string>(
  values: Readonly<Record<Key, number | null>>,
): Verdict<Readonly<Record<Key, number>>> {
  const entries = Object.entries<number | null>(values);
  const missing = entries.find(([, value]) => isMissing(value));
  if (missing !== undefined) return refuse(REQUIRED, missing[0]);
  const wrong = entries.find(([, value]) => !((value ?? 0) > 0));
  if (wrong !== undefined) return refuse(NOT_POSITIVE, wrong[0]);
  return accept(values as Readonly<Record<Key, number>>);
}

/**
 * Accepts the input, unless a number computed from it is beyond the range of a double.
 *
 * @param results what was computed; null is a result too
 * @param path key of the input to which the issue belongs
 */
export function acceptWithinNumbers<Input>(
  input: Input,
  results: readonly (number | null)[],
  path: string,
): Verdict<Input> {
  return results.every((value) => value === null || Number.isFinite(value))
    ? accept(input)
    : refuse('Please enter values whose result is not beyond all numbers', path);
}
