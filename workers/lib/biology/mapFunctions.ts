/** Map distance in centimorgans from the share of recombinants, and back. Sources: `haldane1919`, `kosambi1944`. */

export type MapFunction = 'haldane' | 'kosambi' | 'none';

/**
 * Haldane: −50·ln(1 − 2r); Kosambi: 25·ln((1 + 2r)/(1 − 2r)); none: 100·r.
 *
 * @param recombination 0 to below 0.5; from 0.5 on null, except without a function
 */
export function mapDistance(recombination: number, by: MapFunction): number | null {
  if (by === 'none') return 100 * recombination;
  if (recombination >= 0.5) return null;
  if (by === 'haldane') return -50 * Math.log1p(-2 * recombination);
  return 50 * Math.atanh(2 * recombination);
}

/**
 * The share of recombinants at a distance: Haldane ½(1 − e^(−d/50)), Kosambi ½·tanh(d/50), none d/100.
 *
 * @param distance centimorgans, 0 or more
 * @returns 0 to 0.5
 */
export function recombinationAt(distance: number, by: MapFunction): number {
  if (by === 'none') return Math.min(0.5, distance / 100);
  if (by === 'haldane') return -Math.expm1(-distance / 50) / 2;
  return Math.tanh(distance / 50) / 2;
}
