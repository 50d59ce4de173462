import { fixed } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';

/** A temperature with one decimal. */
export function celsius(field: string, label: string, value: number | null): Figure {
  return value === null
    ? { field, label, value, text: 'not defined' }
    : { field, label, value, text: fixed(value, 1), unit: '°C' };
}

/** A difference of temperatures with its sign. */
export function celsiusShift(field: string, label: string, value: number | null): Figure {
  const figure = celsius(field, label, value);
  return Number(figure.text) > 0 ? { ...figure, text: `+${figure.text}` } : figure;
}
