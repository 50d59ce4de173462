/** A value as people say it: feet and inches, pounds and ounces, cups and spoons. */
import { short } from '#src/engine/kit/format.ts';
import type { LinearQuantity, UnitConversionResult } from '#workers/formulas/unit-conversion.ts';

type Values = UnitConversionResult['values'];
/** A way to say it, and the value in it. */
export type MixedReading = readonly [name: string, text: string];

/** Beyond so many steps nobody counts them. */
const MOST_STEPS = 1e9;

/** Returns the usual mixed readings of a quantity; none where it has none or the value is too large for them. */
export function mixedReadings(quantity: LinearQuantity, values: Values): readonly MixedReading[] {
  return READINGS[quantity](values).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
}

type Reading = readonly [name: string, text: string | null];

const READINGS: Readonly<Record<LinearQuantity, (values: Values) => readonly Reading[]>> = {
  length: ({ inches = 0 }) => [
    ['Feet and inches, to 1/16', inSteps(inches, 16, [['ft', 12]], 'in')],
    ['Hands and inches, to 1/4', hands(inches)],
  ],
  mass: ({ ounces = 0, pounds = 0 }) => [
    ['Pounds and ounces, to 1/8', inSteps(ounces, 8, [['lb', 16]], 'oz')],
    ['Stones and pounds, to 1/4', inSteps(pounds, 4, [['st', 14]], 'lb')],
  ],
  volume: ({ usTeaspoons = 0 }) => [
    [
      'US cups, tablespoons, teaspoons, to 1/8',
      inSteps(
        usTeaspoons,
        8,
        [
          ['cups', 48, 'cup'],
          ['tbsp', 3],
        ],
        'tsp',
      ),
    ],
  ],
  area: ({ squareMeters = 0, squareFeet = 0 }) => [
    ['Side of a square of this area', `${short(Math.sqrt(squareMeters))} m or ${short(Math.sqrt(squareFeet))} ft`],
  ],
  pressure: () => [],
  energy: () => [],
};

/**
 * '5 ft 6 1/2 in'.
 *
 * @param value in the smallest unit
 * @param parts of the smallest unit: 16 for sixteenths
 * @param larger units with how many of the smallest each has, and the name of a single one where it differs
 */
function inSteps(
  value: number,
  parts: number,
  larger: readonly (readonly [symbol: string, size: number, one?: string])[],
  smallest: string,
): string | null {
  const steps = Math.round(value * parts);
  if (steps > MOST_STEPS) return null;
  let rest = steps;
  const texts = larger.flatMap(([symbol, size, one = symbol]) => {
    const count = Math.floor(rest / (size * parts));
    rest -= count * size * parts;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : symbol}`];
  });
  const last = withFraction(rest, parts);
  return [...texts, ...(last === '0' && texts.length > 0 ? [] : [`${last} ${smallest}`])].join(' ');
}

/** '6 1/2' of 13 halves. */
function withFraction(steps: number, parts: number): string {
  let [numerator, denominator] = [steps % parts, parts];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  const whole = Math.floor(steps / parts);
  if (numerator === 0) return String(whole);
  return `${whole === 0 ? '' : `${whole} `}${numerator}/${denominator}`;
}

/** '15.2 hands' means 15 hands and 2 inches. */
function hands(inches: number): string | null {
  const quarters = Math.round(inches * 4);
  if (quarters > MOST_STEPS) return null;
  const rest = quarters % 16;
  const count = Math.floor(quarters / 16);
  return `${count} ${count === 1 ? 'hand' : 'hands'} ${withFraction(rest, 4)} in`;
}
