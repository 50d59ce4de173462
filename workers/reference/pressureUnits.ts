import type { LinearUnit } from './unitRow.ts';

/**
 * Units of pressure; factors in pascals. Conventional columns of mercury and water, atmospheres and the
 * pound-force per square inch: `nistSp811`.
 */
export const PRESSURE_UNITS = {
  pascals: { name: 'Pascals', symbol: 'Pa', factor: 1, into: 'poundsPerSquareInch' },
  hectopascals: { name: 'Hectopascals', symbol: 'hPa', factor: 100, into: 'millimetersOfMercury' },
  kilopascals: { name: 'Kilopascals', symbol: 'kPa', factor: 1000, into: 'poundsPerSquareInch' },
  megapascals: { name: 'Megapascals', symbol: 'MPa', factor: 1000000, into: 'poundsPerSquareInch' },
  millibars: { name: 'Millibar', symbol: 'mbar', factor: 100, into: 'millimetersOfMercury' },
  bars: { name: 'Bar', symbol: 'bar', factor: 100000, into: 'poundsPerSquareInch' },
  atmospheres: { name: 'Atmospheres', symbol: 'atm', factor: 101325, into: 'kilopascals' },
  technicalAtmospheres: { name: 'Technical atmospheres', symbol: 'at', factor: 98066.5, into: 'kilopascals' },
  torr: { name: 'Torr', symbol: 'Torr', factor: 133.32236842105263, into: 'kilopascals' },
  millitorr: { name: 'Millitorr', symbol: 'mTorr', factor: 0.13332236842105263, into: 'kilopascals' },
  millimetersOfMercury: { name: 'Millimeters of mercury', symbol: 'mmHg', factor: 133.322387415, into: 'kilopascals' },
  inchesOfMercury: { name: 'Inches of mercury', symbol: 'inHg', factor: 3386.388640341, into: 'hectopascals' },
  centimetersOfWater: { name: 'Centimeters of water', symbol: 'cmH₂O', factor: 98.0665, into: 'kilopascals' },
  inchesOfWater: { name: 'Inches of water', symbol: 'inH₂O', factor: 249.08891, into: 'kilopascals' },
  poundsPerSquareInch: { name: 'Pounds per square inch', symbol: 'psi', factor: 6894.757293168362, into: 'bars' },
  poundsPerSquareFoot: {
    name: 'Pounds per square foot',
    symbol: 'psf',
    factor: 47.880258980335846,
    into: 'kilopascals',
  },
  dynesPerSquareCentimeter: {
    name: 'Dynes per square centimeter',
    symbol: 'dyn/cm²',
    factor: 0.1,
    into: 'kilopascals',
  },
} as const satisfies Readonly<Record<string, LinearUnit>>;
