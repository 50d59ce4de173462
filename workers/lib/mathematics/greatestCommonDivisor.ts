/**
 * The greatest whole number that divides both, by Euclid's algorithm; of 0 and a number, the number. Takes whole
 * numbers from 0.
 */
export function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
