/** Figures of the pages that measure bodies. */
import { fixed } from '#src/kit/format.ts';
import { withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Figure } from '#src/kit/presentation.ts';

/**
 * A surface, a volume or a ratio with the decimals that its page prints; where those leave fewer than three digits of
 * a small value, four of its digits stand below.
 */
export function measure<Field extends string>(
  field: Field,
  label: string,
  value: number,
  decimals: number,
  unit: string,
): Figure<Field> {
  return withHiddenDigits({ field, label, value, text: fixed(value, decimals), unit }, value, 3);
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
