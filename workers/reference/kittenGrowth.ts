/** How much of its adult weight a kitten has reached. Weak evidence throughout. */

/**
 * Weeks of age, then the share of the adult weight, straight lines between. Sources: `kittenRuleOfThumb` (half at 16
 * weeks), `virbacKitten` (typical weights at 2 and at 6 to 7 months), growth to about 12 months.
 */
export const SHARE_OF_ADULT_WEIGHT = [
  [8, 0.22],
  [12, 0.33],
  [16, 0.5],
  [20, 0.6],
  [26, 0.75],
  [39, 0.92],
  [52, 1],
] as const;

/**
 * Either side of the prediction, as a share of it. Our choice: a rule of thumb has no published error, and weak
 * evidence calls for a wide range.
 */
export const KITTEN_ERROR_SHARE = 0.2;

/** Breeds that go on growing for 2 to 4 years, so that the prediction is a lower bound. */
export const SLOW_GROWING_BREEDS = ['Maine Coon', 'Norwegian Forest Cat', 'Ragdoll', 'Siberian'] as const;

/** Weeks, edges included. */
export const KITTEN_AGE_WEEKS = { min: 8, max: 52 } as const;

/** kg, edges included. */
export const KITTEN_WEIGHT_KG = { min: 0.2, max: 12 } as const;
