import { kilogramsStep } from '#src/calculators/families/kilogramsStep.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';

/**
 * Returns the need, water in the food, the amount left to drink, and the measured drinking by weight, alone and with
 * the food.
 */
export function workingOf(
  { raw, measuredMlPerKg }: DogWaterResult,
  input: DogWaterInput,
  figure: FigureOf<ResultKey<DogWaterResult>>,
): readonly WorkingStep[] {
  const { weight, weightUnit, foodGrams, foodMoisture, measuredIntake } = input;
  const kilograms = workingNumber(raw.weightKg);
  return [
    ...kilogramsStep(weightUnit, weight, kilograms, 'Weight in kg'),
    {
      label: 'Typical need',
      formula: '50 mL × kg',
      substituted: `50 × ${kilograms}`,
      value: `${figure('typicalMl').text} mL`,
    },
    ...(foodGrams === undefined || foodMoisture === undefined
      ? []
      : [
          {
            label: 'Water in the food',
            formula: 'g of food × moisture % ÷ 100',
            substituted: `${foodGrams} × ${foodMoisture} ÷ 100`,
            value: `${figure('foodWaterMl').text} mL`,
          },
        ]),
    {
      label: 'To drink',
      formula: 'typical need − water in the food, at least 0',
      substituted: `${upToTwoDecimals(raw.typicalMl)} − ${upToTwoDecimals(raw.foodWaterMl)}`,
      value: `${figure('drinkMl').text} mL`,
    },
    ...(measuredMlPerKg === null || measuredIntake === undefined
      ? []
      : [
          {
            label: 'Measured drinking',
            formula: 'mL ÷ kg',
            substituted: `${workingNumber(measuredIntake)} ÷ ${kilograms}`,
            value: `${figure('measuredMlPerKg').text} mL/kg`,
          },
          {
            label: foodGrams === undefined ? 'Water drunk, food not counted' : 'All water, drunk and eaten',
            formula: '(mL drunk + mL in the food) ÷ kg',
            substituted: `(${workingNumber(measuredIntake)} + ${workingNumber(raw.foodWaterMl)}) ÷ ${kilograms}`,
            value: `${figure('totalMlPerKg').text} mL/kg`,
          },
        ]),
  ];
}

function upToTwoDecimals(value: number): string {
  return String(Number(fixed(value, 2)));
}
