import { significant } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { EnzymeKineticsResult } from '#workers/formulas/enzyme-kinetics.ts';

type Key = ResultKey<EnzymeKineticsResult>;

/** Returns a figure with four significant digits. */
export function quantity(
  field: Key,
  label: string,
  value: number | null,
  unit?: string,
  missing = 'no estimate',
): Figure<Key> {
  if (value === null) return { field, label, value, text: missing };
  return { field, label, value, text: significant(value, 4), ...(unit === undefined ? {} : { unit }) };
}
