import type { WorkingStep } from '#src/kit/presentation.ts';

/** Kilograms in a pound, exact by definition. */
export const KG_PER_POUND = 0.45359237;

/**
 * How pounds became kilograms; nothing where kilograms were entered.
 *
 * @param pounds the weight as the working shows it
 * @param kilograms what it came to, as the working shows it
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
