import type { ChartBlock } from '#src/kit/presentation.ts';
import type { CellSizeResult } from '#workers/formulas/cell-size.ts';

/** Sizes in the drawing, as multiples of the cell's own: 0.25 to 4. */
const SIZES = Array.from({ length: 25 }, (_, index) => 2 ** ((index - 12) / 6));

/** Returns the ratio of cells of the same shape in other sizes: it is inversely proportional to the size. */
export function ratioChart({ saToVolumeRatio: ratio }: CellSizeResult): readonly ChartBlock[] {
  const line = SIZES.map((x) => ({ x, y: ratio / x })).filter(({ y }) => Number.isFinite(y));
  if (line.length < 2) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Surface-to-volume ratio by size',
        summary: 'A cell of the same shape and twice the size has half the ratio.',
        x: { label: 'Size, as a multiple of this cell', decimals: 2 },
        y: { label: 'Ratio', unit: 'µm⁻¹', decimals: 3 },
        series: [
          { name: 'Same shape', marks: 'line', points: line },
          { name: 'This cell', marks: 'points', points: [{ x: 1, y: ratio }] },
        ],
      },
    },
  ];
}
