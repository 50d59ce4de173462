/** What the pages about medicines and supplements have in common: a standing warning, a unit to choose, a mute share text. */
import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { Figure } from '#src/kit/presentation.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

/** @param own what a page says itself, before the notes that all these pages have or after them */
export function medicineWarning(own: { readonly before?: string; readonly after?: string } = {}): StandingWarning {
  const { before, after } = own;
  return {
    tone: 'danger',
    title: 'Ask your veterinarian first',
    texts: [before, SAFETY_NOTES.medicineBanner, SAFETY_NOTES.overdose, after].filter((text) => text !== undefined),
    call: 'poison',
  };
}

/** All that leaves a medicine page: an amount read without its inputs could be taken for another animal's. */
export function medicineShareText(title: string): string {
  return `${title}\nAsk your veterinarian before giving any medicine`;
}

/** No unit is set beforehand. */
export const DOSED_WEIGHT_UNIT_FIELD = {
  kind: 'choice',
  label: 'Unit of the weight',
  hint: 'Choose it yourself: a mix-up changes the amount more than twofold.',
  look: 'radios',
  options: [
    { value: 'kg', label: 'Kilograms (kg)' },
    { value: 'lb', label: 'Pounds (lb)' },
  ],
} as const;

interface Weighed {
  readonly weight: number;
  readonly weightUnit: 'kg' | 'lb';
}

/** The weight that was counted with, so that a slip of the unit meets the eye. */
export function countedWeight({ weightKg }: { readonly weightKg: number }, { weight, weightUnit }: Weighed): Figure {
  return {
    field: 'weightKg',
    label: 'Weight counted with',
    value: weightKg,
    text: fixed(weightKg, 2),
    unit: 'kg',
    ...(weightUnit === 'lb' ? { note: `Entered as ${weight} lb` } : {}),
  };
}

/** Four decimals at most, without the zeros at the end: the numbers between the steps of a working. */
export function plain(value: number): string {
  return String(Number(fixed(value, 4)));
}
