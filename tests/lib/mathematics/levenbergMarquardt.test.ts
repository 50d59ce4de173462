import { describe, expect, test } from 'vitest';
import {
  levenbergMarquardt,
  type NonlinearModel,
  unscaledCovariance,
} from '#workers/lib/mathematics/levenbergMarquardt.ts';

interface Certified {
  readonly model: NonlinearModel;
  readonly starts: readonly (readonly number[])[];
  readonly parameters: readonly number[];
  readonly deviations: readonly number[];
  readonly squares: number;
}

function modelOf(
  data: readonly (readonly [y: number, x: number])[],
  at: (b: readonly number[], x: number) => number,
  derivatives: (b: readonly number[], x: number) => readonly number[],
): NonlinearModel {
  return {
    residualsAt: (b) => data.map(([y, x]) => y - at(b, x)),
    derivativesAt: (b) => data.map(([, x]) => derivatives(b, x)),
  };
}

// NIST Statistical Reference Datasets, nonlinear regression, higher level of difficulty: data, both starts, certified values.
const CERTIFIED: Readonly<Record<string, Certified>> = {
  BoxBOD: {
    model: modelOf(
      [
        [109, 1],
        [149, 2],
        [149, 3],
        [191, 5],
        [213, 7],
        [224, 10],
      ],
      ([a = 0, b = 0], x) => a * (1 - Math.exp(-b * x)),
      ([a = 0, b = 0], x) => [1 - Math.exp(-b * x), a * x * Math.exp(-b * x)],
    ),
    starts: [
      [1, 1],
      [100, 0.75],
    ],
    parameters: [213.80940889, 0.54723748542],
    deviations: [12.354515176, 0.10455993237],
    squares: 1168.0088766,
  },
  MGH10: {
    model: modelOf(
      [34780, 28610, 23650, 19630, 16370, 13720, 11540, 9744, 8261, 7030, 6005, 5147, 4427, 3820, 3307, 2872].map(
        (y, at) => [y, 50 + 5 * at] as const,
      ),
      ([a = 0, b = 0, c = 0], x) => a * Math.exp(b / (x + c)),
      ([a = 0, b = 0, c = 0], x) => {
        const power = Math.exp(b / (x + c));
        return [power, (a * power) / (x + c), (-a * b * power) / (x + c) ** 2];
      },
    ),
    starts: [
      [2, 400000, 25000],
      [0.02, 4000, 250],
    ],
    parameters: [0.005609636471, 6181.3463463, 345.22363462],
    deviations: [0.00015687892471, 23.309021107, 0.78486103508],
    squares: 87.945855171,
  },
};

describe.each(Object.entries(CERTIFIED))('%s of NIST', (_, { model, starts, parameters, deviations, squares }) => {
  test('from the far start there is no fit rather than a wrong one', () => {
    expect(levenbergMarquardt(model, starts[0] ?? [])).toBeNull();
  });

  test('from the near start the certified values', () => {
    const fit = levenbergMarquardt(model, starts[1] ?? []);
    expect(fit?.residualSumOfSquares).toBeCloseTo(squares, 6 - Math.floor(Math.log10(squares)));
    parameters.forEach((value, at) => {
      expect((fit?.parameters[at] ?? 0) / value).toBeCloseTo(1, 7);
    });
    const covariance = unscaledCovariance(model, fit?.parameters ?? []);
    const variance = squares / (model.residualsAt(parameters).length - parameters.length);
    deviations.forEach((value, at) => {
      expect(Math.sqrt((covariance?.[at]?.[at] ?? 0) * variance) / value).toBeCloseTo(1, 5);
    });
  });
});

test('a fit without residuals is found to the last digits', () => {
  const line = modelOf(
    [
      [3, 1],
      [5, 2],
      [7, 3],
    ],
    ([a = 0, b = 0], x) => a + b * x,
    (_b, x) => [1, x],
  );
  const fit = levenbergMarquardt(line, [0, 0]);
  expect(fit?.parameters).toEqual([expect.closeTo(1, 9), expect.closeTo(2, 9)]);
});

test('parameters that the data do not determine are no fit', () => {
  const model = modelOf(
    [
      [3, 1],
      [5, 2],
      [8, 3],
    ],
    ([a = 0, b = 0], x) => (a + b) * x,
    (_b, x) => [x, x],
  );
  expect(levenbergMarquardt(model, [1, 1])).toBeNull();
  expect(unscaledCovariance(model, [1, 1])).toBeNull();
});

test('a minimum at infinity is no fit', () => {
  const model = modelOf(
    [
      [-1, 1],
      [-1, 2],
      [-1, 3],
    ],
    ([a = 0], x) => Math.exp(-a * x),
    ([a = 0], x) => [-x * Math.exp(-a * x)],
  );
  expect(levenbergMarquardt(model, [1])).toBeNull();
});
