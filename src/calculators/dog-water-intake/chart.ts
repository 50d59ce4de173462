import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';
import { TOTAL_EDGES, WATER_ML_PER_KG } from '#workers/reference/waterIntake.ts';

/** The axis reaches at least this value, above the highest class, in mL per kg. */
const LEAST_REACH = 150;

/**
 * Returns water per kilogram and per day for a dog of this weight, with the classes of total water as bands, and the
 * guide and the dog as points.
 */
export function waterChart({ raw }: DogWaterResult, { foodGrams }: DogWaterInput): XyChart {
  const { weightKg, totalMlPerKg } = raw;
  const { lowBelow, increasedAbove, highAbove } = TOTAL_EDGES;
  const { min, typical, max } = WATER_ML_PER_KG;
  const inADay = (mlPerKg: number) => ({ x: mlPerKg, y: mlPerKg * weightKg });
  const reach = Math.max(LEAST_REACH, (totalMlPerKg ?? 0) * 1.1);
  return {
    type: 'xy',
    title: 'Daily water, and what it means',
    summary: `The guide runs from ${min} to ${max} mL for each kilogram; drinking and food together below ${lowBelow} are low, above ${increasedAbove} increased and above ${highAbove} high.`,
    x: { label: 'Water for each kg', unit: 'mL', decimals: 1 },
    y: { label: 'Water in a day', unit: 'mL', decimals: 0 },
    series: [
      { name: 'This weight', marks: 'line', points: [0, lowBelow, increasedAbove, highAbove, reach].map(inADay) },
      { name: 'Guide', marks: 'points', points: [min, typical, max].map(inADay) },
      ...(totalMlPerKg === null
        ? []
        : [
            {
              name: foodGrams === undefined ? 'Drunk' : 'Drunk and eaten',
              marks: 'points',
              points: [inADay(totalMlPerKg)],
            } as const,
          ]),
    ],
    bands: [
      { label: 'Low', to: lowBelow * weightKg },
      { label: 'Normal', from: lowBelow * weightKg, to: increasedAbove * weightKg },
      { label: 'Increased', from: increasedAbove * weightKg, to: highAbove * weightKg },
      { label: 'High', from: highAbove * weightKg },
    ],
  };
}
