/** Effective nuclear charges by subshell, one line for each way of computing them. */
import type { ChartBlock } from '#src/engine/kit/presentation.ts';

export interface ChargeLine {
  readonly name: string;
  /** By subshell, in the order of the names; null where the charge is missing. */
  readonly charges: readonly (number | null)[];
}

/** @param subshells names from the inside out. Lines without a value are left out. */
export function slaterChart(
  { title, summary }: { readonly title: string; readonly summary: string },
  subshells: readonly string[],
  lines: readonly ChargeLine[],
): ChartBlock {
  const series = lines.map(({ name, charges }) => ({
    name,
    marks: 'line-and-points' as const,
    points: subshells.flatMap((label, at) => {
      const y = charges[at] ?? null;
      return y === null ? [] : [{ x: at + 1, y, label }];
    }),
  }));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title,
      summary,
      x: { label: 'Subshell, by rising n and l', decimals: 0, counted: true },
      y: { label: 'Effective nuclear charge', decimals: 2 },
      series: series.filter(({ points }) => points.length > 0),
    },
  };
}
