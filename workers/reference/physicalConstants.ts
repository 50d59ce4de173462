/** Constants that several calculators share. */

/** Entities in a mole, 1/mol, exact by definition. Source: `siBrochure2019`. */
export const AVOGADRO = 6.02214076e23;

/** 0 °C in kelvin, exact by the definition of the degree Celsius. Source: `siBrochure2019`. */
export const ZERO_CELSIUS_IN_KELVIN = 273.15;

/**
 * −log10 of `KW`: the pKw of water at 25 °C rounded as taught and specified. Source: `spec`; to three
 * decimals it is 13.995 (`marshallFranck1981`).
 */
export const PKW = 14;

/** The ion product of water at 25 °C that belongs to `PKW`, mol²/L². */
export const KW = 1e-14;

/** Mass of the electron in u, as in g/mol. Source: `codata2022`. */
export const ELECTRON_MASS = 5.485799090441e-4;

/** Mass of the neutron in u. Source: `codata2022`. */
export const NEUTRON_MASS = 1.00866491606;

/** Energy of 1 u, MeV. Source: `codata2022`. */
export const ENERGY_OF_MASS_UNIT = 931.49410372;
