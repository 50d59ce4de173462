import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { SurfaceVolumeResult } from '#workers/formulas/surface-area-volume.ts';
import type { SolidShape } from '#workers/reference/solidShapes.ts';

/** Returns the ratio beside that of other bodies of the same volume. */
export function ratioChart(
  { ratio, comparison }: SurfaceVolumeResult,
  others: readonly { readonly shape: SolidShape; readonly name: string }[],
): ChartBlock {
  return namedBars({
    title: 'Ratio of bodies with the same volume',
    summary: 'A sphere has the smallest surface of all. The cylinder is as high as it is wide.',
    of: 'Body',
    y: { label: 'Surface area ÷ volume', unit: 'per unit', decimals: 3 },
    names: ['Yours', ...others.map(({ name }) => name.replace(/,.*/, ''))],
    series: [{ name: 'Ratio', values: [ratio, ...others.map(({ shape }) => comparison[shape].ratio)] }],
  });
}
