/**
 * Hydrogen ions in water with a weak acid, its salt, or both, by the exact balance of charges and masses.
 *
 *   h + b − s − Kw ÷ h = Ka·(a + b) ÷ (Ka + h)
 *   without a strong acid (s = 0) the same as  h³ + (Ka + b)·h² − (Ka·a + Kw)·h − Ka·Kw = 0;  for the acid alone b = 0
 *
 * 25 °C, Kw = 1e−14, activities taken as concentrations: `poSenozan2001` discusses where the simpler equation fails.
 */
import { KW } from '../../reference/physicalConstants.ts';

/** Number of halvings after which an interval of doubles cannot be halved again. */
const HALVINGS = 200;

/**
 * The concentration of hydrogen ions, mol/L. The left side rises and the right side falls with h, so there is one root;
 * it is found by bisection on a logarithmic scale, which avoids the cancellation of the cubic.
 *
 * @param ka mol/L, above 0
 * @param acid mol/L of the acid form as weighed in, 0 or more
 * @param base mol/L of its salt as weighed in, 0 or more
 * @param strong mol/L of hydrogen ions from a strong acid, 0 or more
 */
export function hydrogenIons(ka: number, acid: number, base: number, strong = 0): number {
  let [low, high] = [-330, 310];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    const h = 10 ** middle;
    const excess = h + base - strong - KW / h - (acid + base) * (ka / (ka + h));
    if (excess > 0) high = middle;
    else low = middle;
  }
  return 10 ** ((low + high) / 2);
}

/** Returns the dissociated fraction of the acid, 0 to 1. */
export function dissociatedShare(ka: number, hydrogen: number): number {
  return ka / (ka + hydrogen);
}
