import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineweaverBurk } from '#workers/formulas/enzyme-kinetics/kineticPlots.ts';
import {
  relativeWeightsFit,
  replicateMeans,
  weightedReciprocals,
  withoutSmallestVelocity,
} from '#workers/formulas/enzyme-kinetics/kineticsFits.ts';
import {
  fitMichaelisMenten,
  type Kinetics,
  type RatePoint,
  rateAt,
} from '#workers/formulas/enzyme-kinetics/michaelisMenten.ts';

function pointsOf(substrates: readonly number[], velocities: readonly number[]): readonly RatePoint[] {
  return substrates.map((substrate, index) => ({ substrate, velocity: velocities[index] ?? Number.NaN }));
}

/** Generated with Vmax 100 and Km 3; the second velocity is far too low. */
const MISLED = pointsOf([0.5, 1, 2, 4, 8, 16], [20.4, 17.3, 41.3, 55.4, 71.4, 83.6]);
/** R's data set Puromycin, the treated cells. */
const PUROMYCIN = pointsOf(
  [0.02, 0.02, 0.06, 0.06, 0.11, 0.11, 0.22, 0.22, 0.56, 0.56, 1.1, 1.1],
  [76, 47, 97, 107, 123, 139, 159, 152, 191, 201, 207, 200],
);
const UNBALANCED = pointsOf([1, 1, 1, 2, 5, 5, 20], [12, 14, 13, 20.5, 34, 30, 52]);

function specified(points: readonly RatePoint[]): Kinetics {
  const found = lineweaverBurk(points);
  if (found === null) throw new Error('These points give no line');
  return found;
}

function expectConstants(found: Kinetics | null, vmax: number, km: number): void {
  expect((found?.vmax ?? Number.NaN) / vmax).toBeCloseTo(1, 5);
  expect((found?.km ?? Number.NaN) / km).toBeCloseTo(1, 5);
}

const constants = fc.record({
  vmax: fc.double({ min: 0.1, max: 1e4, noNaN: true }),
  km: fc.double({ min: 0.1, max: 100, noNaN: true }),
});
const concentrations = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 3, maxLength: 12 });
const onCurve = fc.tuple(constants, concentrations).map(([kinetics, substrates]) => ({
  kinetics,
  points: substrates.map((substrate) => ({ substrate: substrate / 10, velocity: rateAt(kinetics, substrate / 10) })),
}));

describe('relative weights', () => {
  // scipy 1.17.1, least_squares with the residuals divided by the last curve, until convergence.
  test.each([
    ['six points, one far too low', MISLED, 90.66677351, 2.38501771],
    ['Puromycin', PUROMYCIN, 202.539893, 0.050742674],
  ] as const)('%s', (_, points, vmax, km) => {
    expectConstants(relativeWeightsFit(points, specified(points)), vmax, km);
  });

  // The same rounds with each step halved from the first one on.
  test.each([
    [pointsOf([1.4, 27.9, 557], [3.93, 16.9, 89.8]), 77.07647902639, 33.74261754835],
    [pointsOf([2.23, 44.5, 887], [5.41, 18.8, 103]), 83.545122067978, 41.63302178996],
  ])('oscillating weights converge: %j', (points, vmax, km) => {
    expectConstants(relativeWeightsFit(points, specified(points)), vmax, km);
  });

  test('points of any size on a curve give the curve back', () => {
    fc.assert(
      fc.property(onCurve, ({ kinetics, points }) => {
        expectConstants(relativeWeightsFit(points, specified(points)), kinetics.vmax, kinetics.km);
      }),
    );
  });

  test('another unit of the velocities changes Vmax alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (factor) => {
        const scaled = MISLED.map(({ substrate, velocity }) => ({ substrate, velocity: velocity * factor }));
        expectConstants(relativeWeightsFit(scaled, specified(scaled)), 90.66677351 * factor, 2.38501771);
      }),
    );
  });

  test('velocities without curvature have no fit', () => {
    expect(relativeWeightsFit(pointsOf([1, 2, 4], [1, 2, 4.5]), { vmax: 10, km: 5 })).toBeNull();
  });
});

describe('weighted reciprocals', () => {
  // numpy 2.4.6, polyfit of 1/v on 1/[S] with w = v².
  test.each([
    ['six points, one far too low', MISLED, 94.0777723555, 2.43611659987],
    ['Puromycin', PUROMYCIN, 208.6707220416, 0.0530916425073],
  ] as const)('%s', (_, points, vmax, km) => {
    expectConstants(weightedReciprocals(points), vmax, km);
  });

  test('points on a curve give the curve back', () => {
    fc.assert(
      fc.property(onCurve, ({ kinetics, points }) => {
        expectConstants(weightedReciprocals(points), kinetics.vmax, kinetics.km);
      }),
    );
  });

  test('velocities may be of any size', () => {
    for (const factor of [1e-90, 1e90])
      expectConstants(
        weightedReciprocals(MISLED.map(({ substrate, velocity }) => ({ substrate, velocity: velocity * factor }))),
        94.0777723555 * factor,
        2.43611659987,
      );
  });

  test('is null for a line that falls, and for one concentration', () => {
    expect(weightedReciprocals(pointsOf([1, 2, 4], [4, 3, 2]))).toBeNull();
    expect(weightedReciprocals(pointsOf([2, 2], [4, 3]))).toBeNull();
    // A line through the origin, but for rounding.
    expect(weightedReciprocals(pointsOf([5, 6, 3, 3], [3, 4, 2, 2]))).toBeNull();
    expect(weightedReciprocals(pointsOf([1, 5, 2, 4], [1, 3, 2, 6]))).toBeNull();
  });
});

describe('replicates and the smallest velocity', () => {
  test('means of unequal numbers of replicates give other constants', () => {
    // scipy 1.17.1, least_squares on all points and on the means.
    const start = specified(UNBALANCED);
    expectConstants(fitMichaelisMenten(UNBALANCED, start), 61.46482236, 4.15480012);
    expectConstants(fitMichaelisMenten(replicateMeans(UNBALANCED), start), 62.53859563, 4.30124178);
  });

  test('equal numbers of replicates give the same constants averaged or not', () => {
    const [all, means] = [PUROMYCIN, replicateMeans(PUROMYCIN)].map((points) =>
      fitMichaelisMenten(points, specified(PUROMYCIN)),
    );
    expect(means?.vmax).toBeCloseTo(all?.vmax ?? Number.NaN, 3);
    expect(means?.km).toBeCloseTo(all?.km ?? Number.NaN, 6);
  });

  test('means keep the concentrations, each once, and the sum of equal shares', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 99 }))), (pairs) => {
        const points = pairs.map(([substrate, velocity]) => ({ substrate, velocity }));
        const means = replicateMeans(points);
        expect(means.map(({ substrate }) => substrate)).toEqual([...new Set(pairs.map(([substrate]) => substrate))]);
        const total = means.reduce(
          (sum, { substrate, velocity }) => sum + velocity * pairs.filter(([one]) => one === substrate).length,
          0,
        );
        expect(total).toBeCloseTo(
          pairs.reduce((sum, [, velocity]) => sum + velocity, 0),
          9,
        );
      }),
    );
  });

  test('without the smallest velocity', () => {
    // numpy 2.4.6, polyfit without the second point.
    expectConstants(withoutSmallestVelocity(MISLED), 79.56302685, 1.473636967);
    expect(withoutSmallestVelocity(MISLED.slice(0, 2))).toBeNull();
  });
});
