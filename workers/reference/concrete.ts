/** Bags of dry concrete mix, and concrete mixed from its parts. */

/** Wet concrete from a bag, L: `astmC387` bags as printed on US bags, 0.30 to 0.60 cubic feet; metric bags by the same mass for each liter. */
export const BAG_YIELDS = {
  lb40: 8.4950539776,
  lb50: 10.618817472,
  lb60: 12.7425809664,
  lb80: 16.9901079552,
  kg20: 9.4,
  kg25: 11.7,
} as const;

export type ConcreteBag = keyof typeof BAG_YIELDS;

/** Parts by volume of cement, sand and gravel. */
export const CONCRETE_MIXES = { '1:2:3': [1, 2, 3], '1:1.5:3': [1, 1.5, 3], '1:2:4': [1, 2, 4] } as const;

export type ConcreteMix = keyof typeof CONCRETE_MIXES;

/** Volumes of dry material for a volume of concrete; handbooks have 1.50 to 1.57. */
export const DRY_VOLUMES = 1.54;

/** kg/m³: of bulk cement, and of concrete. */
export const DENSITIES = { cement: 1440, concrete: 2400 } as const;
