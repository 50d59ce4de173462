import type { Verdict } from '../../contract.ts';
import { accept, refuse } from './verdict.ts';

/** Said of a number that is 0 or less where only more than 0 has a meaning. */
export const NOT_POSITIVE = 'All values must be greater than 0';
/** Said of a required input that is blank, and of a required number that cannot be read. */
export const REQUIRED = 'Please fill in all required fields';
/** Said of an option that does not exist, and of a number that cannot be read or has no meaning. */
export const INVALID = 'Invalid input values';

/** True for a box that is blank or cannot be read. */
export function isMissing(value: number | null): value is null {
  return value === null || !Number.isFinite(value);
}

/** True for a number that was read, is finite and above 0. */
export function isPositive(value: number | null): value is number {
  return value !== null && value > 0 && Number.isFinite(value);
}

/**
 * Numbers that are all required and all above 0, with their blanks narrowed away. Blank or unreadable ones are refused
 * before those that are not above 0, each in the order of the keys, which are the paths of the inputs.
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
 * The input, unless a number computed from it is beyond the range of a double.
 *
 * @param results what was computed; null is a result too
 * @param path key of the input to point at
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
