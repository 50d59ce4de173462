import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eadieHofstee, hanesWoolf, lineweaverBurk } from '#workers/formulas/enzyme-kinetics/kineticPlots.ts';
import { type RatePoint, rateAt } from '#workers/formulas/enzyme-kinetics/michaelisMenten.ts';

const NOISY: readonly RatePoint[] = [
  { substrate: 1, velocity: 12 },
  { substrate: 2, velocity: 20.5 },
  { substrate: 5, velocity: 34 },
  { substrate: 10, velocity: 44 },
  { substrate: 20, velocity: 52 },
];
const PLOTS = [lineweaverBurk, hanesWoolf, eadieHofstee];

describe('plots of scattered points', () => {
  test('Lineweaver–Burk', () => {
    const fit = lineweaverBurk(NOISY);
    expect(fit?.vmax).toBeCloseTo(63.212078468276424, 9);
    expect(fit?.km).toBeCloseTo(4.250066512236841, 9);
    expect(fit?.slope).toBeCloseTo(0.06723503822722388, 12);
    expect(fit?.yIntercept).toBeCloseTo(0.015819761416354303, 12);
    expect(fit?.rSquared).toBeCloseTo(0.9997973470467432, 12);
  });

  test('Hanes–Woolf', () => {
    expect(hanesWoolf(NOISY)?.vmax).toBeCloseTo(62.8781469125213, 9);
    expect(hanesWoolf(NOISY)?.km).toBeCloseTo(4.219095167470692, 9);
  });

  test('Eadie–Hofstee', () => {
    expect(eadieHofstee(NOISY)?.vmax).toBeCloseTo(62.6872296835875, 9);
    expect(eadieHofstee(NOISY)?.km).toBeCloseTo(4.186855712009365, 9);
  });
});

test('all plots find the constants that exact points were made of', () => {
  const constant = fc.double({ min: 0.1, max: 500, noNaN: true });
  fc.assert(
    fc.property(constant, constant, (vmax, km) => {
      const exact = [0.3, 1, 2, 6].map((times) => ({
        substrate: times * km,
        velocity: rateAt({ vmax, km }, times * km),
      }));
      for (const plot of PLOTS) {
        expect((plot(exact)?.vmax ?? 0) / vmax).toBeCloseTo(1, 8);
        expect((plot(exact)?.km ?? 0) / km).toBeCloseTo(1, 8);
      }
    }),
  );
});

describe('no constants', () => {
  const proportional = [0.1, 0.3, 0.7].map((substrate) => ({ substrate, velocity: 3 * substrate }));
  const level = [1, 2, 4].map((substrate) => ({ substrate, velocity: 0.3 }));
  const falling = [1, 2, 4].map((substrate) => ({ substrate, velocity: 8 / substrate }));

  test.each([
    ['proportional to the concentration', proportional],
    ['level', level],
    ['falling', falling],
  ])('where velocities are %s', (_, points) => {
    expect(lineweaverBurk(points)).toBeNull();
  });

  test('where only rounding bends what is proportional, or slopes what is level', () => {
    const number = fc.double({ min: 0.01, max: 1000, noNaN: true });
    const substrates = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(substrates, number, (whole, factor) => {
        const tenths = whole.map((each) => each / 10);
        for (const plot of [lineweaverBurk, hanesWoolf]) {
          expect(plot(tenths.map((substrate) => ({ substrate, velocity: factor * substrate })))).toBeNull();
          expect(plot(tenths.map((substrate) => ({ substrate, velocity: factor })))).toBeNull();
        }
      }),
    );
  });

  test.each([
    [
      'Hanes–Woolf',
      hanesWoolf,
      [
        [10, 6],
        [4, 1],
        [2, 2],
        [4, 3],
      ],
    ],
    [
      'Eadie–Hofstee',
      eadieHofstee,
      [
        [2, 3],
        [10, 3],
        [10, 6],
        [5, 6],
      ],
    ],
  ])('where only rounding slopes a level plot of scattered points (%s)', (_, plot, pairs) => {
    expect(plot(pairs.map(([substrate = 0, velocity = 0]) => ({ substrate, velocity })))).toBeNull();
  });

  test('where all concentrations are the same', () => {
    const same = [1, 2, 3].map((velocity) => ({ substrate: 0.3, velocity }));
    expect([lineweaverBurk(same), hanesWoolf(same)]).toEqual([null, null]);
  });

  test('the other plots have none either where velocities fall', () => {
    expect([hanesWoolf(falling), eadieHofstee(falling)]).toEqual([null, null]);
  });
});
