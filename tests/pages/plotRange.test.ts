import { expect, test } from 'vitest';
import type { NumberInput } from '#src/engine/form/onDemand/numberInputs.ts';
import { placesIn, usualRange, wholePlacesIn } from '#src/site/pages/calculator/onDemand/plotRange.ts';

function input(own: number, limits: { readonly min?: number; readonly max?: number } = {}): NumberInput {
  const field = { kind: 'number' as const, label: 'Volume', ...limits };
  return { path: 'volume', label: 'Volume', field, box: field, chosen: undefined, text: String(own), own };
}

test.each([
  ['without limits, from zero to twice the value', input(5), 'linear', { from: 0, to: 10 }],
  ['below zero, the mirror of it', input(-5), 'linear', { from: -10, to: 0 }],
  ['limits that are close', input(40, { min: 0, max: 100 }), 'linear', { from: 0, to: 100 }],
  ['limits that are far', input(5, { min: 1, max: 1e6 }), 'linear', { from: 1, to: 10 }],
  ['a value of zero', input(0), 'linear', { from: 0, to: 1 }],
  ['the upper limit is the value', input(1, { max: 1 }), 'linear', { from: 0, to: 1 }],
  ['two decades to either side', input(5), 'logarithmic', { from: 0.05, to: 500 }],
  ['decades within limits', input(5, { min: 1, max: 20 }), 'logarithmic', { from: 1, to: 20 }],
  ['no logarithm of zero', input(0, { min: 0 }), 'logarithmic', { from: 0.01, to: 100 }],
] as const)('the usual range: %s', (_, of, spacing, range) => {
  expect(usualRange(of, spacing)).toEqual(range);
});

test('places ascend from end to end, with the present value exactly as it is', () => {
  for (const spacing of ['linear', 'logarithmic'] as const) {
    const places = placesIn({ from: 0.1, to: 10 }, spacing, 1 / 3);
    expect(places[0]).toBe(0.1);
    expect(places.at(-1)).toBe(10);
    expect(places).toContain(1 / 3);
    expect(places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))).toBe(true);
    expect(places.length).toBeGreaterThan(100);
  }
  expect(placesIn({ from: 1, to: 100 }, 'logarithmic', 500)[50]).toBe(10);
  expect(placesIn({ from: 0, to: 12 }, 'linear', 500)[50]).toBe(6);
});

test('whole numbers are thinned out evenly', () => {
  expect(wholePlacesIn({ from: 0.5, to: 4.5 })).toEqual([1, 2, 3, 4]);
  expect(wholePlacesIn({ from: 0, to: 200 }).slice(0, 3)).toEqual([0, 2, 4]);
  expect(wholePlacesIn({ from: 0.2, to: 0.8 })).toEqual([]);
});
