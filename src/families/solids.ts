/** Figures of the pages that measure solids. */
import { fixed } from '#src/kit/format.ts';
import { withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Figure } from '#src/kit/presentation.ts';

/**
 * Returns a surface, a volume or a ratio with the decimals of its page; where those leave fewer than three digits of a
 * small value, four of its digits are shown below.
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
 * Returns whether the chosen shape has this dimension, so that its box is shown.
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
