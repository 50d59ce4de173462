import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { EgfrInput, EgfrResult } from '#workers/formulas/egfr.ts';
import {
  COMBINED_EQUATION,
  CREATININE_EQUATIONS,
  CREATININE_KNOT,
  CYSTATIN_EQUATION,
} from '#workers/reference/kidney.ts';

type Key = ResultKey<EgfrResult>;

/** Returns a line for each marker: the power that applies is that of the side of the knot. */
export function workingOf(
  result: EgfrResult,
  { sex, age, creatinine, cystatinC }: EgfrInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const years = typedNumber(age);
  const women = (factor: number) => (sex === 'female' ? ` · ${factor}` : '');
  const power = (marker: number, knot: number, below: number, above: number) =>
    `(${workingNumber(marker)} ÷ ${knot})^(${marker < knot ? below : above})`;
  const step = (label: string, formula: string, substituted: string, key: Key): WorkingStep => ({
    label,
    formula,
    substituted,
    value: `${figure(key).text} mL/min/1.73 m²`,
  });
  const steps: WorkingStep[] = [];
  const knot = CREATININE_KNOT[sex];
  if (creatinine !== undefined && result.creatinine !== null) {
    const { factor, below, above, yearly, female } = CREATININE_EQUATIONS.ckdEpi2021;
    const ratio = power(creatinine, knot, below[sex], above);
    const formula = '142 · (S ÷ κ)^power · 0.9938^age, times 1.012 of women';
    const substituted = `${factor} · ${ratio} · ${yearly}^${years}${women(female)}`;
    steps.push(step('Creatinine', formula, substituted, 'creatinine.egfr'));
  }
  if (cystatinC !== undefined && result.cystatinC !== null) {
    const { factor, below, above, yearly, female } = CYSTATIN_EQUATION;
    const ratio = power(cystatinC, CYSTATIN_EQUATION.knot, below, above);
    const formula = '133 · (C ÷ 0.8)^power · 0.996^age, times 0.932 of women';
    const substituted = `${factor} · ${ratio} · ${yearly}^${years}${women(female)}`;
    steps.push(step('Cystatin C', formula, substituted, 'cystatinC.egfr'));
  }
  if (creatinine !== undefined && cystatinC !== undefined && result.combined !== null) {
    const { factor, below, above, cystatinBelow, cystatinAbove, yearly, female } = COMBINED_EQUATION;
    const first = power(creatinine, knot, below[sex], above);
    const second = power(cystatinC, CYSTATIN_EQUATION.knot, cystatinBelow, cystatinAbove);
    const formula = '135 · (S ÷ κ)^power · (C ÷ 0.8)^power · 0.9961^age, times 0.963 of women';
    const substituted = `${factor} · ${first} · ${second} · ${yearly}^${years}${women(female)}`;
    steps.push(step('Both markers', formula, substituted, 'combined.egfr'));
  }
  return steps;
}
