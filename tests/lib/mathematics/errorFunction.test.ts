import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erfc } from '#workers/lib/mathematics/errorFunction.ts';

describe('erfc', () => {
  // By the series and the continued fraction with 45 decimal digits (Python's decimal module).
  test.each([
    [0, 1],
    [1e-9, 0.9999999988716208],
    [0.1, 0.887537083981715],
    [0.25, 0.7236736098317631],
    [0.46875, 0.507386526782062],
    [0.47, 0.5062549491139179],
    [0.5, 0.4795001221869535],
    [1, 0.15729920705028513],
    [1.5, 0.033894853524689274],
    [1.99, 0.004888586800383003],
    [2.5, 0.0004069520174449589],
    [3.5, 7.430983723414128e-7],
    [4, 1.541725790028002e-8],
    [4.01, 1.4196939421371052e-8],
    [5, 1.537459794428035e-12],
    [7.3, 5.502573750691923e-25],
    [10, 2.088487583762545e-45],
    [15, 7.212994172451207e-100],
    [20, 5.395865611607901e-176],
    [26.5, 2.2109076642637343e-307],
  ])('of %d', (x, expected) => {
    expect(Math.abs(erfc(x) / expected - 1)).toBeLessThan(1e-15);
  });

  test('is 0 where it is below the smallest double', () => {
    expect(erfc(40)).toBe(0);
    expect(erfc(1e200)).toBe(0);
  });

  test('never rises, not even where two ways of computing meet', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        (x, step) => {
          expect(erfc(x + step)).toBeLessThanOrEqual(erfc(x));
        },
      ),
    );
    for (const meeting of [0.46875, 4]) expect(erfc(meeting + 1e-9)).toBeLessThan(erfc(meeting));
  });
});
