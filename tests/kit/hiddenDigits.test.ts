import { describe, expect, test } from 'vitest';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Figure } from '#src/kit/presentation.ts';

const figure = (value: Figure['value'], text: string, rest: Partial<Figure> = {}): Figure => ({
  field: 'x',
  label: 'X',
  value,
  text,
  ...rest,
});

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

describe('a figure', () => {
  test.each([
    [figure(0.000293, '0.000'), 'With four digits 0.000293.'],
    [figure(0.000293, '0.000', { note: 'At rest.' }), 'At rest. With four digits 0.000293.'],
    [figure(0.0123, '0.012'), undefined],
    [figure(3, '3'), undefined],
    [figure(0, '0.00'), undefined],
    [figure(null, 'not defined'), undefined],
    [figure(99.9877, '100.0', { unit: '%' }), 'All but 0.0123 %.'],
    [figure(99.999_999_999_99, '100.00', { unit: '%' }), 'All but less than 1e-9 %.'],
    [figure(100, '100.0', { unit: '%' }), undefined],
    [figure(99.99, '100.0', { unit: 'mmHg' }), undefined],
  ])('%o: %s', (given, note) => {
    const { note: found, ...rest } = withHiddenDigits(given);
    expect(found).toBe(note);
    expect(rest).toEqual({ field: 'x', label: 'X', value: given.value, text: given.text, ...unitOf(given) });
  });

  test('of a share shown in percent', () => {
    const share = figure(0.999_999, '100.0', { unit: '%' });
    expect(withHiddenDigits(share, 99.9999).note).toBe('All but 0.000100 %.');
  });
});

function unitOf({ unit }: Figure): Pick<Figure, 'unit'> {
  return unit === undefined ? {} : { unit };
}
