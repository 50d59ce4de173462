/** Axes of numbers at the limits of a double, or very close together. */
import { expect, test } from 'vitest';
import type { Axis } from '#src/engine/kit/onDemand/chart.ts';
import { axisScale, axisTicks } from '#src/engine/results/charts/axisScale.ts';

const RANGE = [0, 300] as const;

function ticksOf(axis: Axis, values: readonly number[], count = 6) {
  const scale = axisScale({ axis, values, range: RANGE });
  return { scale, ticks: axisTicks(scale, axis, count) };
}

test.each([
  ['linear', [1.5e308, 1e307]],
  ['linear', [1.5e308, -1.5e308]],
  ['linear', [Number.MAX_VALUE]],
  ['linear', [-1e-320, 1e-320]],
  ['linear', [5e-324]],
  ['linear', [0, 1e-310]],
  ['logarithmic', [1.5e308, 1e307]],
  ['logarithmic', [5e-324, 1e-300]],
  ['logarithmic', [5e-324, 1.5e308]],
  ['logarithmic', [5e-324]],
  ['logarithmic', [Number.MAX_VALUE]],
] as const)('numbers at the limits of a double have a %s axis: %j', (scale, values) => {
  const { scale: scaled, ticks } = ticksOf({ label: 'X', scale }, values);
  expect(scaled.domain().every(Number.isFinite)).toBe(true);
  for (const value of values) expect(scaled(value)).not.toBeNaN();
  expect(ticks.length).toBeLessThan(30);
  for (const { value, label } of ticks) {
    expect(Number.isFinite(scaled(value))).toBe(true);
    expect(label).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('ticks have enough digits to differ', () => {
  for (const values of [
    [1e15, 1e15 + 1],
    [1e9, 1e9 + 1e-3],
    [1e6, 1e6 + 1],
  ]) {
    const found = ticksOf({ label: 'X' }, values).ticks.map(({ label }) => label);
    expect(new Set(found).size).toBe(found.length);
  }
  expect(ticksOf({ label: 'X' }, [1e9, 1e9 + 4], 4).ticks[1]?.label).toBe('1.000000001\u00a0×\u00a010⁹');
});

test('a number that nothing counted has gets no tick', () => {
  const axis = { label: 'Frame', decimals: 0, counted: true, reaches: [-3, 3] } as const;
  const labels = (of: Axis) => ticksOf(of, [-2, 1]).ticks.map(({ value }) => value);
  expect(labels(axis)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  expect(labels({ ...axis, unticked: [0] })).toEqual([-3, -2, -1, 1, 2, 3]);
});
