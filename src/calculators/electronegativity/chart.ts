import type { ChartBlock } from '#src/kit/presentation.ts';
import type { ElectronegativityInput, ElectronegativityResult } from '#workers/formulas/electronegativity.ts';

/** Where the bonds stop being nonpolar, and where they become ionic. */
const POLAR_FROM = 0.5;
const IONIC_FROM = 1.7;
/** The end of the drawing: the difference of cesium and fluorine is 3.19. */
const HIGHEST = 3.2;

/** Returns the difference on the scale of bonds; none for two metals, to which its limits do not apply. */
export function bondChart(
  { difference, bondType }: ElectronegativityResult,
  { element1, element2 }: ElectronegativityInput,
): readonly ChartBlock[] {
  if (bondType === 'metallic') return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title: 'Kinds of bonds by electronegativity difference',
        summary: `The bond ${element1}–${element2} is ${bondType}.`,
        axis: { label: 'Difference', reaches: [HIGHEST] },
        spans: [
          { label: 'Nonpolar covalent', from: 0, to: POLAR_FROM },
          { label: 'Polar covalent', from: POLAR_FROM, to: IONIC_FROM },
          { label: 'Ionic', from: IONIC_FROM },
        ],
        marks: [{ label: `${element1}–${element2}`, at: difference }],
      },
    },
  ];
}
