/** Results of the pages that measure solids. */
import { legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';

/**
 * A surface, a volume or a ratio with the decimals of its page; where those leave fewer than three digits of a small
 * value, four of its digits are shown below.
 */
export function measure(label: string, places: number, unit: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: legibly(decimals(places), 3) };
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
