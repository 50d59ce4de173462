import type { Verdict } from '../../contract.ts';
import { acceptWithinNumbers } from './positiveNumbers.ts';

/**
 * Accepts the input, unless a number anywhere in what was computed from it is beyond the range of a double.
 *
 * @param path key of the input to which the issue belongs
 */
export function acceptFiniteResult<Input>(input: Input, result: unknown, path: string): Verdict<Input> {
  return acceptWithinNumbers(input, numbersIn(result), path);
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
