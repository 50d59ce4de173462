/** Figures with as many digits as matter, and no zeros after them. */
import type { Figure } from '#src/kit/presentation.ts';

/** Formats with up to `digits` significant digits and without trailing zeros: 36, 77.7778, 1.5e-9. */
export function short(value: number, digits = 6): string {
  return String(Number(value.toPrecision(digits)));
}

/** Returns a figure that has no value for this input: a dash, with the reason below it. */
export function missingFigure<Field extends string>(field: Field, label: string, note: string): Figure<Field> {
  return { field, label, value: null, text: '–', note };
}

/** Returns a figure with up to six significant digits; one without a value shows a dash, and its note says why. */
export function shortFigure<Field extends string>(
  field: Field,
  label: string,
  value: number | null,
  more: Pick<Figure, 'unit' | 'note'> = {},
): Figure<Field> {
  const { unit, ...rest } = more;
  if (value === null) return { field, label, value, text: '–', ...rest };
  return { field, label, value, text: short(value), ...(unit === undefined ? {} : { unit }), ...rest };
}
