/** Figures of the pages that measure bodies. */
import { fixed } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';

/**
 * A surface, a volume or a ratio with the decimals that its page prints; where those leave fewer than three digits of
 * a small value, four of its digits stand below.
 */
export function measure(field: string, label: string, value: number, decimals: number, unit: string): Figure {
  const text = fixed(value, decimals);
  const exact = Number(value.toPrecision(4));
  const hidesDigits = value < 100 / 10 ** decimals && exact !== Number(text);
  return { field, label, value, text, unit, ...(hidesDigits ? { note: `With four digits ${exact}.` } : {}) };
}

/**
 * Whether a box is asked for: its dimension belongs to the chosen shape.
 *
 * @param dimensionsOf the dimensions of each shape
 */
export function shapeHas<Shape extends string, Dimension extends string>(
  dimensionsOf: Readonly<Record<Shape, readonly Dimension[]>>,
  dimension: Dimension,
) {
  return ({ shape }: { readonly shape: Shape | '' }): boolean =>
    shape !== '' && dimensionsOf[shape].includes(dimension);
}
