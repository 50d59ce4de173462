import { short } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { CellSizeInput, CellSizeResult } from '#workers/formulas/cell-size.ts';
import type { CellShape } from '#workers/reference/cellShapes.ts';

/** A rule in symbols, and with the numbers of a cell. */
type Rule = readonly [formula: string, substituted: (input: CellSizeInput) => string];

const RULES: Readonly<Record<CellShape, { readonly volume: Rule; readonly area: Rule }>> = {
  sphere: {
    volume: ['V = π·d³ ÷ 6', ({ size }) => `π·${size}³ ÷ 6`],
    area: ['A = π·d²', ({ size }) => `π·${size}²`],
  },
  cube: {
    volume: ['V = d³', ({ size }) => `${size}³`],
    area: ['A = 6·d²', ({ size }) => `6·${size}²`],
  },
  cuboid: {
    volume: ['V = l·w·h', ({ length, width, height }) => `${length}·${width}·${height}`],
    area: [
      'A = 2·(l·w + l·h + w·h)',
      ({ length, width, height }) => `2·(${length}·${width} + ${length}·${height} + ${width}·${height})`,
    ],
  },
  cylinder: {
    volume: ['V = π·w²·l ÷ 4', ({ length, width }) => `π·${width}²·${length} ÷ 4`],
    area: ['A = π·w·l + π·w² ÷ 2', ({ length, width }) => `π·${width}·${length} + π·${width}² ÷ 2`],
  },
  rod: {
    volume: ['V = (π·w² ÷ 4)·(l − w ÷ 3)', ({ length, width }) => `(π·${width}² ÷ 4)·(${length} − ${width} ÷ 3)`],
    area: ['A = π·w·l', ({ length, width }) => `π·${width}·${length}`],
  },
  ellipsoid: {
    volume: ['V = π·l·w·h ÷ 6', ({ length, width, height }) => `π·${length}·${width}·${height} ÷ 6`],
    area: ['A = 4π·a·b·R_G(c² ÷ a², c² ÷ b², 1), half axes a ≥ b ≥ c', ellipsoidNumbers],
  },
};

/** Returns volume, surface and ratio of the chosen shape. */
export function workingOf(result: CellSizeResult, input: CellSizeInput): readonly WorkingStep[] {
  const { volume, area } = RULES[input.shape];
  const ratio = decimals(3)(result.saToVolumeRatio);
  return [
    { label: 'Volume', formula: volume[0], substituted: volume[1](input), value: `${short(result.volume)} µm³` },
    { label: 'Surface area', formula: area[0], substituted: area[1](input), value: `${short(result.surfaceArea)} µm²` },
    {
      label: 'Surface-to-volume ratio',
      formula: 'A ÷ V',
      substituted: `${workingNumber(result.surfaceArea, ratio)} ÷ ${workingNumber(result.volume, ratio)}`,
      value: `${ratio.text} µm⁻¹`,
    },
  ];
}

function ellipsoidNumbers({ length, width, height }: CellSizeInput): string {
  const [c = 0, b = 0, a = 0] = [length / 2, width / 2, height / 2].sort((one, other) => one - other);
  return `4π·${short(a)}·${short(b)}·R_G(${short((c / a) ** 2)}, ${short((c / b) ** 2)}, 1)`;
}
