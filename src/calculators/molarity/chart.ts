import { mixedVolumes } from '#src/families/mixedVolumes.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { DilutionResult, SolutionResult } from '#workers/formulas/molarity.ts';

/** Volumes in the drawing, as multiples of the solution's own: 0.5 to 4. */
const VOLUMES = Array.from({ length: 19 }, (_, index) => 2 ** ((index - 6) / 6));

/** Returns the molarity of the same amount of solute in other volumes. */
export function volumeChart({ volume, molarity }: SolutionResult): readonly ChartBlock[] {
  const line = VOLUMES.map((times) => ({ x: volume * times, y: molarity / times }));
  if (!line.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Molarity by volume',
        summary: 'The same amount of solute in twice the volume has half the molarity.',
        x: { label: 'Volume', unit: 'L' },
        y: { label: 'Molarity', unit: 'mol/L' },
        series: [
          { name: 'Same amount of solute', marks: 'line', points: line },
          { name: 'This solution', marks: 'points', points: [{ x: volume, y: molarity }] },
        ],
      },
    },
  ];
}

/** Returns the volumes of a dilution; none where solvent would have to be removed. */
export function dilutionChart({ parts, solventVolume }: DilutionResult): readonly ChartBlock[] {
  if (solventVolume < 0) return [];
  return [mixedVolumes({ stock: parts.v1, added: solventVolume, total: parts.v2, addedName: 'Solvent' })];
}
