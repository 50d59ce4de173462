import { fixed } from '#src/kit/format.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { CatSizeInput, CatSizeResult } from '#workers/formulas/cat-size-predictor.ts';
import { SHARE_OF_ADULT_WEIGHT } from '#workers/reference/kittenGrowth.ts';

/** Returns the fraction grown at this age, the weight divided by it, and the range. */
export function workingOf(
  result: CatSizeResult,
  { ageWeeks, weight }: CatSizeInput,
): readonly WorkingStep<ResultKey<CatSizeResult>>[] {
  const { raw, adultWeight, rangeMin, rangeMax, weightUnit } = result;
  const share = fixed(raw.shareGrown, 3);
  const exact = fixed(raw.adultWeight, 3);
  return [
    { label: 'Share grown', ...shareStep(ageWeeks), value: share },
    {
      label: 'Adult weight',
      formula: 'weight ÷ share grown',
      substituted: `${weight} ÷ ${workingNumber(raw.shareGrown, exact)}`,
      value: `${exact} ${weightUnit}, rounded ${fixed(adultWeight, 1)}`,
      data: { field: 'weightUnit', value: weightUnit },
    },
    {
      label: 'Range',
      formula: 'adult weight × 0.8 to × 1.2',
      substituted: `${exact} × 0.8 to ${exact} × 1.2`,
      value: `${fixed(rangeMin, 1)} to ${fixed(rangeMax, 1)} ${weightUnit}`,
    },
  ];
}

function shareStep(age: number): Pick<WorkingStep, 'formula' | 'substituted'> {
  const known = SHARE_OF_ADULT_WEIGHT.find(([week]) => week === age);
  if (known !== undefined)
    return { formula: 'growth table at this age', substituted: `at ${typedNumber(age)} weeks: ${known[1]}` };
  const above = SHARE_OF_ADULT_WEIGHT.findIndex(([week], index) => index > 0 && age < week);
  const [[week0, share0], [week1, share1]] = [
    SHARE_OF_ADULT_WEIGHT[above - 1] ?? SHARE_OF_ADULT_WEIGHT[0],
    SHARE_OF_ADULT_WEIGHT[above] ?? SHARE_OF_ADULT_WEIGHT[1],
  ];
  return {
    formula: `straight line from ${share0} at ${week0} to ${share1} at ${week1} weeks`,
    substituted: `${share0} + (${workingNumber(age)} − ${week0})·(${share1} − ${share0}) ÷ ${week1 - week0}`,
  };
}
