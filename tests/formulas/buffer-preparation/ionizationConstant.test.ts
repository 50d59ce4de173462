import { expect, test } from 'vitest';
import { pKAt, pKSlopeAt } from '#workers/formulas/buffer-preparation/ionizationConstant.ts';
import { BUFFERS } from '#workers/reference/buffers.ts';

const [TRIS] = BUFFERS.tris.steps;
const [HEPES] = BUFFERS.hepes.steps;
const [CHES] = BUFFERS.ches.steps;

/** Measured values by Bates and Hetzer (Tris), Vega and Bates (HEPES) and Roy et al. (CHES), as `goldberg2002` lists them. */
test.each([
  ['Tris', TRIS, 0, 8.85],
  ['Tris', TRIS, 20, 8.2138],
  ['Tris', TRIS, 35, 7.8031],
  ['Tris', TRIS, 50, 7.4365],
  ['HEPES', HEPES, 5, 7.818],
  ['HEPES', HEPES, 20, 7.629],
  ['HEPES', HEPES, 50, 7.283],
  ['CHES', CHES, 5, 9.8897],
  ['CHES', CHES, 50, 8.8551],
])('%s as measured at another temperature', (_, step, celsius, pK) => {
  expect(Math.abs(pKAt(step, celsius) - pK)).toBeLessThan(0.012);
});

test('25 °C is the value of the table', () => {
  for (const { steps } of Object.values(BUFFERS))
    for (const step of steps) expect(pKAt(step, 25)).toBeCloseTo(step.pK, 12);
});

test('the slope is that of the curve', () => {
  const [step] = BUFFERS.phosphate.steps.slice(1);
  if (step === undefined) throw new Error('Phosphate has a second step');
  const width = 1e-3;
  for (const celsius of [4, 25, 60])
    expect(pKSlopeAt(step, celsius)).toBeCloseTo(
      (pKAt(step, celsius + width) - pKAt(step, celsius - width)) / (2 * width),
      8,
    );
});

test('Tris falls by 0.028 a degree', () => {
  expect(pKSlopeAt(TRIS, 25)).toBeCloseTo(-0.0279, 4);
});
