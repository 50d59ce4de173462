import { describe, expect, test } from 'vitest';
import {
  curveChart,
  fittedOutputs,
  residualCharts,
  residualTable,
  type StandardCurve,
} from '#src/calculators/families/standardCurve.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import type { AnyOutputs } from '#src/engine/kit/outputs.ts';

const curve: StandardCurve = {
  x: { label: 'Concentration' },
  y: { label: 'Absorbance' },
  pointsName: 'Standards',
  points: [
    { x: 2, y: 1.1 },
    { x: 0, y: 0.2 },
    { x: 1, y: 0.5 },
  ],
  fitted: [
    { predicted: 1.05, residual: 0.05 },
    { predicted: 0.15, residual: 0.05 },
    { predicted: 0.6, residual: -0.1 },
  ],
  decimals: 2,
};

function seriesOf(given: StandardCurve) {
  const { chart } = curveChart(given, 'A line.');
  return chart.type === 'xy' ? chart.series : [];
}

describe('curve', () => {
  test('the line runs from the lowest to the highest point', () => {
    expect(seriesOf(curve).map(({ name, points }) => [name, points])).toEqual([
      ['Standards', curve.points],
      [
        'Fitted line',
        [
          { x: 0, y: 0.15 },
          { x: 2, y: 1.05 },
        ],
      ],
    ]);
  });

  test('and on to a sample beyond them', () => {
    const [, line, sample] = seriesOf({ ...curve, sample: { x: 3, y: 1.5 } });
    expect(line?.points.at(-1)).toEqual({ x: 3, y: 1.5 });
    expect(sample).toEqual({ name: 'Sample', marks: 'points', points: [{ x: 3, y: 1.5 }] });
  });
});

describe('residuals', () => {
  test('are drawn around zero', () => {
    const [block] = residualCharts(curve, 'Scatter.');
    expect(block?.chart).toMatchObject({
      levels: [{ y: 0 }],
      series: [
        {
          points: [
            { x: 2, y: 0.05 },
            { x: 0, y: 0.05 },
            { x: 1, y: -0.1 },
          ],
        },
      ],
    });
  });

  test('are not drawn where they are rounding errors', () => {
    const fitted = curve.points.map(({ y }) => ({ predicted: y, residual: 1e-16 }));
    expect(residualCharts({ ...curve, fitted }, 'Scatter.')).toEqual([]);
  });

  test('are in a table beside the inputs', () => {
    const row = fittedOutputs('Absorbance', 2) as AnyOutputs;
    const { rows } = residualTable(curve, figuresBy({ fitted: { kind: 'rows', label: 'Points', row } }, curve, {}));
    expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))).toEqual([
      ['2', '1.1', '1.05', '0.05'],
      ['0', '0.2', '0.15', '0.05'],
      ['1', '0.5', '0.60', '-0.10'],
    ]);
  });
});
