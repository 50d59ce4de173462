import type { Element } from '../../reference/elements.ts';

/**
 * Returns the range of an element's atomic weight in normal materials: the published interval, or else the weight with
 * its uncertainty to either side (`prohaska2022`). A rounded weight may lie a little outside its interval, as that of
 * oxygen does.
 *
 * @returns g/mol; null for an element without a standard atomic weight
 */
export function weightRange({ weight, uncertainty, interval }: Element): {
  readonly min: number;
  readonly max: number;
} | null {
  if (uncertainty === null) return null;
  const [min, max] = interval ?? [weight - uncertainty, weight + uncertainty];
  return { min, max };
}
