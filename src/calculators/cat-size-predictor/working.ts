import { fixed } from '#src/engine/kit/format.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { CatSizeInput, CatSizeResult } from '#workers/formulas/cat-size-predictor.ts';
import { SHARE_OF_ADULT_WEIGHT } from '#workers/reference/kittenGrowth.ts';

type Key = ResultKey<CatSizeResult>;

/** Returns the fraction grown at this age, the weight divided by it, and the range. */
export function workingOf(
  { raw, weightUnit }: CatSizeResult,
  { ageWeeks, weight }: CatSizeInput,
  figure: FigureOf<Key>,
): readonly WorkingStep<Key>[] {
  const exact = decimals(3)(raw.adultWeight);
  return [
    { label: 'Share grown', ...shareStep(ageWeeks), value: fixed(raw.shareGrown, 3) },
    {
      label: 'Adult weight',
      formula: 'weight ÷ share grown',
      substituted: `${weight} ÷ ${workingNumber(raw.shareGrown, exact)}`,
      value: `${exact.text} ${weightUnit}, rounded ${figure('adultWeight').text}`,
      data: { field: 'weightUnit', value: weightUnit },
    },
    {
      label: 'Range',
      formula: 'adult weight × 0.8 to × 1.2',
      substituted: `${exact.text} × 0.8 to ${exact.text} × 1.2`,
      value: `${figure('rangeMin').text} to ${figure('rangeMax').text} ${weightUnit}`,
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
