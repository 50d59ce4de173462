import type { LinearUnit } from './unitRow.ts';

/**
 * Units of area; factors in square meters. Squares of the units of length, `internationalYardPound1959`;
 * hectare and acre `nistSp811`.
 */
export const AREA_UNITS = {
  squareMicrometers: { name: 'Square micrometers', symbol: 'µm²', factor: 1e-12, into: 'squareMillimeters' },
  squareMillimeters: { name: 'Square millimeters', symbol: 'mm²', factor: 1e-6, into: 'squareInches' },
  squareCentimeters: { name: 'Square centimeters', symbol: 'cm²', factor: 0.0001, into: 'squareInches' },
  squareMeters: { name: 'Square meters', symbol: 'm²', factor: 1, into: 'squareFeet' },
  ares: { name: 'Ares', symbol: 'a', factor: 100, into: 'squareFeet' },
  hectares: { name: 'Hectares', symbol: 'ha', factor: 10000, into: 'acres' },
  squareKilometers: { name: 'Square kilometers', symbol: 'km²', factor: 1000000, into: 'squareMiles' },
  squareInches: { name: 'Square inches', symbol: 'in²', factor: 0.00064516, into: 'squareCentimeters' },
  squareFeet: { name: 'Square feet', symbol: 'ft²', factor: 0.09290304, into: 'squareMeters' },
  squareYards: { name: 'Square yards', symbol: 'yd²', factor: 0.83612736, into: 'squareMeters' },
  roods: { name: 'Roods', symbol: 'roods', factor: 1011.7141056, into: 'squareMeters' },
  acres: { name: 'Acres', symbol: 'ac', factor: 4046.8564224, into: 'hectares' },
  usSurveyAcres: { name: 'US survey acres', symbol: 'US survey ac', factor: 4046.872609874252, into: 'hectares' },
  squareMiles: { name: 'Square miles', symbol: 'mi²', factor: 2589988.110336, into: 'squareKilometers' },
} as const satisfies Readonly<Record<string, LinearUnit>>;
