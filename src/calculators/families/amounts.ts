/** Writes masses, moles and concentrations for pages about amounts of substance. */
import { decimals, power, type Writing } from '#src/engine/kit/writing.ts';

/** From here on plain digits are harder to read than a power of ten. */
const LARGE = 1e9;

/**
 * Writes with `places` after the point; a number that would show fewer than two of its digits that way, or more than nine
 * before the point, with a power of ten: 0.4250, 3.125e-5.
 */
export function amount(places: number): Writing {
  return (value) => {
    const size = Math.abs(value);
    const isPlain = value === 0 || (size >= 10 ** (1 - places) && size < LARGE);
    return (isPlain ? decimals(places) : power(3))(value);
  };
}
