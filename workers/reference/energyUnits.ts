import type { LinearUnit } from './unitRow.ts';

/**
 * Units of energy; factors in joules. Calories and British thermal units `nistSp811`; electronvolt, wavenumber and
 * energies of a mole as those of one particle, by the constants of `siBrochure2019`;
 * hartree measured, `codata2022`.
 */
export const ENERGY_UNITS = {
  joules: { name: 'Joules', symbol: 'J', factor: 1, into: 'calories' },
  kilojoules: { name: 'Kilojoules', symbol: 'kJ', factor: 1000, into: 'kilocalories' },
  megajoules: { name: 'Megajoules', symbol: 'MJ', factor: 1000000, into: 'kilowattHours' },
  calories: { name: 'Calories, thermochemical', symbol: 'cal', factor: 4.184, into: 'joules' },
  kilocalories: { name: 'Kilocalories, the Calories of food', symbol: 'kcal', factor: 4184, into: 'kilojoules' },
  internationalCalories: { name: 'International calories', symbol: 'cal IT', factor: 4.1868, into: 'joules' },
  wattHours: { name: 'Watt hours', symbol: 'Wh', factor: 3600, into: 'kilojoules' },
  kilowattHours: { name: 'Kilowatt hours', symbol: 'kWh', factor: 3600000, into: 'megajoules' },
  britishThermalUnits: {
    name: 'British thermal units, international',
    symbol: 'BTU',
    factor: 1055.05585262,
    into: 'kilojoules',
  },
  thermsUs: { name: 'US therms', symbol: 'US therms', factor: 105480400, into: 'kilowattHours' },
  footPounds: { name: 'Foot pounds', symbol: 'ft·lbf', factor: 1.3558179483314003, into: 'joules' },
  ergs: { name: 'Ergs', symbol: 'erg', factor: 1e-7, into: 'joules' },
  literAtmospheres: { name: 'Liter atmospheres', symbol: 'L·atm', factor: 101.325, into: 'joules' },
  tonsOfTnt: { name: 'Tons of TNT', symbol: 't TNT', factor: 4184000000, into: 'megajoules' },
  electronvolts: { name: 'Electronvolts', symbol: 'eV', factor: 1.602176634e-19, into: 'kilojoulesPerMole' },
  hartrees: { name: 'Hartrees', symbol: 'Eh', factor: 4.359744722206e-18, isMeasured: true, into: 'electronvolts' },
  kilojoulesPerMole: {
    name: 'Kilojoules per mole of particles',
    symbol: 'kJ/mol',
    factor: 1.6605390671738467e-21,
    into: 'kilocaloriesPerMole',
  },
  kilocaloriesPerMole: {
    name: 'Kilocalories per mole of particles',
    symbol: 'kcal/mol',
    factor: 6.947695457055374e-21,
    into: 'kilojoulesPerMole',
  },
  wavenumbers: { name: 'Wavenumbers', symbol: 'cm⁻¹', factor: 1.9864458571489288e-23, into: 'kilojoulesPerMole' },
} as const satisfies Readonly<Record<string, LinearUnit>>;
