import { fixed } from '#src/kit/format.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { AnnealingResult } from '#workers/formulas/annealing-temperature.ts';

type Key = ResultKey<AnnealingResult>;

/** A temperature with one decimal. */
export function celsius(field: Key, label: string, value: number | null): Figure<Key> {
  return value === null
    ? { field, label, value, text: 'not defined' }
    : { field, label, value, text: fixed(value, 1), unit: '°C' };
}

/** A signed difference of temperatures; the unit is in the header of its column. */
export function celsiusShift(field: Key, label: string, value: number | null): Figure<Key> {
  if (value === null) return { field, label, value, text: 'not defined' };
  const text = fixed(value, 1);
  return { field, label, value, text: Number(text) > 0 ? `+${text}` : text };
}
