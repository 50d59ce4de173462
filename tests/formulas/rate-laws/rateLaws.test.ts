import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { constantsOf, RATE_LAWS, velocityAt, velocityDerivatives } from '#workers/formulas/rate-laws/rateLaws.ts';

const concentration = fc.double({ min: 0.05, max: 20, noNaN: true });

describe.each(RATE_LAWS)('%s', (law) => {
  const names = constantsOf(law);
  const constants = fc.tuple(...names.map(() => fc.double({ min: 0.3, max: 5, noNaN: true })));

  test('its derivatives are those of differences', () => {
    fc.assert(
      fc.property(constants, concentration, concentration, (values, substrate, inhibitor) => {
        const place = { substrate, inhibitor };
        const slopes = velocityDerivatives(law, values, place);
        for (const [at, value] of values.entries()) {
          const step = value * 1e-5;
          const moved = (by: number) => values.map((each, index) => (index === at ? each + by : each));
          const difference = (velocityAt(law, moved(step), place) - velocityAt(law, moved(-step), place)) / (2 * step);
          expect(slopes[at]).toBeCloseTo(difference, 5);
        }
      }),
    );
  });

  test('without substrate there is no velocity', () => {
    const values = names.map(() => 2);
    expect(velocityAt(law, values, { substrate: 0, inhibitor: 1 })).toBe(0);
    expect(velocityDerivatives(law, values, { substrate: 0, inhibitor: 1 })).toEqual(names.map(() => 0));
  });
});

test('half of Vmax at K0.5; the inhibitor at its constant halves or doubles', () => {
  const at = (substrate: number, inhibitor = 0) => ({ substrate, inhibitor });
  expect(velocityAt('hill', [10, 3, 2], at(3))).toBeCloseTo(5, 12);
  expect(velocityAt('noncompetitive', [10, 3, 4], at(3, 4))).toBeCloseTo(2.5, 12);
  expect(velocityAt('competitive', [10, 3, 4], at(6, 4))).toBeCloseTo(5, 12);
  expect(velocityAt('mixed', [10, 3, 4, 4], at(3, 4))).toBeCloseTo(2.5, 12);
  expect(velocityAt('uncompetitive', [10, 3, 4], at(1.5, 4))).toBeCloseTo(2.5, 12);
  expect(velocityAt('substrate-inhibition', [10, 3, 3], at(3))).toBeCloseTo(10 / 3, 12);
});
