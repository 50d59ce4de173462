import { kilogramsStep } from '#src/families/kilogramsStep.ts';
import { fixed, fixedApart } from '#src/kit/format.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import { handedOn } from '#src/kit/workingNumbers.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';
import { DRINKING_EDGES } from '#workers/reference/waterIntake.ts';

/** mL/kg, where a class ends. */
const LIMITS: readonly number[] = Object.values(DRINKING_EDGES);

/** Measured drinking in mL/kg with one decimal; where that is the limit of a class, as many as show the side of it. */
export function drunkText(rounded: number, unrounded: number): string {
  return LIMITS.includes(rounded) ? fixedApart(unrounded, 1, LIMITS) : fixed(rounded, 1);
}

/** Need, water in the food, what is left to drink, and the measured drinking by weight. */
export function workingOf(result: DogWaterResult, input: DogWaterInput): readonly WorkingStep[] {
  const { raw, typicalMl, foodWaterMl, drinkMl, measuredMlPerKg } = result;
  const { weight, weightUnit, foodGrams, foodMoisture, measuredIntake } = input;
  const kilograms = handedOn(raw.weightKg);
  return [
    ...kilogramsStep(weightUnit, weight, kilograms, 'Weight in kg'),
    { label: 'Typical need', formula: '50 mL × kg', substituted: `50 × ${kilograms}`, value: `${typicalMl} mL` },
    ...(foodGrams === undefined || foodMoisture === undefined
      ? []
      : [
          {
            label: 'Water in the food',
            formula: 'g of food × moisture % ÷ 100',
            substituted: `${foodGrams} × ${foodMoisture} ÷ 100`,
            value: `${foodWaterMl} mL`,
          },
        ]),
    {
      label: 'To drink',
      formula: 'typical need − water in the food, at least 0',
      substituted: `${upToTwoDecimals(raw.typicalMl)} − ${upToTwoDecimals(raw.foodWaterMl)}`,
      value: `${drinkMl} mL`,
    },
    ...(measuredMlPerKg === null || measuredIntake === undefined
      ? []
      : [
          {
            label: 'Measured drinking',
            formula: 'mL ÷ kg',
            substituted: `${handedOn(measuredIntake)} ÷ ${kilograms}`,
            value: `${drunkText(measuredMlPerKg, raw.measuredMlPerKg ?? measuredMlPerKg)} mL/kg`,
          },
        ]),
  ];
}

function upToTwoDecimals(value: number): string {
  return String(Number(fixed(value, 2)));
}
