import type { XyChart } from '#src/kit/onDemand/chart.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { CatSizeInput, CatSizeResult } from '#workers/formulas/cat-size-predictor.ts';
import { KITTEN_ERROR_SHARE, SHARE_OF_ADULT_WEIGHT } from '#workers/reference/kittenGrowth.ts';

/** Returns the curves to the predicted weight and to the ends of its range, with the kitten as a point. */
export function growthChart({ raw, weightUnit }: CatSizeResult, { ageWeeks, weight }: CatSizeInput): XyChart {
  const wayTo = (adultWeight: number) => SHARE_OF_ADULT_WEIGHT.map(([x, share]) => ({ x, y: adultWeight * share }));
  return {
    type: 'xy',
    title: 'Growth to the adult weight',
    summary: `The expected way from 8 to 52 weeks through ${weight} ${weightUnit} at ${typedNumber(ageWeeks)} weeks, and the ways to 20 percent less and more.`,
    x: { label: 'Age', unit: 'weeks', decimals: 0 },
    y: { label: 'Weight', unit: weightUnit, decimals: 2 },
    series: [
      { name: 'Expected', marks: 'line', points: wayTo(raw.adultWeight) },
      { name: '20 % less', marks: 'line', points: wayTo(raw.adultWeight * (1 - KITTEN_ERROR_SHARE)) },
      { name: '20 % more', marks: 'line', points: wayTo(raw.adultWeight * (1 + KITTEN_ERROR_SHARE)) },
      { name: 'Your kitten', marks: 'points', points: [{ x: ageWeeks, y: weight }] },
    ],
  };
}
