import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decimals,
  digits,
  inWords,
  plain,
  power,
  roundedAt,
  upToDigits,
  upToPlace,
  type Writing,
} from '#src/engine/kit/writing.ts';

test.each<[string, Writing, number, object]>([
  ['decimals', decimals(2), 12.5, { text: '12.50', lastPlace: -2, digits: 4 }],
  ['decimals', decimals(2), 0.004, { text: '0.00', lastPlace: -2, digits: 0 }],
  ['decimals', decimals(0), -7.2, { text: '-7', lastPlace: 0, digits: 1 }],
  ['decimals beyond all digits', decimals(2), 2.688e43, { text: '2.688e+43', lastPlace: 40, digits: 4 }],
  ['digits', digits(4), 4.25, { text: '4.250', lastPlace: -3, digits: 4 }],
  ['digits', digits(4), 4.25e-5, { text: '4.250e-5', lastPlace: -8, digits: 4 }],
  ['digits before the point', digits(3), 12_640, { text: '12600', lastPlace: 2, digits: 3 }],
  ['up to digits', upToDigits(6), 36, { text: '36', lastPlace: 0, digits: 2 }],
  ['up to digits', upToDigits(6), 77.777_777, { text: '77.7778', lastPlace: -4, digits: 6 }],
  ['up to digits before the point', upToDigits(6), 1_234_567, { text: '1234570', lastPlace: 1, digits: 6 }],
  ['a power of ten', power(2), 3.9811e-8, { text: '3.98e-8', lastPlace: -10, digits: 3 }],
  ['a count', plain, 1200, { text: '1200', lastPlace: 0, digits: 4 }],
  ['known up to a place', upToPlace(-2), 2.5, { text: '2.50', lastPlace: -2, digits: 3 }],
  ['known up to a small place', upToPlace(-11), 2e-8, { text: '2.000e-8', lastPlace: -11, digits: 4 }],
  ['known up to a place before the point', upToPlace(8), 1.2e9, { text: '1.2e+9', lastPlace: 8, digits: 2 }],
  ['nothing, up to a place', upToPlace(-1), 0, { text: '0.0', lastPlace: -1, digits: 0 }],
])('%s: %#', (_, writing, value, written) => {
  expect(writing(value)).toEqual(written);
});

test('words have neither place nor digits', () => {
  expect(inWords('not defined')).toEqual({ text: 'not defined' });
});

test('a number rounded at its last place is the one that is read off its text', () => {
  const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const writing = fc.oneof(
    fc.nat(6).map(decimals),
    fc.integer({ min: 1, max: 12 }).map(digits),
    fc.integer({ min: 1, max: 12 }).map(upToDigits),
    fc.nat(9).map(power),
  );
  fc.assert(
    fc.property(value, writing, (number, write) => {
      const { text, lastPlace = Number.NaN } = write(number);
      const unit = 10 ** lastPlace;
      // Ties are rounded one way by `toFixed` and another by division.
      expect(Math.abs(roundedAt(number, lastPlace) - Number(text))).toBeLessThanOrEqual(unit * (1 + 1e-9));
      expect(Math.abs(number - Number(text))).toBeLessThanOrEqual((unit / 2) * (1 + 1e-6) + 1e-300);
    }),
  );
});
