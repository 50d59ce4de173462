import { fixed } from '#src/kit/format.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import { handedOn } from '#src/kit/workingNumbers.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { type AmountUnit, ENERGY_VARIATION, FOOD_UNITS, TREAT_SHARE } from '#workers/reference/petEnergy.ts';
import { kilogramsStep } from './kilogramsStep.ts';

/** Units of food as they stand behind a number. */
export const AMOUNT_UNIT_WORDS: Readonly<Record<AmountUnit, string>> = { cup: 'cups', g: 'g', can: 'cans' };

/** From the weight to the energy of a day and, where the label is known, to the food of a meal. */
export function dailyEnergyWorking(result: DailyEnergyResult, input: DailyEnergyInput): readonly WorkingStep[] {
  const { raw, stages, rangeMin, rangeMax, treatAllowance } = result;
  const factor = stages.find(({ lifeStage }) => lifeStage === input.lifeStage)?.factor;
  const weight = input.weightUnit === 'kg' ? String(input.weight) : handedOn(raw.weightKg);
  const mer = handedOn(raw.mer);
  return [
    ...kilogramsStep(input.weightUnit, input.weight, weight),
    {
      label: 'Resting energy (RER)',
      formula: '70 × kg^0.75',
      substituted: `70 × ${weight}^0.75`,
      value: `${fixed(raw.rer, 1)} kcal`,
    },
    {
      label: 'Energy need (MER)',
      formula: 'RER × factor',
      substituted: `${handedOn(raw.rer)} × ${factor}`,
      value: `${fixed(raw.mer, 1)} kcal`,
    },
    {
      label: 'Range',
      formula: `MER × ${1 - ENERGY_VARIATION} to MER × ${1 + ENERGY_VARIATION}`,
      substituted: `${mer} × ${1 - ENERGY_VARIATION} to ${mer} × ${1 + ENERGY_VARIATION}`,
      value: `${rangeMin} to ${rangeMax} kcal`,
    },
    {
      label: 'Treats, at most',
      formula: `MER × ${TREAT_SHARE}`,
      substituted: `${mer} × ${TREAT_SHARE}`,
      value: `${treatAllowance} kcal`,
    },
    ...foodSteps(result, input),
  ];
}

function foodSteps(
  { raw, amountPerDay, amountPerMeal, amountUnit }: DailyEnergyResult,
  { foodEnergy, foodEnergyUnit, mealsPerDay }: DailyEnergyInput,
): readonly WorkingStep[] {
  if (raw.amountPerDay === null || amountUnit === null) return [];
  if (foodEnergy === undefined || foodEnergyUnit === undefined) return [];
  const { amountPerUnit, decimals } = FOOD_UNITS[foodEnergyUnit];
  const times = amountPerUnit === 1 ? '' : ` × ${amountPerUnit}`;
  return [
    {
      label: 'Food per day',
      formula: `MER ÷ kcal of the label${times}`,
      substituted: `${handedOn(raw.mer)} ÷ ${handedOn(foodEnergy)}${times}`,
      value: `${fixed(amountPerDay ?? 0, decimals)} ${AMOUNT_UNIT_WORDS[amountUnit]}`,
    },
    {
      label: 'Food per meal',
      formula: 'food per day ÷ meals',
      substituted: `${handedOn(raw.amountPerDay)} ÷ ${mealsPerDay}`,
      value: `${fixed(amountPerMeal ?? 0, decimals)} ${AMOUNT_UNIT_WORDS[amountUnit]}`,
    },
  ];
}
