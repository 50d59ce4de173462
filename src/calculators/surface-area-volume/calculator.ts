import { namedBars } from '#src/calculators/families/namedBars.ts';
import { measure, shapeHas } from '#src/calculators/families/solids.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type surfaceVolume from '#workers/formulas/surface-area-volume.ts';
import type { SurfaceVolumeInput, SurfaceVolumeResult } from '#workers/formulas/surface-area-volume.ts';
import { SOLID_SHAPES, type SolidShape } from '#workers/reference/solidShapes.ts';

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
      hint: 'Above 0, in any unit.',
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(SOLID_SHAPES, 'radius'),
    },
    side: {
      kind: 'number',
      label: 'Side',
      hint: 'Above 0, in any unit.',
      min: 0,
      step: 0.5,
      visibleWhen: shapeHas(SOLID_SHAPES, 'side'),
    },
    height: {
      kind: 'number',
      label: 'Height',
      hint: 'Above 0, in the same unit.',
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
      note: '1 for a sphere, less for any other shape, at any size.',
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
  evidence: 'definition',
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

function nameOf(shape: string): string {
  return COMPARED.find((each) => each.shape === shape)?.name ?? '';
}

function present(result: SurfaceVolumeResult, input: SurfaceVolumeInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('ratio');
  return {
    headline,
    status: `Surface area to volume ratio ${headline.text}.`,
    blocks: [
      { kind: 'facts', figures: [figure('surfaceArea'), figure('volume'), figure('isoperimetricQuotient')] },
      sameVolume(figure),
      ratioChart(result),
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

/** Returns the ratio beside that of other bodies of the same volume. */
function ratioChart({ ratio, comparison }: SurfaceVolumeResult): ChartBlock {
  return namedBars({
    title: 'Ratio of bodies with the same volume',
    summary: 'A sphere has the smallest surface of all. The cylinder is as high as it is wide.',
    of: 'Body',
    y: { label: 'Surface area ÷ volume', unit: 'per unit', decimals: 3 },
    names: ['Yours', ...COMPARED.map(({ name }) => name.replace(/,.*/, ''))],
    series: [{ name: 'Ratio', values: [ratio, ...COMPARED.map(({ shape }) => comparison[shape].ratio)] }],
  });
}

/** A rule in symbols, and with the lengths of a solid. */
type Rule = readonly [formula: string, substituted: (input: SurfaceVolumeInput) => string];

const RULES: Readonly<Record<SolidShape, { readonly surface: Rule; readonly volume: Rule }>> = {
  sphere: {
    surface: ['A = 4π·r²', ({ radius }) => `4π·${radius}²`],
    volume: ['V = 4π·r³ ÷ 3', ({ radius }) => `4π·${radius}³ ÷ 3`],
  },
  cube: {
    surface: ['A = 6·a²', ({ side }) => `6·${side}²`],
    volume: ['V = a³', ({ side }) => `${side}³`],
  },
  cylinder: {
    surface: ['A = 2π·r·(r + h)', ({ radius, height }) => `2π·${radius}·(${radius} + ${height})`],
    volume: ['V = π·r²·h', ({ radius, height }) => `π·${radius}²·${height}`],
  },
};

/** Returns surface, volume and ratio, then the sphere of the same volume. */
function workingOf(result: SurfaceVolumeResult, input: SurfaceVolumeInput): readonly WorkingStep[] {
  const { surface, volume } = RULES[input.shape];
  return [
    { label: 'Surface area', formula: surface[0], substituted: surface[1](input), value: short(result.surfaceArea) },
    { label: 'Volume', formula: volume[0], substituted: volume[1](input), value: short(result.volume) },
    {
      label: 'Ratio',
      formula: 'A ÷ V',
      substituted: `${short(result.surfaceArea)} ÷ ${short(result.volume)}`,
      value: fixed(result.ratio, 3),
    },
    {
      label: 'Ratio of the sphere of the same volume, the smallest there is',
      formula: '∛(36π ÷ V)',
      substituted: `∛(36π ÷ ${short(result.volume)})`,
      value: fixed(result.comparison.sphere.ratio, 3),
    },
  ];
}
