import { expect, test } from 'vitest';
import { decadeLadder } from '#src/calculators/families/decadeLadder.ts';

const LADDER = { title: 'Title', summary: 'Summary.', label: 'Concentration', unit: 'mol/L', mark: 'This one' };

function drawn(value: number) {
  const [block] = decadeLadder({ ...LADDER, value });
  if (block?.chart.type !== 'scale') throw new Error('no scale');
  return block.chart;
}

test.each([
  [0.154, 'mmol/L', 154],
  [5e-6, 'µmol/L', 5],
  [1e-3, 'mmol/L', 1],
  [2, 'mol/L', 2],
  [3e-15, 'fmol/L', 3],
  [7e9, 'Gmol/L', 7],
  [2e-32, 'rmol/L', 2e-5],
  [2e32, 'Rmol/L', 200_000],
])('%f in its prefix', (value, unit, at) => {
  const { axis, marks, spans } = drawn(value);
  expect(axis).toMatchObject({ unit, scale: 'logarithmic' });
  expect(marks).toEqual([{ label: 'This one', at }]);
  expect(spans[1]).toEqual({ label: unit, from: 1, to: 1000 });
});

test('the ranges meet', () => {
  const { spans } = drawn(0.154);
  expect(spans).toEqual([
    { label: 'µmol/L', from: 0.001, to: 1 },
    { label: 'mmol/L', from: 1, to: 1000 },
    { label: 'mol/L', from: 1000, to: 1e6 },
  ]);
});

test.each([null, 0, -1])('nothing of %s', (value) => {
  expect(decadeLadder({ ...LADDER, value })).toEqual([]);
});
