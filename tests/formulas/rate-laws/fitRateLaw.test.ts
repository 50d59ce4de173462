import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitRateLaw } from '#workers/formulas/rate-laws/fitRateLaw.ts';
import { constantsOf, type InhibitionPoint, RATE_LAWS, velocityAt } from '#workers/formulas/rate-laws/rateLaws.ts';

const PLACES = [0, 2, 6].flatMap((inhibitor) =>
  [0.2, 0.5, 1, 2, 4, 8, 16, 32].map((substrate) => ({ substrate, inhibitor })),
);

test.each(RATE_LAWS)('%s: finds the constants that made the velocities', (law) => {
  const constants = fc.tuple(...constantsOf(law).map(() => fc.double({ min: 0.7, max: 3, noNaN: true })));
  fc.assert(
    fc.property(constants, (values) => {
      const points: readonly InhibitionPoint[] = PLACES.map((place) => ({
        ...place,
        velocity: velocityAt(law, values, place),
      }));
      const fit = fitRateLaw(law, points);
      expect(fit?.constants).toHaveLength(values.length);
      for (const [at, value] of values.entries()) expect(fit?.constants[at]).toBeCloseTo(value, 5);
    }),
    { numRuns: 40 },
  );
});

test('an inhibitor without effect has no constant', () => {
  const points = PLACES.map(({ substrate, inhibitor }) => ({
    substrate,
    inhibitor,
    velocity: (10 * substrate) / (2 + substrate),
  }));
  expect(fitRateLaw('competitive', points)).toBeNull();
});
