import { fixed, short } from '#src/kit/format.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { SurfaceVolumeInput, SurfaceVolumeResult } from '#workers/formulas/surface-area-volume.ts';
import type { SolidShape } from '#workers/reference/solidShapes.ts';

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
export function workingOf(result: SurfaceVolumeResult, input: SurfaceVolumeInput): readonly WorkingStep[] {
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
