import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { PetFoodEnergyInput, PetFoodEnergyResult } from '#workers/formulas/pet-food-energy.ts';

type Key = ResultKey<PetFoodEnergyResult>;

/** Returns the lines from the label to energy and portions. */
export function workingOf(
  result: PetFoodEnergyResult,
  input: PetFoodEnergyInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [moisture, protein, fat, fiber] = [input.moisture, input.protein, input.fat, input.fiber].map(typedNumber);
  return [
    {
      label: 'Carbohydrate, as fed',
      formula: '100 − moisture − protein − fat − fiber − ash',
      substituted: `100 − ${moisture} − ${protein} − ${fat} − ${fiber} − ${typedNumber(result.ash)}`,
      value: `${figure('nitrogenFreeExtract').text} %`,
    },
    {
      label: 'Energy in 100 g',
      formula: '3.5·protein + 8.5·fat + 3.5·carbohydrate',
      substituted: `3.5·${protein} + 8.5·${fat} + 3.5·${workingNumber(result.nitrogenFreeExtract)}`,
      value: `${figure('energyPer100g').text} kcal`,
    },
    {
      label: 'Protein in the dry matter',
      formula: '100·protein ÷ (100 − moisture)',
      substituted: `100·${protein} ÷ (100 − ${moisture})`,
      value: `${figure('dryMatter.protein').text} %`,
    },
    ...(result.gramsPerDay === null || input.dailyEnergy === undefined
      ? []
      : [
          {
            label: 'Food in a day',
            formula: '100·energy of a day ÷ energy in 100 g',
            substituted: `100·${workingNumber(input.dailyEnergy)} ÷ ${workingNumber(result.energyPer100g)}`,
            value: `${figure('gramsPerDay').text} g`,
          },
        ]),
  ];
}
