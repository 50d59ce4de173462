import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { PhInput, PhResult } from '#workers/formulas/ph-analysis.ts';

/** Both ends of the scale. */
const LOWEST = 0;
const HIGHEST = 14;

/** Returns the pH on its scale, divided at the neutral point of the temperature. */
export function scaleChart({ reference: { neutralPoint } }: PhResult, { pH, temperature }: PhInput): ChartBlock {
  const at = `${typedNumber(temperature)} °C`;
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'The pH scale',
      summary: `Pure water at ${at} has the pH at which acidic becomes basic.`,
      axis: { label: 'pH', decimals: 2 },
      spans: [
        { label: `Acidic at ${at}`, from: LOWEST, to: neutralPoint },
        { label: `Basic at ${at}`, from: neutralPoint, to: HIGHEST },
      ],
      marks: [{ label: 'This pH', at: pH }],
    },
  };
}
