import type { WorkingStep } from '#src/kit/presentation.ts';

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
  return [{ label, formula: 'lb × 0.45359237', substituted: `${pounds} × 0.45359237`, value: `${kilograms} kg` }];
}
