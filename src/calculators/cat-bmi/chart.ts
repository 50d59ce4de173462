import type { XyChart } from '#src/kit/onDemand/chart.ts';
import type { CatBmiInput, CatBmiResult } from '#workers/formulas/cat-bmi.ts';
import { FBMI_EDGES } from '#workers/reference/felineBodyMass.ts';

/** Returns the index by rib cage for a cat with this leg length, with the classes as bands and the cat as a point. */
export function fbmiChart({ curve, fbmi, raw }: CatBmiResult, { ribCage, legLength, unit }: CatBmiInput): XyChart {
  const { normalFrom, normalTo, overweightTo } = FBMI_EDGES;
  return {
    type: 'xy',
    title: 'Where your cat stands',
    summary: `A rib cage of ${ribCage} ${unit} with a leg of ${legLength} ${unit} has an index of ${fbmi.toFixed(1)}; the line shows other rib cages with the same leg.`,
    x: { label: 'Rib cage', unit, decimals: 1 },
    y: { label: 'FBMI', decimals: 1 },
    series: [
      {
        name: `Leg of ${legLength} ${unit}`,
        marks: 'line',
        points: curve.map((point) => ({ x: point.ribCage, y: point.fbmi })),
      },
      { name: 'Your cat', marks: 'points', points: [{ x: ribCage, y: raw.fbmi }] },
    ],
    bands: [
      { label: 'Underweight', to: normalFrom },
      { label: 'Normal', from: normalFrom, to: normalTo },
      { label: 'Overweight', from: normalTo, to: overweightTo },
      { label: 'Obese', from: overweightTo },
    ],
  };
}
