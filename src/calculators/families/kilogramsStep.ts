import type { WorkingStep } from '#src/engine/kit/presentation.ts';

/** Kilograms in a pound, exact by definition. */
export const KG_PER_POUND = 0.45359237;

/**
 * Returns the step that converts pounds to kilograms; none where kilograms were entered.
 *
 * @param pounds the weight as shown in the working
 * @param kilograms its conversion, as shown in the working
 */
export function kilogramsStep(
  weightUnit: 'kg' | 'lb',
  pounds: number | string,
  kilograms: number | string,
  label = 'Weight in kilograms',
): readonly WorkingStep[] {
  if (weightUnit === 'kg') return [];
  return [
    { label, formula: `lb × ${KG_PER_POUND}`, substituted: `${pounds} × ${KG_PER_POUND}`, value: `${kilograms} kg` },
  ];
}
