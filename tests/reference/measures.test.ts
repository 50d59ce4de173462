/** Small tables of measures: numbers that follow from one another, or from the words beside them. */
import { expect, test } from 'vitest';
import { CM_PER_INCH, KG_PER_POUND } from '#workers/lib/mathematics/imperialUnits.ts';
import { HELPLINE_COUNTRIES } from '#workers/reference/helplines.ts';
import { GIRTH_DIVISORS, METRIC_DIVISOR } from '#workers/reference/horseWeight.ts';
import { KW, PKW } from '#workers/reference/physicalConstants.ts';
import { PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';
import {
  DRINKING_EDGES,
  ML_PER_CUP,
  ML_PER_FLUID_OUNCE,
  TOTAL_EDGES,
  WATER_ML_PER_KG,
} from '#workers/reference/waterIntake.ts';

test('the metric divisor of horses is the one in inches and pounds, within half a percent', () => {
  const converted = (GIRTH_DIVISORS.adult * CM_PER_INCH ** 3) / KG_PER_POUND;
  expect(Math.abs(METRIC_DIVISOR / converted - 1)).toBeLessThan(0.005);
  expect(GIRTH_DIVISORS.adult).toBeGreaterThan(GIRTH_DIVISORS.yearling);
  expect(GIRTH_DIVISORS.yearling).toBeGreaterThan(GIRTH_DIVISORS.weanling);
});

test.each(Object.entries(PLAUSIBLE_WEIGHTS))(
  'the message about the weight of a %s says its limits, in both units',
  (_, { minKg, maxKg, message }) => {
    const numbers = [...message.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    expect(numbers).toEqual([minKg, maxKg, ...[minKg, maxKg].map((kg) => Number((kg / KG_PER_POUND).toFixed(1)))]);
  },
);

test('a cup is eight fluid ounces, a gallon 231 cubic inches', () => {
  expect(ML_PER_CUP).toBe(8 * ML_PER_FLUID_OUNCE);
  expect(128 * ML_PER_FLUID_OUNCE).toBeCloseTo(231 * CM_PER_INCH ** 3, 9);
});

test('what dogs need lies between the edges of too little and too much', () => {
  for (const { lowBelow, increasedAbove } of [DRINKING_EDGES, TOTAL_EDGES]) {
    expect(WATER_ML_PER_KG.min).toBeGreaterThan(lowBelow);
    expect(WATER_ML_PER_KG.max).toBeLessThan(increasedAbove);
  }
});

test('the ion product of water is that of its pKw', () => {
  expect(-Math.log10(KW)).toBe(PKW);
});

const PREFIXES: Readonly<Record<string, string>> = { US: '+1', CA: '+1', GB: '+44', FR: '+33' };

test.each(
  HELPLINE_COUNTRIES.flatMap(({ code, lines }) =>
    lines.map(({ name, printed, tel }) => ({ code, name, printed, tel })),
  ),
)(
  '$code, $name: the number in international form is the printed one after the country code',
  ({ code, printed, tel }) => {
    const digits = printed.replace(/\D/g, '');
    expect(tel).toMatch(/^\+?\d+$/);
    if (tel.startsWith('+')) expect(tel).toBe(`${PREFIXES[code]}${digits.replace(/^0/, '')}`);
    // Short and free numbers have no international form.
    else expect([tel, code in PREFIXES]).toEqual([digits, false]);
  },
);
