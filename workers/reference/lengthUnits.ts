import type { LinearUnit } from './unitRow.ts';

/**
 * Units of length; factors in meters. Inch by the agreement of 1959, `internationalYardPound1959`; survey foot and nautical mile `nistSp811`;
 * astronomical unit `iau2012`, parsec by it.
 */
export const LENGTH_UNITS = {
  picometers: { name: 'Picometers', symbol: 'pm', factor: 1e-12, into: 'angstroms' },
  angstroms: { name: 'Angstroms', symbol: 'Å', factor: 1e-10, into: 'nanometers' },
  nanometers: { name: 'Nanometers', symbol: 'nm', factor: 1e-9, into: 'micrometers' },
  micrometers: { name: 'Micrometers', symbol: 'µm', factor: 1e-6, into: 'millimeters' },
  millimeters: { name: 'Millimeters', symbol: 'mm', factor: 0.001, into: 'inches' },
  centimeters: { name: 'Centimeters', symbol: 'cm', factor: 0.01, into: 'inches' },
  meters: { name: 'Meters', symbol: 'm', factor: 1, into: 'feet' },
  kilometers: { name: 'Kilometers', symbol: 'km', factor: 1000, into: 'miles' },
  mils: { name: 'Mils, thousandths of an inch', symbol: 'mil', factor: 2.54e-5, into: 'micrometers' },
  inches: { name: 'Inches', symbol: 'in', factor: 0.0254, into: 'centimeters' },
  hands: { name: 'Hands, of horses', symbol: 'hands', factor: 0.1016, into: 'centimeters' },
  feet: { name: 'Feet', symbol: 'ft', factor: 0.3048, into: 'meters' },
  yards: { name: 'Yards', symbol: 'yd', factor: 0.9144, into: 'meters' },
  fathoms: { name: 'Fathoms', symbol: 'fathoms', factor: 1.8288, into: 'meters' },
  rods: { name: 'Rods', symbol: 'rods', factor: 5.0292, into: 'meters' },
  chains: { name: 'Chains', symbol: 'chains', factor: 20.1168, into: 'meters' },
  furlongs: { name: 'Furlongs', symbol: 'furlongs', factor: 201.168, into: 'meters' },
  miles: { name: 'Miles', symbol: 'mi', factor: 1609.344, into: 'kilometers' },
  nauticalMiles: { name: 'Nautical miles', symbol: 'nmi', factor: 1852, into: 'kilometers' },
  usSurveyFeet: {
    name: 'US survey feet, until 2022',
    symbol: 'US survey ft',
    factor: 0.3048006096012192,
    into: 'meters',
  },
  astronomicalUnits: { name: 'Astronomical units', symbol: 'au', factor: 149597870700, into: 'kilometers' },
  lightYears: { name: 'Light years', symbol: 'ly', factor: 9460730472580800, into: 'parsecs' },
  parsecs: { name: 'Parsecs', symbol: 'pc', factor: 3.085677581491367e16, into: 'lightYears' },
} as const satisfies Readonly<Record<string, LinearUnit>>;
