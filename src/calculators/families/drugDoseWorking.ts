/** The working of a dose range and an amount of a product, with the visitor's numbers; nothing in it is rounded up. */

import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DrugDoseInput, DrugDoseResult } from '#workers/formulas/drug-dose.ts';
import type { DoseRange, DrugProduct } from '#workers/reference/drugs.ts';
import { kilogramsStep } from './kilogramsStep.ts';

const STEP_WORDS: Readonly<Record<DrugProduct['unit'], string>> = {
  tablet: 'half tablets',
  capsule: 'whole capsules',
  mL: 'tenths of a mL',
};

/** Returns 'tablet' for one or less, 'tablets' for more; mL is always mL. */
export function unitsInWords(amount: number, unit: DrugProduct['unit']): string {
  return unit === 'mL' || amount <= 1 ? unit : `${unit}s`;
}

export function workingOf(
  result: DrugDoseResult,
  { weight, weightUnit }: DrugDoseInput,
  range: DoseRange,
  { unit, strengthMg }: DrugProduct,
): readonly WorkingStep[] {
  const { raw, labelDoseMg, maxDailyMg, maxUnitsPerDose, deliveredMg } = result;
  const { minMgPerKg, maxMgPerKg, capMg, labelMgPerKg, maxDailyMgPerKg } = range;
  const kg = raw.weightKg;
  return [
    ...kilogramsStep(weightUnit, weight, kg),
    underCeiling(perKilogram('Lowest dose', kg, minMgPerKg, raw.minMg), capMg),
    underCeiling(perKilogram('Highest dose', kg, maxMgPerKg, raw.maxMg), capMg),
    ...(labelMgPerKg === null || labelDoseMg === null
      ? []
      : [perKilogram('Dose of the United States label', kg, labelMgPerKg, labelDoseMg)]),
    ...(maxDailyMgPerKg === null || maxDailyMg === null
      ? []
      : [perKilogram('Highest total in 24 hours', kg, maxDailyMgPerKg, maxDailyMg)]),
    {
      label: 'Amount of the product',
      formula: `highest dose ÷ strength, down to ${STEP_WORDS[unit]}`,
      substituted: `${raw.maxMg} mg ÷ ${strengthMg} mg = ${raw.units}`,
      value:
        maxUnitsPerDose === null
          ? 'no step within the range'
          : `${maxUnitsPerDose} ${unitsInWords(maxUnitsPerDose, unit)}`,
    },
    ...(maxUnitsPerDose === null || deliveredMg === null
      ? []
      : [
          {
            label: 'Held by that amount',
            formula: 'amount × strength',
            substituted: `${maxUnitsPerDose} × ${strengthMg} mg`,
            value: `${deliveredMg} mg`,
          },
        ]),
  ];
}

/** Never shows what the weight alone would amount to above the ceiling. */
function underCeiling(step: WorkingStep, capMg: number | null): WorkingStep {
  if (capMg === null) return step;
  return {
    ...step,
    formula: `${step.formula}, at most the ceiling`,
    substituted: `${step.substituted}, at most ${capMg}`,
  };
}

function perKilogram(label: string, kg: number, mgPerKg: number, mg: number): WorkingStep {
  return { label, formula: 'kg × mg/kg', substituted: `${kg} × ${mgPerKg}`, value: `${mg} mg` };
}
