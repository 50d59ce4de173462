import type { Element } from '../reference/elements.ts';

/**
 * Between which values the atomic weight of an element lies in normal materials: the published interval, or the weight
 * with its uncertainty to either side (`prohaska2022`).
 *
 * @returns g/mol; null for an element without a standard atomic weight
 */
export function weightRange({ weight, uncertainty, interval }: Element): {
  readonly min: number;
  readonly max: number;
} | null {
  if (interval !== undefined) return { min: interval[0], max: interval[1] };
  return typeof uncertainty === 'number' ? { min: weight - uncertainty, max: weight + uncertainty } : null;
}
