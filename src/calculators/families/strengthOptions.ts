/** The menu of concentration units for recipes and dilutions. */
import type { StrengthUnit } from '#workers/lib/chemistry/strengthUnits.ts';

const LABELS = {
  M: 'mol/L',
  mM: 'mmol/L',
  uM: 'µmol/L',
  nM: 'nmol/L',
  'g-per-l': 'g/L',
  'mg-per-ml': 'mg/mL',
  'ug-per-ml': 'µg/mL',
  'ng-per-ml': 'ng/mL',
  'percent-wv': '% w/v',
  'percent-ww': '% w/w',
  'percent-vv': '% v/v',
  x: '×',
} as const satisfies Readonly<Record<StrengthUnit, string>>;

export const STRENGTH_OPTIONS = (Object.keys(LABELS) as StrengthUnit[]).map((value) => ({
  value,
  label: LABELS[value],
}));

export function strengthLabel(unit: StrengthUnit): string {
  return LABELS[unit];
}
