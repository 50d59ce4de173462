import { pointsStep } from '#src/families/scorePoints.ts';
import { fixed } from '#src/kit/format.ts';
import { asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { DogBmiInput, DogBmiResult } from '#workers/formulas/dog-bmi.ts';
import { BODY_FAT } from '#workers/reference/bodyCondition.ts';

/** Returns points, ideal weight, body fat and, with a height, the BMI. */
export function workingOf(
  result: DogBmiResult,
  { weight, weightUnit, bcs }: DogBmiInput,
): readonly WorkingStep<ResultKey<DogBmiResult>>[] {
  const { idealWeight, bodyFatPercent } = result;
  const points = pointsStep(bcs);
  return [
    points,
    {
      label: 'Ideal weight',
      formula: 'weight ÷ (1 + 0.1·points)',
      substituted: `${weight} ÷ (1 + 0.1·${asTerm(points.value)})`,
      value: `${fixed(idealWeight, 1)} ${weightUnit}`,
      data: { field: 'weightUnit', value: weightUnit },
    },
    {
      label: 'Body fat',
      formula: `${BODY_FAT.at5} + ${BODY_FAT.perPoint}·(score − 5), at least ${BODY_FAT.least} %`,
      substituted: `${BODY_FAT.at5} + ${BODY_FAT.perPoint}·(${bcs} − 5)`,
      value: `${fixed(bodyFatPercent, 0)} %`,
    },
    ...bmiSteps(result),
  ];
}

function bmiSteps({ bmi, raw: { weightKg, heightMetres } }: DogBmiResult): readonly WorkingStep[] {
  if (bmi === null || heightMetres === null) return [];
  const [kilograms, metres] = [workingNumber(weightKg), workingNumber(heightMetres)];
  return [
    {
      label: 'BMI',
      formula: 'kg ÷ (shoulder height in m)²',
      substituted: `${kilograms} ÷ ${metres}²`,
      value: `${fixed(bmi, 1)} kg/m²`,
    },
  ];
}
