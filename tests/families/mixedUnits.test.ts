import { expect, test } from 'vitest';
import { mixedReadings } from '#src/calculators/families/mixedUnits.ts';

test.each([
  ['length', { inches: 66.5 }, ['5 ft 6 1/2 in', '16 hands 2 1/2 in']],
  ['length', { inches: 60.8 }, ['5 ft 13/16 in', '15 hands 3/4 in']],
  ['length', { inches: 24 }, ['2 ft', '6 hands 0 in']],
  ['length', { inches: 0 }, ['0 in', '0 hands 0 in']],
  ['length', { inches: 1e12 }, []],
  ['mass', { ounces: 35.3, pounds: 2.206 }, ['2 lb 3 1/4 oz', '2 1/4 lb']],
  ['mass', { ounces: 2400, pounds: 150 }, ['150 lb', '10 st 10 lb']],
  ['length', { inches: 4 }, ['4 in', '1 hand 0 in']],
  ['volume', { usTeaspoons: 96 }, ['2 cups']],
  ['volume', { usTeaspoons: 52.13 }, ['1 cup 1 tbsp 1 1/8 tsp']],
  ['area', { squareMeters: 16, squareFeet: 172.2 }, ['4 m or 13.1225 ft']],
  ['pressure', {}, []],
  ['energy', {}, []],
] as const)('%s', (quantity, values, texts) => {
  expect(mixedReadings(quantity, values).map(([, text]) => text)).toEqual(texts);
});
