import { significant } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';

/** Four significant digits. */
export function quantity(
  field: string,
  label: string,
  value: number | null,
  unit?: string,
  missing = 'no estimate',
): Figure {
  if (value === null) return { field, label, value, text: missing };
  return { field, label, value, text: significant(value, 4), ...(unit === undefined ? {} : { unit }) };
}
