import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { CatBmiInput, CatBmiResult } from '#workers/formulas/cat-bmi.ts';

/** Converts inches, then evaluates the equation on one line. */
export function workingOf(
  { raw }: CatBmiResult,
  { ribCage, legLength, unit }: CatBmiInput,
  figure: FigureOf<'fbmi'>,
): readonly WorkingStep[] {
  const [ribs, leg] = [workingNumber(raw.ribCage), workingNumber(raw.legLength)];
  return [
    ...(unit === 'cm'
      ? []
      : [
          { label: 'Rib cage in cm', formula: 'in × 2.54', substituted: `${ribCage} × 2.54`, value: `${ribs} cm` },
          { label: 'Leg in cm', formula: 'in × 2.54', substituted: `${legLength} × 2.54`, value: `${leg} cm` },
        ]),
    {
      label: 'FBMI',
      formula: '((rib cage ÷ 0.7062) − leg) ÷ 0.9156 − leg',
      substituted: `((${ribs} ÷ 0.7062) − ${leg}) ÷ 0.9156 − ${leg}`,
      value: `${fixed(raw.fbmi, 3)}, rounded ${figure('fbmi').text}`,
    },
  ];
}
