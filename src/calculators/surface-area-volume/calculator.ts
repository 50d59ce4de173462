import { measure, shapeHas } from '#src/families/solids.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
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
  present,
  sources: ['spec', 'solidGeometry'],
});

function present(result: SurfaceVolumeResult, input: SurfaceVolumeInput): Presentation<Key> {
  const { surfaceArea, volume, ratio, isoperimetricQuotient } = result;
  const headline = measure('ratio', 'Surface area to volume ratio', ratio, 3, 'per unit');
  return {
    headline,
    status: `Surface area to volume ratio ${headline.text}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          measure('surfaceArea', 'Surface area', surfaceArea, 2, 'square units'),
          measure('volume', 'Volume', volume, 2, 'cubic units'),
          withHiddenDigits({
            field: 'isoperimetricQuotient',
            label: 'Isoperimetric quotient, 36π·V² ÷ A³',
            value: isoperimetricQuotient,
            text: fixed(isoperimetricQuotient, 3),
            note: '1 for a sphere, less for any other shape, whatever its size.',
          }),
        ],
      },
      sameVolume(result),
      ratioChart(result, COMPARED),
    ],
    working: workingOf(result, input),
  };
}

function sameVolume({ comparison }: SurfaceVolumeResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Bodies of the same volume',
    columns: [
      { label: 'Body' },
      { label: 'Surface area (square units)', numeric: true },
      { label: 'Ratio (per unit)', numeric: true },
    ],
    rows: COMPARED.map(({ shape, name }) => {
      const { surfaceArea, ratio } = comparison[shape];
      return [
        name,
        cell(`comparison.${shape}.surfaceArea`, `${name}, surface area`, surfaceArea, 2),
        cell(`comparison.${shape}.ratio`, `${name}, ratio`, ratio, 3),
      ];
    }),
  };
}

function cell(field: Key, label: string, value: number, decimals: number) {
  return withHiddenDigits({ field, label, value, text: fixed(value, decimals) });
}
