/**
 * Half-lives of radionuclides in medicine, biology and dating, as `nudat3` prints them: evaluations differ in the last
 * figure.
 */

export interface Radionuclide {
  readonly name: string;
  /** In `unit`; a year is 365.25 days. */
  readonly halfLife: number;
  readonly unit: 's' | 'min' | 'h' | 'days' | 'years' | 'thousand years' | 'million years';
}

export const RADIONUCLIDES = {
  'H-3': { name: 'Hydrogen-3 (tritium)', halfLife: 12.32, unit: 'years' },
  'C-11': { name: 'Carbon-11', halfLife: 20.36, unit: 'min' },
  'N-13': { name: 'Nitrogen-13', halfLife: 9.965, unit: 'min' },
  'C-14': { name: 'Carbon-14', halfLife: 5700, unit: 'years' },
  'O-15': { name: 'Oxygen-15', halfLife: 122.24, unit: 's' },
  'F-18': { name: 'Fluorine-18', halfLife: 109.77, unit: 'min' },
  'Na-22': { name: 'Sodium-22', halfLife: 2.602, unit: 'years' },
  'Na-24': { name: 'Sodium-24', halfLife: 14.96, unit: 'h' },
  'P-32': { name: 'Phosphorus-32', halfLife: 14.268, unit: 'days' },
  'P-33': { name: 'Phosphorus-33', halfLife: 25.35, unit: 'days' },
  'S-35': { name: 'Sulfur-35', halfLife: 87.37, unit: 'days' },
  'Cl-36': { name: 'Chlorine-36', halfLife: 301, unit: 'thousand years' },
  'K-40': { name: 'Potassium-40', halfLife: 1248, unit: 'million years' },
  'Ca-45': { name: 'Calcium-45', halfLife: 162.6, unit: 'days' },
  'Cr-51': { name: 'Chromium-51', halfLife: 27.7, unit: 'days' },
  'Co-57': { name: 'Cobalt-57', halfLife: 271.7, unit: 'days' },
  'Fe-59': { name: 'Iron-59', halfLife: 44.5, unit: 'days' },
  'Co-60': { name: 'Cobalt-60', halfLife: 5.271, unit: 'years' },
  'Zn-65': { name: 'Zinc-65', halfLife: 243.9, unit: 'days' },
  'Ga-67': { name: 'Gallium-67', halfLife: 3.262, unit: 'days' },
  'Ga-68': { name: 'Gallium-68', halfLife: 67.7, unit: 'min' },
  'Rb-86': { name: 'Rubidium-86', halfLife: 18.64, unit: 'days' },
  'Sr-90': { name: 'Strontium-90', halfLife: 28.8, unit: 'years' },
  'Tc-99m': { name: 'Technetium-99m', halfLife: 6.007, unit: 'h' },
  'In-111': { name: 'Indium-111', halfLife: 2.805, unit: 'days' },
  'I-125': { name: 'Iodine-125', halfLife: 59.4, unit: 'days' },
  'I-131': { name: 'Iodine-131', halfLife: 8.025, unit: 'days' },
  'Cs-137': { name: 'Cesium-137', halfLife: 30.1, unit: 'years' },
  'Tl-201': { name: 'Thallium-201', halfLife: 3.04, unit: 'days' },
  'Ra-226': { name: 'Radium-226', halfLife: 1600, unit: 'years' },
  'U-238': { name: 'Uranium-238', halfLife: 4468, unit: 'million years' },
} as const satisfies Readonly<Record<string, Radionuclide>>;

export type RadionuclideId = keyof typeof RADIONUCLIDES;

/** Half-lives of carbon-14 in use, in years: of the tables, of the Cambridge laboratory, and Libby's, of conventional ages (`stuiverPolach1977`). */
export const CARBON_14_HALF_LIVES = { tables: 5700, cambridge: 5730, libby: 5568 } as const;
