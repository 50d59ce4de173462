import { pointsStep } from '#src/calculators/families/scorePoints.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DogBmiInput, DogBmiResult } from '#workers/formulas/dog-bmi.ts';
import { BODY_FAT } from '#workers/reference/bodyCondition.ts';

type Key = ResultKey<DogBmiResult>;

/** Returns points, ideal weight, body fat and, with a height, the BMI. */
export function workingOf(
  result: DogBmiResult,
  { weight, weightUnit, bcs }: DogBmiInput,
  figure: FigureOf<Key>,
): readonly WorkingStep<Key>[] {
  const points = pointsStep(bcs);
  return [
    points,
    {
      label: 'Ideal weight',
      formula: 'weight ÷ (1 + 0.1·points)',
      substituted: `${weight} ÷ (1 + 0.1·${asTerm(points.value)})`,
      value: `${figure('idealWeight').text} ${weightUnit}`,
      data: { field: 'weightUnit', value: weightUnit },
    },
    {
      label: 'Body fat',
      formula: `${BODY_FAT.at5} + ${BODY_FAT.perPoint}·(score − 5), at least ${BODY_FAT.least} %`,
      substituted: `${BODY_FAT.at5} + ${BODY_FAT.perPoint}·(${bcs} − 5)`,
      value: `${figure('bodyFatPercent').text} %`,
    },
    ...bmiSteps(result, figure),
  ];
}

function bmiSteps({ raw: { weightKg, heightMetres } }: DogBmiResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  if (heightMetres === null) return [];
  return [
    {
      label: 'BMI',
      formula: 'kg ÷ (shoulder height in m)²',
      substituted: `${workingNumber(weightKg)} ÷ ${workingNumber(heightMetres)}²`,
      value: `${figure('bmi').text} kg/m²`,
    },
  ];
}
