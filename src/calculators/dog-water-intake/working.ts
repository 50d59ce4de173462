import { kilogramsStep } from '#src/families/kilogramsStep.ts';
import { fixed, fixedApart } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';
import { DRINKING_EDGES, TOTAL_EDGES } from '#workers/reference/waterIntake.ts';

/** Upper ends of the classes, in mL/kg. A value displayed as the lowest normal total counts as normal. */
const DRINKING_LIMITS: readonly number[] = Object.values(DRINKING_EDGES);
const TOTAL_LIMITS: readonly number[] = [TOTAL_EDGES.increasedAbove, TOTAL_EDGES.highAbove];

/**
 * Formats measured drinking in mL/kg with one decimal; where that is the limit of a class, with as many as show its
 * side.
 */
export function drunkText(rounded: number, unrounded: number): string {
  return apart(rounded, unrounded, DRINKING_LIMITS);
}

/** Formats total water in mL/kg, in the same way. */
export function totalText(rounded: number, unrounded: number): string {
  return apart(rounded, unrounded, TOTAL_LIMITS);
}

function apart(rounded: number, unrounded: number, limits: readonly number[]): string {
  return limits.includes(rounded) ? fixedApart(unrounded, 1, limits) : fixed(rounded, 1);
}

/**
 * Returns the need, water in the food, the amount left to drink, and the measured drinking by weight, alone and with
 * the food.
 */
export function workingOf(result: DogWaterResult, input: DogWaterInput): readonly WorkingStep[] {
  const { raw, typicalMl, foodWaterMl, drinkMl, measuredMlPerKg, totalMlPerKg } = result;
  const { weight, weightUnit, foodGrams, foodMoisture, measuredIntake } = input;
  const kilograms = workingNumber(raw.weightKg);
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
    ...(measuredMlPerKg === null || totalMlPerKg === null || measuredIntake === undefined
      ? []
      : [
          {
            label: 'Measured drinking',
            formula: 'mL ÷ kg',
            substituted: `${workingNumber(measuredIntake)} ÷ ${kilograms}`,
            value: `${drunkText(measuredMlPerKg, raw.measuredMlPerKg ?? measuredMlPerKg)} mL/kg`,
          },
          {
            label: foodGrams === undefined ? 'Water drunk, food not counted' : 'All water, drunk and eaten',
            formula: '(mL drunk + mL in the food) ÷ kg',
            substituted: `(${workingNumber(measuredIntake)} + ${workingNumber(raw.foodWaterMl)}) ÷ ${kilograms}`,
            value: `${totalText(totalMlPerKg, raw.totalMlPerKg ?? totalMlPerKg)} mL/kg`,
          },
        ]),
  ];
}

function upToTwoDecimals(value: number): string {
  return String(Number(fixed(value, 2)));
}
