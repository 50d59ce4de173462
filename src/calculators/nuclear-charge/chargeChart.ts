import type { ChartBlock } from '#src/kit/presentation.ts';
import type { NuclearChargeResult } from '#workers/formulas/nuclear-charge.ts';

/** Returns the effective charge by subshell, Slater's beside the computed one where there is one. */
export function chargeChart({ subshells }: NuclearChargeResult, element: string): ChartBlock {
  const points = subshells.map(({ name, effectiveCharge }, index) => ({
    x: index + 1,
    y: effectiveCharge,
    label: name,
  }));
  const computed = subshells.flatMap(({ name, clementi }, index) =>
    clementi === null ? [] : [{ x: index + 1, y: clementi, label: name }],
  );
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: `Effective charge in ${element.toLowerCase()}, from the inside out`,
      summary: 'Electrons of outer shells mostly feel less of the nucleus than those of inner shells.',
      x: { label: 'Subshell, by rising n and l', decimals: 0, counted: true },
      y: { label: 'Effective nuclear charge', decimals: 2 },
      series: [
        { name: 'Slater', marks: 'line-and-points', points },
        ...(computed.length === 0
          ? []
          : [{ name: 'Clementi and Raimondi', marks: 'line-and-points' as const, points: computed }]),
      ],
    },
  };
}
