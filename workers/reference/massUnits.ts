import type { LinearUnit } from './unitRow.ts';

/**
 * Units of mass; factors in grams. Pound by the agreement of 1959, `internationalYardPound1959`;
 * carat and troy ounce `nistSp811`; dalton measured, `codata2022`.
 */
export const MASS_UNITS = {
  daltons: { name: 'Daltons', symbol: 'Da', factor: 1.66053906892e-24, isMeasured: true, into: 'grams' },
  picograms: { name: 'Picograms', symbol: 'pg', factor: 1e-12, into: 'nanograms' },
  nanograms: { name: 'Nanograms', symbol: 'ng', factor: 1e-9, into: 'micrograms' },
  micrograms: { name: 'Micrograms', symbol: 'µg', factor: 1e-6, into: 'milligrams' },
  milligrams: { name: 'Milligrams', symbol: 'mg', factor: 0.001, into: 'grams' },
  grams: { name: 'Grams', symbol: 'g', factor: 1, into: 'ounces' },
  kilograms: { name: 'Kilograms', symbol: 'kg', factor: 1000, into: 'pounds' },
  tonnes: { name: 'Metric tons', symbol: 't', factor: 1000000, into: 'kilograms' },
  grains: { name: 'Grains', symbol: 'gr', factor: 0.06479891, into: 'milligrams' },
  carats: { name: 'Carats', symbol: 'ct', factor: 0.2, into: 'grams' },
  drams: { name: 'Drams, avoirdupois', symbol: 'dr', factor: 1.7718451953125, into: 'grams' },
  ounces: { name: 'Ounces, avoirdupois', symbol: 'oz', factor: 28.349523125, into: 'grams' },
  pounds: { name: 'Pounds, avoirdupois', symbol: 'lb', factor: 453.59237, into: 'kilograms' },
  stones: { name: 'Stones', symbol: 'st', factor: 6350.29318, into: 'kilograms' },
  usHundredweights: { name: 'US hundredweights', symbol: 'US cwt', factor: 45359.237, into: 'kilograms' },
  imperialHundredweights: {
    name: 'Imperial hundredweights',
    symbol: 'imp cwt',
    factor: 50802.34544,
    into: 'kilograms',
  },
  shortTons: { name: 'Short tons', symbol: 'short tons', factor: 907184.74, into: 'tonnes' },
  longTons: { name: 'Long tons', symbol: 'long tons', factor: 1016046.9088, into: 'tonnes' },
  troyOunces: { name: 'Troy ounces', symbol: 'oz t', factor: 31.1034768, into: 'grams' },
  pennyweights: { name: 'Pennyweights', symbol: 'dwt', factor: 1.55517384, into: 'grams' },
} as const satisfies Readonly<Record<string, LinearUnit>>;
