import { describe, expect, test } from 'vitest';
import { legible, legibly, legiblyInPercent } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';

test.each([
  [0.244, 3, '0.244'],
  [0.0123, 3, '0.012'],
  [0.0003125, 3, '0.000 (0.0003125)'],
  [0.5, 1, '0.5'],
  [0.66667, 1, '0.7 (0.6667)'],
  [0, 2, '0.00'],
  [1e-9, 2, '0.00 (1e-9)'],
])('%d with %d decimals is legible as %j', (value, decimals, text) => {
  expect(legible(value, decimals)).toBe(text);
});

describe('what the text hides is added', () => {
  test.each([
    [0.000293, 3, 'With four digits 0.000293.'],
    [0.0123, 3, undefined],
    [3, 0, undefined],
    [0, 2, undefined],
  ])('to %d with %d decimals: %s', (value, count, note) => {
    expect(legibly(decimals(count))(value).note).toBe(note);
  });

  test('where fewer digits show than asked for', () => {
    expect(legibly(decimals(1), 3)(1.234)).toMatchObject({ text: '1.2', note: 'With four digits 1.234.' });
    expect(legibly(() => inWords('not defined'))(1)).toEqual({ text: 'not defined' });
  });

  test.each([
    [99.9877, 1, 'All but 0.0123 %.'],
    [99.999_999_999_99, 2, 'All but less than 1e-9 %.'],
    [99.9999, 1, 'All but 0.000100 %.'],
    [100, 1, undefined],
    [99.9, 1, undefined],
  ])('to %d % with %d decimals: %s', (value, count, note) => {
    expect(legiblyInPercent(decimals(count))(value).note).toBe(note);
  });
});
