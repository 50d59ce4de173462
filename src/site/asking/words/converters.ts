/** Lines that the unit converters answer: a number with its unit, and the unit that is asked for. */
import type { AskedWords, InputWords } from '../declarations.ts';

type ConverterId =
  | 'length-converter'
  | 'mass-converter'
  | 'volume-converter'
  | 'area-converter'
  | 'pressure-converter'
  | 'energy-converter'
  | 'temperature-converter';

/** Words of units that a menu names otherwise. The same spelling in several lines means any of them. */
const UNITS: Readonly<Record<ConverterId, Readonly<Record<string, string>>>> = {
  'length-converter': {
    inches: 'inch|inches|in',
    angstroms: 'angstrom|ångström',
    micrometers: 'micron|microns|um',
    miles: 'mile|miles',
    feet: 'feet|foot',
    hands: 'hands|hand',
  },
  'mass-converter': {
    ounces: 'oz|ounce|ounces',
    pounds: 'lb|lbs|pound|pounds|lb.|lbs.',
    stones: 'stone|stones',
    tonnes: 'tonne|tonnes|metric ton|metric tons|ton|tons',
    shortTons: 'short ton|short tons|US ton|US tons|ton|tons',
    longTons: 'long ton|long tons|ton|tons',
    grams: 'gm|gms',
  },
  'volume-converter': {
    usCups: 'cup|cups|US cup|US cups',
    metricCups: 'cup|cups|metric cup|metric cups',
    usTeaspoons: 'tsp|teaspoon|teaspoons|US tsp',
    metricTeaspoons: 'tsp|teaspoon|teaspoons|metric tsp',
    usTablespoons: 'tbsp|tablespoon|tablespoons|US tbsp',
    metricTablespoons: 'tbsp|tablespoon|tablespoons|metric tbsp',
    usFluidOunces: 'fl oz|fluid ounces|fluid ounce|US fl oz|oz',
    imperialFluidOunces: 'fl oz|fluid ounces|fluid ounce|imperial fl oz|oz',
    usGallons: 'gallon|gallons|gal|US gallon|US gallons',
    imperialGallons: 'gallon|gallons|gal|imperial gallon|imperial gallons|UK gallons',
    usPints: 'pint|pints|US pint|US pints',
    imperialPints: 'pint|pints|imperial pint|imperial pints',
    usQuarts: 'quart|quarts|US quart|US quarts|qt',
    imperialQuarts: 'quart|quarts|imperial quart|imperial quarts|qt',
    milliliters: 'cc|mls',
    liters: 'ltr|ltrs',
    cubicMeters: 'm3|m^3|cubic metre|cubic metres',
    cubicCentimeters: 'cm3|cm^3|cubic centimetre|cubic centimetres',
    cubicFeet: 'ft3|ft^3|cubic foot|cu ft',
    cubicInches: 'in3|in^3|cubic inch|cu in',
  },
  'area-converter': {
    acres: 'acre|acres',
    hectares: 'ha|hectare|hectares',
    squareMeters: 'sqm|sq metre|sq metres|square metre|square metres',
    squareFeet: 'sqft|square foot|sq feet',
    squareKilometers: 'km2|km^2|sq km|square kilometre|square kilometres',
    squareCentimeters: 'cm2|cm^2|sq cm|square centimetre|square centimetres',
    squareInches: 'in2|in^2|sq in|square inch',
    squareMiles: 'sq mi|sq miles|square mile',
  },
  'pressure-converter': {
    poundsPerSquareInch: 'psi',
    bars: 'bar|bars',
    millimetersOfMercury: 'mmHg|mm Hg',
    atmospheres: 'atm|atmosphere',
  },
  'energy-converter': {
    calories: 'cal|calorie|calories',
    kilocalories: 'kcal|calories|calorie|Cal|kilocalories',
    kilojoules: 'kJ|kilojoules',
    joules: 'J|joules|joule',
    kilowattHours: 'kWh',
  },
  'temperature-converter': { celsius: 'C|°C|celsius|centigrade', fahrenheit: 'F|°F|fahrenheit', kelvin: 'K|kelvin' },
};

export const CONVERTER_WORDS: readonly AskedWords[] = Object.entries(UNITS).map(([id, units]): AskedWords => {
  const value: InputWords = { reads: 'number', units, isAnyCase: true };
  return {
    id: id as ConverterId,
    of: 'in|to|into|convert|how many',
    also: 'convert|how many|is|are|in|to|into',
    inputs: { value },
    questions: [{ has: 'value', shows: 'values', isAlone: true }],
    converts: true,
  };
});
