import { measure, shapeHas } from '#src/families/solids.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { legibly } from '#src/kit/onDemand/hiddenDigits.ts';
import type { FigureOf, Here, NumberOutput } from '#src/kit/outputs.ts';
import type { Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import { decimals } from '#src/kit/writing.ts';
import type surfaceVolume from '#workers/formulas/surface-area-volume.ts';
import type { SurfaceVolumeInput, SurfaceVolumeResult } from '#workers/formulas/surface-area-volume.ts';
import { SOLID_SHAPES, type SolidShape } from '#workers/reference/solidShapes.ts';
import { ratioChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<SurfaceVolumeResult>;

const COMPARED = [
  { shape: 'sphere', name: 'Sphere' },
  { shape: 'cube', name: 'Cube' },
  { shape: 'cylinder', name: 'Cylinder, as high as wide' },
] as const satisfies readonly { readonly shape: SolidShape; readonly name: string }[];

export default defineCalculator<typeof surfaceVolume>()({
  formula: 'surface-area-volume',
  fixed: {},
  fields: {
    shape: {
      kind: 'choice',
      label: 'Shape',
      hint: 'Switching clears your entries.',
      look: 'radios',
      options: [
        { value: 'sphere', label: 'Sphere' },
        { value: 'cube', label: 'Cube' },
        { value: 'cylinder', label: 'Cylinder' },
      ],
      initial: 'sphere',
      resetsOthers: true,
    },
    radius: {
      kind: 'number',
      label: 'Radius',
      hint: 'Enter a radius above 0 to calculate. Any unit will do.',
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(SOLID_SHAPES, 'radius'),
    },
    side: {
      kind: 'number',
      label: 'Side',
      hint: 'Enter a side above 0 to calculate. Any unit will do.',
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(SOLID_SHAPES, 'side'),
    },
    height: {
      kind: 'number',
      label: 'Height',
      hint: 'Enter a height above 0 to calculate, in the same unit.',
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(SOLID_SHAPES, 'height'),
    },
  },
  example: { shape: 'cube', radius: '', side: '2', height: '' },
  errorStyle: 'inline',
  outputs: {
    surfaceArea: measure('Surface area', 2, 'square units'),
    volume: measure('Volume', 2, 'cubic units'),
    ratio: measure('Surface area to volume ratio', 3, 'per unit'),
    isoperimetricQuotient: {
      kind: 'number',
      label: 'Isoperimetric quotient, 36π·V² ÷ A³',
      written: legibly(decimals(3)),
      note: '1 for a sphere, less for any other shape, whatever its size.',
    },
    comparison: {
      kind: 'rows',
      label: 'Bodies of the same volume',
      byName: true,
      row: {
        surfaceArea: ofBody('surface area', 'square units', 2),
        ratio: ofBody('ratio', 'per unit', 3),
      },
    },
  },
  present,
  sources: ['spec', 'solidGeometry'],
});

function ofBody(what: string, columnUnit: string, places: number): NumberOutput<Here<unknown, unknown, unknown>> {
  return {
    kind: 'number',
    label: ({ at }) => `${nameOf(at)}, ${what}`,
    columnUnit,
    written: legibly(decimals(places)),
  };
}

function present(result: SurfaceVolumeResult, input: SurfaceVolumeInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('ratio');
  return {
    headline,
    status: `Surface area to volume ratio ${headline.text}.`,
    blocks: [
      { kind: 'facts', figures: [figure('surfaceArea'), figure('volume'), figure('isoperimetricQuotient')] },
      sameVolume(figure),
      ratioChart(result, COMPARED),
    ],
    working: workingOf(result, input),
  };
}

function sameVolume(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Bodies of the same volume',
    columns: [
      { label: 'Body' },
      { label: 'Surface area (square units)', numeric: true },
      { label: 'Ratio (per unit)', numeric: true },
    ],
    rows: COMPARED.map(({ shape, name }) => [
      name,
      figure(`comparison.${shape}.surfaceArea`),
      figure(`comparison.${shape}.ratio`),
    ]),
  };
}

function nameOf(shape: string): string {
  return COMPARED.find((each) => each.shape === shape)?.name ?? '';
}
