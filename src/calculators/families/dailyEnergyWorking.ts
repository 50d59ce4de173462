import { fixed } from '#src/engine/kit/format.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { ENERGY_VARIATION, FOOD_UNITS, LEAST_FACTOR, TREAT_SHARE } from '#workers/reference/petEnergy.ts';
import { AMOUNT_UNIT_WORDS } from './dailyEnergyOutputs.ts';
import { kilogramsStep } from './kilogramsStep.ts';
import { pointsStep } from './scorePoints.ts';

type Key = ResultKey<DailyEnergyResult>;

/**
 * Returns the working from the weight, or the ideal weight where a score gives one, to the daily energy and to the food
 * per meal.
 */
export function dailyEnergyWorking(
  result: DailyEnergyResult,
  input: DailyEnergyInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { raw, stages, rangeMin, rangeMax, floorKcal, shownMin, shownMax, treatAllowance } = result;
  const factor = stages.find(({ lifeStage }) => lifeStage === input.lifeStage)?.factor ?? 1;
  const weight = input.weightUnit === 'kg' ? String(input.weight) : workingNumber(raw.weightKg);
  const need = workingNumber(raw.merIdeal ?? raw.mer);
  return [
    ...kilogramsStep(input.weightUnit, input.weight, weight),
    ...energySteps('', weight, factor, raw.rer, raw.mer),
    range('Range', workingNumber(raw.mer), rangeMin, rangeMax),
    ...idealSteps(result, input, weight, factor, figure('idealWeight').text),
    {
      label: 'Never less than',
      formula: `RER × ${LEAST_FACTOR}`,
      substituted: `${workingNumber(raw.rerIdeal ?? raw.rer)} × ${LEAST_FACTOR}`,
      value: `${floorKcal} kcal`,
    },
    ...(shownMin === rangeMin && raw.merIdeal === null
      ? []
      : [
          {
            ...range('Range shown', need, shownMin, shownMax),
            formula: `MER × ${1 - ENERGY_VARIATION}, at least RER × ${LEAST_FACTOR}, to MER × ${1 + ENERGY_VARIATION}`,
          },
        ]),
    {
      label: 'Treats, at most',
      formula: `MER × ${TREAT_SHARE}`,
      substituted: `${need} × ${TREAT_SHARE}`,
      value: `${treatAllowance} kcal`,
    },
    ...foodSteps(result, input, figure),
  ];
}

function energySteps(
  where: string,
  kilograms: string,
  factor: number,
  rer: number,
  mer: number,
): readonly WorkingStep[] {
  return [
    {
      label: `Resting energy (RER)${where}`,
      formula: '70 × kg^0.75',
      substituted: `70 × ${kilograms}^0.75`,
      value: `${fixed(rer, 1)} kcal`,
    },
    {
      label: `Energy need (MER)${where}`,
      formula: 'RER × factor',
      substituted: `${workingNumber(rer)} × ${factor}`,
      value: `${fixed(mer, 1)} kcal`,
    },
  ];
}

function range(label: string, need: string, from: number, to: number): WorkingStep {
  const [less, more] = [1 - ENERGY_VARIATION, 1 + ENERGY_VARIATION];
  return {
    label,
    formula: `MER × ${less} to MER × ${more}`,
    substituted: `${need} × ${less} to ${need} × ${more}`,
    value: `${from} to ${to} kcal`,
  };
}

/** Returns no steps without a score. */
function idealSteps(
  { raw }: DailyEnergyResult,
  { bcs }: DailyEnergyInput,
  weight: string,
  factor: number,
  idealWeight: string,
): readonly WorkingStep[] {
  const { idealKg, rerIdeal, merIdeal } = raw;
  if (bcs === undefined || idealKg === null || rerIdeal === null || merIdeal === null) return [];
  const points = pointsStep(bcs);
  return [
    points,
    {
      label: 'Ideal weight',
      formula: 'kg ÷ (1 + 0.1·points)',
      substituted: `${weight} ÷ (1 + 0.1·${asTerm(points.value)})`,
      value: `${idealWeight} kg`,
    },
    ...energySteps(' at the ideal weight', workingNumber(idealKg), factor, rerIdeal, merIdeal),
  ];
}

function foodSteps(
  { raw, amountUnit }: DailyEnergyResult,
  { foodEnergy, foodEnergyUnit, mealsPerDay }: DailyEnergyInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (raw.amountPerDay === null || amountUnit === null) return [];
  if (foodEnergy === undefined || foodEnergyUnit === undefined) return [];
  const { amountPerUnit } = FOOD_UNITS[foodEnergyUnit];
  const times = amountPerUnit === 1 ? '' : ` × ${amountPerUnit}`;
  return [
    {
      label: 'Food per day',
      formula: `MER ÷ kcal of the label${times}`,
      substituted: `${workingNumber(raw.merIdeal ?? raw.mer)} ÷ ${workingNumber(foodEnergy)}${times}`,
      value: `${figure('amountPerDay').text} ${AMOUNT_UNIT_WORDS[amountUnit]}`,
    },
    {
      label: 'Food per meal',
      formula: 'food per day ÷ meals',
      substituted: `${workingNumber(raw.amountPerDay)} ÷ ${mealsPerDay}`,
      value: `${figure('amountPerMeal').text} ${AMOUNT_UNIT_WORDS[amountUnit]}`,
    },
  ];
}
