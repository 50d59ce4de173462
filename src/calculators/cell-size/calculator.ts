import { measure, shapeHas } from '#src/calculators/families/solids.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type cellSize from '#workers/formulas/cell-size.ts';
import type { CellSizeInput, CellSizeResult } from '#workers/formulas/cell-size.ts';
import { CELL_SHAPES } from '#workers/reference/cellShapes.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<CellSizeResult>;

const micrometers = { kind: 'number', ...measuredIn('length', 'µm', 'nm', 'mm'), min: 0, step: 0.5 } as const;

export default defineCalculator<typeof cellSize>()({
  formula: 'cell-size',
  fixed: {},
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      hint: 'Switching clears your entries.',
      look: 'menu',
      options: [
        { value: 'sphere', label: 'Sphere (coccus, egg)' },
        { value: 'cube', label: 'Cube' },
        { value: 'cuboid', label: 'Cuboid (plant cell)' },
        { value: 'cylinder', label: 'Cylinder, flat ends' },
        { value: 'rod', label: 'Rod, round ends (bacillus)' },
        { value: 'ellipsoid', label: 'Ellipsoid' },
      ],
      initial: 'sphere',
      resetsOthers: true,
    },
    size: {
      ...micrometers,
      label: 'Size',
      hint: 'A diameter or edge above 0.',
      visibleWhen: shapeHas(CELL_SHAPES, 'size'),
    },
    length: {
      ...micrometers,
      label: 'Length',
      hint: 'Above 0, end to end.',
      visibleWhen: shapeHas(CELL_SHAPES, 'length'),
    },
    width: {
      ...micrometers,
      label: 'Width',
      hint: 'A width above 0.',
      step: 0.1,
      visibleWhen: shapeHas(CELL_SHAPES, 'width'),
    },
    height: {
      ...micrometers,
      label: 'Height',
      hint: 'The third side, above 0.',
      visibleWhen: shapeHas(CELL_SHAPES, 'height'),
    },
  },
  example: { shape: 'rod', size: '', length: '2', width: '0.8', height: '' },
  errorStyle: 'inline',
  outputs: {
    volume: remarked(measure('Volume', 2, 'µm³'), () => 'The same number in femtoliters (fL).'),
    surfaceArea: measure('Surface area', 2, 'µm²'),
    saToVolumeRatio: remarked(
      measure('Surface-to-volume ratio', 3, 'µm⁻¹'),
      (ratio) => `${fixed(ratio, 3)} µm² of membrane for each µm³ inside.`,
    ),
    equivalentDiameter: remarked(
      measure('Equivalent diameter', 2, 'µm'),
      () => 'Of the sphere of the same volume, as particle counters report it.',
    ),
  },
  present,
  evidence: 'law',
  sources: ['solidGeometry', 'dlmf19'],
});

/** Puts a remark behind the digits that are not shown. */
function remarked(output: NumberOutput<unknown>, remarkOn: (value: number) => string): NumberOutput<unknown> {
  return {
    ...output,
    written: (value, here) => {
      const { note, ...written } = output.written(value, here);
      return { ...written, note: [note, remarkOn(value)].filter(Boolean).join(' ') };
    },
  };
}

function present(result: CellSizeResult, input: CellSizeInput, figure: FigureOf<Key>): Presentation<Key> {
  const ratio = figure('saToVolumeRatio');
  return {
    headline: ratio,
    status: `Surface-to-volume ratio ${ratio.text} per micrometer.`,
    blocks: [
      { kind: 'facts', figures: [figure('volume'), figure('surfaceArea'), figure('equivalentDiameter')] },
      ...ratioChart(result),
    ],
    working: workingOf(result, input),
  };
}

/** Sizes in the drawing, as multiples of the cell's own: 0.25 to 4. */
const SIZES = Array.from({ length: 25 }, (_, index) => 2 ** ((index - 12) / 6));

/** Returns the ratio of cells of the same shape in other sizes: it is inversely proportional to the size. */
function ratioChart({ saToVolumeRatio: ratio }: CellSizeResult): readonly ChartBlock[] {
  const line = SIZES.map((x) => ({ x, y: ratio / x })).filter(({ y }) => Number.isFinite(y));
  if (line.length < 2) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Surface-to-volume ratio by size',
        summary: 'A cell of the same shape and twice the size has half the ratio.',
        x: { label: 'Size, as a multiple of this cell', decimals: 2 },
        y: { label: 'Ratio', unit: 'µm⁻¹', decimals: 3 },
        series: [
          { name: 'Same shape', marks: 'line', points: line },
          { name: 'This cell', marks: 'points', points: [{ x: 1, y: ratio }] },
        ],
      },
    },
  ];
}
