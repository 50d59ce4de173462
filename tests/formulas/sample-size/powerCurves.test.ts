import { expect, test } from 'vitest';
import { powerCurves } from '#workers/formulas/sample-size/powerCurves.ts';

const study = {
  design: 'two-proportions',
  significance: 0.05,
  sides: 2,
  effect: 1,
  proportions: [0.1, 0.9],
  groups: 2,
  ratio: 1,
  given: null,
} as const;

test('curves of effects that cannot be are left out, and the planned size is a point', () => {
  const curves = powerCurves(study, 37);
  expect(curves.map(({ factor }) => factor)).toEqual([0.8, 1]);
  expect(curves[0]?.points.some(({ totalSampleSize }) => totalSampleSize === 74)).toBe(true);
  expect(curves[0]?.points.at(-1)?.totalSampleSize).toBe(148);
});
