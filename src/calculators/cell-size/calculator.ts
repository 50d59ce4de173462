import { measure, shapeHas } from '#src/families/solids.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type cellSize from '#workers/formulas/cell-size.ts';
import type { CellSizeInput, CellSizeResult } from '#workers/formulas/cell-size.ts';
import { CELL_SHAPES } from '#workers/reference/cellShapes.ts';
import { ratioChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<CellSizeResult>;

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
      kind: 'number',
      label: 'Size',
      hint: 'Enter a diameter or edge above 0 to calculate.',
      ...measuredIn('length', 'µm', 'nm', 'mm'),
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(CELL_SHAPES, 'size'),
    },
    length: {
      kind: 'number',
      label: 'Length',
      hint: 'Enter a length above 0, end to end, to calculate.',
      ...measuredIn('length', 'µm', 'nm', 'mm'),
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(CELL_SHAPES, 'length'),
    },
    width: {
      kind: 'number',
      label: 'Width',
      hint: 'Enter a width above 0 to calculate.',
      ...measuredIn('length', 'µm', 'nm', 'mm'),
      min: 0,
      step: 0.1,
      visibleWhen: shapeHas(CELL_SHAPES, 'width'),
    },
    height: {
      kind: 'number',
      label: 'Height',
      hint: 'Enter a height above 0, the third side, to calculate.',
      ...measuredIn('length', 'µm', 'nm', 'mm'),
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(CELL_SHAPES, 'height'),
    },
  },
  example: { shape: 'rod', size: '', length: '2', width: '0.8', height: '' },
  errorStyle: 'inline',
  present,
  sources: ['solidGeometry', 'dlmf19'],
});

function present(result: CellSizeResult, input: CellSizeInput): Presentation<Key> {
  const { volume, surfaceArea, saToVolumeRatio, equivalentDiameter } = result;
  const ratio = measure('saToVolumeRatio', 'Surface-to-volume ratio', saToVolumeRatio, 3, 'µm⁻¹');
  return {
    headline: {
      ...ratio,
      note: [ratio.note, `${fixed(saToVolumeRatio, 3)} µm² of membrane for each µm³ inside.`].filter(Boolean).join(' '),
    },
    status: `Surface-to-volume ratio ${ratio.text} per micrometer.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          withRemark(measure('volume', 'Volume', volume, 2, 'µm³'), 'The same number in femtoliters (fL).'),
          measure('surfaceArea', 'Surface area', surfaceArea, 2, 'µm²'),
          withRemark(
            measure('equivalentDiameter', 'Equivalent diameter', equivalentDiameter, 2, 'µm'),
            'Of the sphere of the same volume, as particle counters report it.',
          ),
        ],
      },
      ...ratioChart(result),
    ],
    working: workingOf(result, input),
  };
}

function withRemark(figure: Figure<Key>, remark: string): Figure<Key> {
  return { ...figure, note: figure.note === undefined ? remark : `${figure.note} ${remark}` };
}
