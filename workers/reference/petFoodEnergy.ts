/** Energy of dog and cat foods from their analysis. */

/** Modified Atwater factors, kcal/g metabolizable: `aafcoPf9`. */
export const ATWATER = { protein: 3.5, fat: 8.5, carbohydrate: 3.5 } as const;

/**
 * `nrcDogsCats2006`: gross energy in kcal/g; percent digestible of it, less `perFiber` for each percent of crude fiber in
 * the dry matter; kcal lost with each gram of protein.
 */
export const NRC_ENERGY = {
  gross: { protein: 5.7, fat: 9.4, carbohydrate: 4.1 },
  dog: { digestible: 91.2, perFiber: 1.43, lostWithProtein: 1.04 },
  cat: { digestible: 87.9, perFiber: 0.88, lostWithProtein: 0.77 },
} as const;

/** Percent of ash that is assumed where the label has none: of foods up to 20 % moisture, below 60 %, and above: this site's guess. */
export const ASH_GUESSES = { dry: 6, semiMoist: 5, wet: 2, dryTo: 20, wetFrom: 60 } as const;
