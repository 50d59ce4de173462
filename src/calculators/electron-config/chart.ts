import type { ChartBlock } from '#src/kit/presentation.ts';
import type { ElectronConfigResult } from '#workers/formulas/electron-config.ts';

/** Returns the occupied orbitals with their electrons; none for a bare nucleus. */
export function orbitalChart({ subshells }: ElectronConfigResult): readonly ChartBlock[] {
  if (subshells.length === 0) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'orbitals',
        title: 'Orbital diagram',
        summary: 'One box for each orbital, one arrow for each electron.',
        levels: subshells.map(({ name, electrons, capacity }) => ({ name, electrons, capacity })),
      },
    },
  ];
}
