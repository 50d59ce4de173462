/**
 * The examples that the NIST Uncertainty Machine 1.5 comes with: their inputs as in its repository (usnistgov/NIST-Uncertainty-Machine,
 * conf/config-*.txt, read on 2026-11-27). The answers are of R 4.2.2, not of that machine, whose manual was not to be had:
 *
 *   linear   g <- attr(eval(deriv(f, names(m)), as.list(m)), "gradient"); sqrt((g * u) %*% r %*% t(g * u))
 *   drawn    set.seed(5); x <- t(t(matrix(rnorm(1e6 * length(m)), ncol = length(m)) %*% chol(r)) * u + m); sd(eval(f, x))
 *
 * with means m, standard uncertainties u and correlations r. Where the tests of Sandia's Suncal (test/test_examples.py) record a figure of
 * NIST for the same example, it stands under `recorded`. Student's t with 3 degrees of freedom (expansion) is taken as a normal
 * distribution of the same standard uncertainty, as R was asked.
 */
import { describe, expect, test } from 'vitest';
import { uncertainties } from '#workers/evaluation/uncertainty.ts';

interface Example {
  readonly name: string;
  /** Estimates and standard uncertainties. */
  readonly inputs: readonly (readonly [number, number])[];
  readonly correlations?: readonly (readonly number[])[];
  readonly figures: readonly {
    readonly of: (...x: readonly number[]) => number;
    readonly value: number;
    readonly linear: number;
    /** Standard deviation and ends of the interval of 95 % of a million draws. */
    readonly drawn: readonly [spread: number, lower: number, upper: number];
    /** The estimate and its standard uncertainty. */
    readonly recorded?: readonly [value: string, spread: string];
  }[];
}

const { PI } = Math;
const phases = (a: number, b: number, c: number) => a + b - c;

const EXAMPLES: readonly Example[] = [
  {
    name: 'coefficient of thermal expansion',
    inputs: [
      [1.4999, 0.0001],
      [288.15, 0.02],
      [1.5021, 0.0002],
      [373.1, 0.05],
    ],
    figures: [
      {
        of: (l0 = 0, t0 = 0, l1 = 0, t1 = 0) => (l1 - l0) / (l0 * (t1 - t0)),
        value: 1.726620896e-5,
        linear: 1.75548e-6,
        drawn: [1.7552e-6, 1.38316e-5, 2.07045e-5],
        recorded: ['0.0000173', '0.00000176'],
      },
    ],
  },
  {
    name: 'end gauge, GUM H.1',
    inputs: [
      [50_000_623, 25],
      [215, 9.7],
      [0, 0.58e-6],
      [-0.1, 0.41],
      [11.5e-6, 1.2e-6],
      [0, 0.029],
    ],
    figures: [
      {
        of: (lS = 0, d = 0, dAlpha = 0, theta = 0, alpha = 0, dTheta = 0) =>
          lS + d - lS * (dAlpha * theta + alpha * dTheta),
        value: 50_000_838,
        linear: 31.7106,
        drawn: [33.895, 50_000_772, 50_000_905],
      },
    ],
  },
  {
    name: 'Stefan–Boltzmann constant',
    inputs: [
      [6.62606957e-34, 0.00000029e-34],
      [8.3144621, 0.0000075],
      [10_973_731.568539, 0.000055],
      [5.4857990946e-4, 0.0000000022e-4],
      [7.2973525698e-3, 0.0000000024e-3],
    ],
    figures: [
      {
        of: (h = 0, r = 0, rydberg = 0, e = 0, alpha = 0) =>
          (32 * PI ** 5 * h * r ** 4 * rydberg ** 4) / (15 * e ** 4 * 1e-3 ** 4 * 299_792_458 ** 6 * alpha ** 8),
        value: 5.670372483e-8,
        linear: 2.04612e-13,
        drawn: [2.0473e-13, 5.670332e-8, 5.670413e-8],
        recorded: ['5.67e-8', '2.05e-13'],
      },
    ],
  },
  {
    name: 'voltage reflection coefficient',
    inputs: [
      [0.24776, 0.00337],
      [4.88683, 0.01392],
      [0.49935, 0.0034],
      [4.78595, 0.00835],
      [0.24971, 0.0017],
      [4.85989, 0.00842],
      [0.49952, 0.0034],
      [4.79054, 0.00835],
    ],
    figures: [
      {
        of: (a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0) =>
          a * Math.cos(b) - ((c * e) / g) * Math.cos(phases(d, f, h)),
        value: 0.007447790319,
        linear: 0.00498949,
        drawn: [0.0049959, -0.00236049, 0.01723736],
      },
      {
        of: (a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0) =>
          a * Math.sin(b) - ((c * e) / g) * Math.sin(phases(d, f, h)),
        value: 0.003080314951,
        linear: 0.00448631,
        drawn: [0.0044883, -0.00568606, 0.01189319],
      },
    ],
  },
  {
    name: 'resistance, correlated, GUM H.2',
    inputs: [
      [4.999, 0.0032],
      [19.661e-3, 0.0095e-3],
      [1.04446, 0.00075],
    ],
    correlations: [
      [1, -0.36, 0.86],
      [-0.36, 1, -0.65],
      [0.86, -0.65, 1],
    ],
    figures: [
      {
        of: (v = 0, i = 0, phi = 0) => (v / i) * Math.cos(phi),
        value: 127.7321699,
        linear: 0.0699787,
        drawn: [0.069982, 127.595, 127.869],
      },
    ],
  },
  {
    name: 'falling-ball viscometer',
    inputs: [
      [4.63, 0.0463],
      [2217, 0.5],
      [1180, 0.5],
      [810, 0.5],
      [61, 6.1],
      [36.6, 5.49],
    ],
    figures: [
      {
        of: (muC = 0, ball = 0, medium = 0, calibration = 0, tM = 0, tC = 0) =>
          muC * ((ball - medium) / (ball - calibration)) * (tM / tC),
        value: 5.687408197,
        linear: 1.02689,
        drawn: [1.1134, 4.05616, 8.38836],
        recorded: ['5.69', '1.11'],
      },
    ],
  },
];

/** Three times the standard error of a standard deviation of 10,000 draws. */
const OF_DRAWS = 3 / Math.sqrt(2 * 10_000);
/** The same for an end of the interval, in standard deviations: three times √(0.025 · 0.975 / 10,000) over the density there. */
const OF_ENDS = 0.12;

describe.each(EXAMPLES)('$name', ({ inputs, correlations, figures }) => {
  test('as R says', async () => {
    const question = {
      values: inputs.map(([value]) => value),
      standardUncertainties: inputs.map(([, spread]) => spread),
      ...(correlations === undefined ? {} : { correlations }),
      seed: 1,
    };
    const evaluate = async (x: readonly number[]) => figures.map(({ of }) => of(...x));
    const found = await uncertainties(evaluate, question, figures.length, () => {});
    for (const [index, { of, value, linear, drawn, recorded }] of figures.entries()) {
      const doubt = found[index];
      if (doubt == null) throw new Error('there is no uncertainty');
      const spread = doubt.standardUncertainty;
      expect(of(...question.values) / value).toBeCloseTo(1, 8);
      if (doubt.method === 'linear') expect(spread.toPrecision(3)).toBe(linear.toPrecision(3));
      else expect(Math.abs(spread / drawn[0] - 1)).toBeLessThan(OF_DRAWS);
      const [, lower, upper] = drawn;
      expect(Math.abs(doubt.lower - lower)).toBeLessThan(OF_ENDS * drawn[0]);
      expect(Math.abs(doubt.upper - upper)).toBeLessThan(OF_ENDS * drawn[0]);
      if (recorded === undefined) continue;
      expect(Number(of(...question.values).toPrecision(3))).toBe(Number(recorded[0]));
      expect(Math.abs(spread / Number(recorded[1]) - 1)).toBeLessThan(doubt.method === 'linear' ? 0.003 : OF_DRAWS);
    }
  });
});

test('where products of two zeros make the end gauge curved, it is drawn: 34 nm, where the line gives 32 (GUM H.1.7)', async () => {
  const gauge = EXAMPLES.find(({ name }) => name.startsWith('end gauge'));
  const { inputs = [], figures = [] } = gauge ?? {};
  const question = {
    values: inputs.map(([value]) => value),
    standardUncertainties: inputs.map(([, spread]) => spread),
    seed: 1,
  };
  const [doubt] = await uncertainties(
    async (x) => figures.map(({ of }) => of(...x)),
    question,
    1,
    () => {},
  );
  expect(doubt?.method).toBe('simulation');
  expect(Math.round(doubt?.standardUncertainty ?? 0)).toBe(34);
  expect(Math.round(figures[0]?.linear ?? 0)).toBe(32);
});
