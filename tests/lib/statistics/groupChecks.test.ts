import { expect, test } from 'vitest';
import { groupChecks, sampleChecks } from '#workers/lib/statistics/groupChecks.ts';

const groups = (samples: readonly (readonly number[])[]) => samples.map((values, at) => ({ name: `g${at}`, values }));

test('values that are normal as logarithms ask for the logarithm, in any unit', () => {
  const logs = [
    [0.2, 0.8, 1.1, 1.9, 1.4, 0.5],
    [1.2, 2.9, 2.1, 1.5, 2.4, 1.9],
  ];
  const power = (scale: number) =>
    groupChecks(groups(logs.map((values) => values.map((x) => scale * Math.exp(x))))).boxCox;
  expect(Math.abs(power(1) ?? 9)).toBeLessThan(0.5);
  expect(power(1e6)).toBe(power(1));
  expect(
    groupChecks(
      groups([
        [1, -2],
        [3, 5],
      ]),
    ).boxCox,
  ).toBeNull();
});

test('a constant group has no ratio of SDs, and the farthest value is that of another group', () => {
  const checks = groupChecks(
    groups([
      [2, 2, 2],
      [1, 2, 9],
    ]),
  );
  expect(checks).toMatchObject({ largestToSmallestSd: null, largestResidual: { value: 9, group: 'g1' } });
});

test('differences of pairs have a shape alone', () => {
  expect(sampleChecks([1, -2, 4, 3])).toMatchObject({
    groups: [],
    brownForsythe: null,
    largestResidual: null,
    boxCox: null,
  });
});
