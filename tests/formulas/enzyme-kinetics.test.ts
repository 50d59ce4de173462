import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type EnzymeKineticsInput } from '#workers/formulas/enzyme-kinetics.ts';

function pointsOf(...pairs: readonly (readonly [substrate: number, velocity: number])[]) {
  return pairs.map(([substrate, velocity]) => ({ substrate, velocity }));
}

const filled: EnzymeKineticsInput = {
  dataPoints: pointsOf([1, 12], [2, 20.5], [5, 34], [10, 44], [20, 52]),
  enzymeConcentration: 0.5,
  concentrationUnit: 'µM',
  timeUnit: 's',
};
/** Generated with Vmax 100 and Km 3; the second velocity is far too low. */
const misled: EnzymeKineticsInput = {
  ...filled,
  dataPoints: pointsOf([0.5, 20.4], [1, 17.3], [2, 41.3], [4, 55.4], [8, 71.4], [16, 83.6]),
};

describe('validate', () => {
  const negative = 'All values must be non-negative';
  const noFit = 'Error calculating kinetic parameters';
  const two = 'Two pairs with both values above 0 are needed';
  const line = '1/v does not rise with 1/[S] along a line that meets the axis above 0';
  const [first, second] = [
    { substrate: 1, velocity: 2 },
    { substrate: 4, velocity: 4 },
  ];
  const blank = { substrate: null, velocity: null };

  refuses(formula, [
    [{ ...filled, dataPoints: [first, { substrate: -4, velocity: 4 }] }, negative, 'dataPoints.1.substrate'],
    [{ ...filled, dataPoints: [{ substrate: 1, velocity: -2 }, second] }, negative, 'dataPoints.0.velocity'],
    [{ ...filled, enzymeConcentration: -0.1 }, negative, 'enzymeConcentration'],
    [
      {
        ...filled,
        dataPoints: [
          { substrate: Number.NaN, velocity: 2 },
          { ...second, velocity: -1 },
        ],
      },
      negative,
      'dataPoints.1.velocity',
    ],
    [
      { ...filled, dataPoints: [first, { ...second, velocity: Number.NaN }] },
      noFit,
      'dataPoints.1.velocity',
      'This is not a number',
    ],
    [{ ...filled, enzymeConcentration: Number.NaN }, noFit, 'enzymeConcentration', 'This is not a number'],
    [{ ...filled, concentrationUnit: '' }, noFit, 'concentrationUnit'],
    [{ ...filled, concentrationUnit: 'M' as 'mM' }, noFit, 'concentrationUnit'],
    [{ ...filled, timeUnit: 'h' as 's' }, noFit, 'timeUnit'],
    [{ ...filled, timeUnit: '' }, noFit, 'timeUnit'],
    [{ ...filled, dataPoints: [] }, noFit, 'dataPoints', two],
    [{ ...filled, dataPoints: [blank] }, noFit, 'dataPoints', two],
    [{ ...filled, dataPoints: [first, { substrate: 0, velocity: 3 }] }, noFit, 'dataPoints', two],
    [{ ...filled, dataPoints: [first, { substrate: 3, velocity: null }] }, noFit, 'dataPoints', two],
    [
      { ...filled, dataPoints: pointsOf([0.3, 3], [0.3, 4], [0.3, 5]) },
      noFit,
      'dataPoints',
      'The substrate concentrations are all the same',
    ],
    [{ ...filled, dataPoints: pointsOf([1, 3], [2, 3], [4, 3]) }, noFit, 'dataPoints', line],
    [{ ...filled, dataPoints: pointsOf([0.1, 0.3], [0.3, 0.9], [0.7, 2.1]) }, noFit, 'dataPoints', line],
    [{ ...filled, dataPoints: pointsOf([1, 8], [2, 4]) }, noFit, 'dataPoints', line],
    [{ ...filled, dataPoints: pointsOf([1e-320, 1], [1, 2]) }, noFit, 'dataPoints', line],
    [
      { ...filled, enzymeConcentration: 1e-308 },
      noFit,
      'enzymeConcentration',
      'Beside these velocities the concentration is too small',
    ],
    // kcat is still finite, but not the efficiency in 1/(M·s).
    [
      { ...filled, enzymeConcentration: 1e-303, concentrationUnit: 'nM' },
      noFit,
      'enzymeConcentration',
      'Beside these velocities the concentration is too small',
    ],
  ]);

  accepts(formula, [
    [filled, filled],
    [
      { ...filled, dataPoints: [blank, first, { substrate: null, velocity: 3 }, second], enzymeConcentration: null },
      { ...filled, dataPoints: [first, { substrate: 0, velocity: 3 }, second], enzymeConcentration: 0 },
    ],
  ]);
});

describe('specified values', () => {
  test('of five points', () => {
    const result = computed(formula, filled);
    expect(result.vmax).toBeCloseTo(63.212078468276424, 9);
    expect(result.km).toBeCloseTo(4.250066512236841, 9);
    expect(result.kcat).toBeCloseTo(126.42415693655285, 8);
    expect(result.catalyticEfficiency).toBeCloseTo(29.746394926420788, 8);
    expect(result.lineweaver.rSquared).toBeCloseTo(0.9997973470467432, 10);
  });

  test('no kcat without an enzyme concentration', () => {
    expect(computed(formula, { ...filled, enzymeConcentration: 0 })).toMatchObject({
      kcat: null,
      catalyticEfficiency: null,
      efficiencyPerMolarSecond: null,
      reference: { kcat: null },
    });
  });

  test.each([
    ['nM', 's', 1e9],
    ['µM', 's', 1e6],
    ['mM', 's', 1e3],
    ['µM', 'min', 1e6 / 60],
  ] as const)('%s and %s: the efficiency in 1/(M·s) is %d times as large', (concentrationUnit, timeUnit, factor) => {
    const result = computed(formula, { ...filled, concentrationUnit, timeUnit });
    expect(result.catalyticEfficiency).toBeCloseTo(29.746394926420788, 8);
    expect((result.efficiencyPerMolarSecond ?? 0) / (result.catalyticEfficiency ?? 1)).toBeCloseTo(factor, 3);
  });

  test('pairs with a zero are left out and counted', () => {
    const { dataPoints } = filled;
    const result = computed(formula, { ...filled, dataPoints: [...pointsOf([0, 0], [3, 0]), ...dataPoints] });
    expect(result).toMatchObject({ pointsUsed: 5, pointsLeftOut: 2 });
    expect(result.vmax).toBe(computed(formula, filled).vmax);
  });

  test('two points are met exactly by every method', () => {
    const { vmax, km, reference } = computed(formula, { ...filled, dataPoints: pointsOf([1, 2], [4, 4]) });
    for (const each of [{ vmax, km }, reference, reference.hanesWoolf, reference.eadieHofstee]) {
      expect(each.vmax).toBeCloseTo(6, 7);
      expect(each.km).toBeCloseTo(2, 7);
    }
    expect(reference).toMatchObject({ vmaxStandardError: null, kmStandardError: null });
  });

  test('scale with the units of the axes', () => {
    const factor = fc.double({ min: 0.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(factor, factor, (ofSubstrate, ofVelocity) => {
        const there = computed(formula, filled);
        const here = computed(formula, {
          ...filled,
          dataPoints: filled.dataPoints.map(({ substrate, velocity }) => ({
            substrate: substrate * ofSubstrate,
            velocity: velocity * ofVelocity,
          })),
        });
        expect(here.km / there.km / ofSubstrate).toBeCloseTo(1, 8);
        expect(here.vmax / there.vmax / ofVelocity).toBeCloseTo(1, 8);
        expect((here.reference.km ?? 0) / (there.reference.km ?? 1) / ofSubstrate).toBeCloseTo(1, 5);
      }),
    );
  });
});

describe('reference', () => {
  test('one low velocity misleads the double-reciprocal line, not the non-linear fit', () => {
    const { vmax, km, reference } = computed(formula, misled);
    expect(vmax).toBeCloseTo(67.44, 2);
    expect(km).toBeCloseTo(1.474, 3);
    expect(reference.vmax).toBeCloseTo(99.7, 1);
    expect(reference.vmaxStandardError).toBeCloseTo(7.75, 2);
    expect(reference.km).toBeCloseTo(3.14, 2);
    expect(reference.kmStandardError).toBeCloseTo(0.68, 2);
    expect(reference.lineweaverBurk).toMatchObject({ vmax, km });
    expect(reference.kcat).toBe((reference.vmax ?? 0) / filled.enzymeConcentration);
  });

  describe('other fits', () => {
    /** Points exactly on the curve of Vmax 100 and Km 3, which every fit must recover. */
    const onCurve = (...substrates: readonly number[]) =>
      pointsOf(...substrates.map((substrate) => [substrate, (100 * substrate) / (3 + substrate)] as const));
    const fitsOf = (dataPoints: EnzymeKineticsInput['dataPoints']) =>
      computed(formula, { ...filled, dataPoints }).reference.otherFits;
    const found = { vmax: expect.closeTo(100, 5), km: expect.closeTo(3, 5) };

    test('find the curve that the points lie on', () => {
      expect(fitsOf(onCurve(0.5, 1, 2, 8))).toEqual({
        relativeWeights: found,
        weightedReciprocals: found,
        withoutSmallest: found,
        replicateMeans: null,
        zerosKept: null,
      });
    });

    test('average replicates where there are some', () => {
      expect(fitsOf(onCurve(1, 1, 2, 8))).toMatchObject({ replicateMeans: found, zerosKept: null });
    });

    test('keep pairs with a zero where there are some', () => {
      expect(fitsOf([...pointsOf([0, 0]), ...onCurve(1, 2, 8)])).toMatchObject({
        replicateMeans: null,
        zerosKept: found,
      });
    });

    test('disagree about a velocity that is off the curve, and say what each finds', () => {
      const fits = fitsOf(misled.dataPoints);
      expect(fits.withoutSmallest).not.toEqual({ vmax: null, km: null });
      expect(fits.relativeWeights.km).not.toBeCloseTo(fits.weightedReciprocals.km ?? 0, 1);
    });
  });

  test('points on a curve are met without an error, by every method', () => {
    const { reference } = computed(formula, { ...filled, dataPoints: pointsOf([1, 1], [2, 1.5], [4, 2]) });
    const { lineweaverBurk, hanesWoolf, eadieHofstee } = reference;
    for (const each of [reference, lineweaverBurk, hanesWoolf, eadieHofstee]) expect(each.residualSumOfSquares).toBe(0);
    expect(reference).toMatchObject({ vmaxStandardError: 0, kmStandardError: 0 });
  });

  test('no other method comes closer to the velocities than the non-linear fit', () => {
    // Up to half off the curve, because Eadie–Hofstee finds no fit for random velocities.
    const errors = fc.array(fc.double({ min: 0.5, max: 1.5, noNaN: true }), { minLength: 4, maxLength: 8 });
    const km = fc.double({ min: 0.5, max: 20, noNaN: true });
    const compared = { lineweaverBurk: 0, hanesWoolf: 0, eadieHofstee: 0 };
    fc.assert(
      fc.property(errors, km, (factors, trueKm) => {
        const dataPoints = factors.map((factor, index) => {
          const substrate = 1.5 ** index;
          return { substrate, velocity: ((100 * substrate) / (trueKm + substrate)) * factor };
        });
        const verdict = formula.validate({ ...filled, dataPoints });
        if (!verdict.ok) return;
        const { reference } = computed(formula, verdict.input);
        if (reference.residualSumOfSquares === null) return;
        const limit = reference.residualSumOfSquares * (1 - 1e-9);
        for (const method of ['lineweaverBurk', 'hanesWoolf', 'eadieHofstee'] as const) {
          const squares = reference[method].residualSumOfSquares;
          if (squares === null) continue;
          compared[method] += 1;
          expect(squares, method).toBeGreaterThanOrEqual(limit);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(Math.min(...Object.values(compared)), JSON.stringify(compared)).toBeGreaterThan(20);
  });

  test('what has no estimate is null throughout', () => {
    // The small velocities show curvature and give the line an intercept; the large ones, which dominate the fit of the
    // curve, do not saturate.
    const { reference } = computed(formula, {
      ...filled,
      dataPoints: pointsOf([0.1, 0.5], [0.2, 0.8], [4, 16], [8, 40]),
    });
    expect(reference).toMatchObject({ vmax: null, km: null, vmaxStandardError: null, kcat: null });
    expect(reference.hanesWoolf).toEqual({ vmax: null, km: null, residualSumOfSquares: null });
  });
});
