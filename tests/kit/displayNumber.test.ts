import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitGroups, grouped, withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '10\u202f000'],
  [123_456, '123\u202f456'],
  [4_503_599_627_370_495, '4\u202f503\u202f599\u202f627\u202f370\u202f495'],
])('%d is grouped as %j', (value, text) => {
  expect(grouped(value)).toBe(text);
});

test('a grouped number is read back, by our own boxes as well', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(readNumber(grouped(value))).toBe(value);
      expect(digitGroups(String(value)).join('')).toBe(String(value));
    }),
  );
});

describe('in a sentence', () => {
  test.each([
    ['One in 11400.', 'One in 11\u202f400.'],
    ['14313.14 Da', '14\u202f313.14\u00a0Da'],
    ['A 10000-fold dilution', 'A 10\u202f000-fold dilution'],
    ['between -6.5 and 66.0', 'between −6.5 and 66.0'],
    ['1000·(-139.9)', '1000·(−139.9)'],
    ['5 mg of 0.5 mg/mL, 25 °C, 3 µm³', '5\u00a0mg of 0.5\u00a0mg/mL, 25\u00a0°C, 3\u00a0µm³'],
    ['“a 12345” has 12345 letters', '“a 12345” has 12\u202f345 letters'],
    ['3.1 × 10⁹ bp', '3.1\u00a0×\u00a010⁹\u00a0bp'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(withDisplayNumbers(text)).toBe(drawn);
  });

  test.each([
    '0.123456',
    'NC_005816',
    'gi|45478711|ref',
    'complement(<12345..>67890)',
    'CAS 64-19-7 and 10043-35-3',
    '2024-06-17',
    '+442079460000',
    'IL-2',
    'pH 7-8',
    '“-12250” is not a number',
    'Record 2 of 2: “two 12345, of 67890”',
    '3 males',
  ])('%j is left alone', (text) => {
    expect(withDisplayNumbers(text)).toBe(text);
  });
});
