import { fixed, fixedApart, significant } from '#src/kit/format.ts';
import { asAddend, asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { QpcrEfficiencyInput, QpcrEfficiencyResult } from '#workers/formulas/qpcr-efficiency.ts';

/** Limits of an acceptable efficiency, in percent. */
const ACCEPTABLE = [90, 110] as const;

/** Formats an efficiency in percent with one decimal, or as many as show whether it is acceptable. */
export function efficiencyText(percent: number): string {
  return fixedApart(percent, 1, ACCEPTABLE);
}

/** Most points whose logarithms are written out; the rule is clear by then. */
const SHOWN = 3;

/** Returns the line, where one was fitted, then the factor and the efficiency. */
export function workingOf(
  { slope, intercept, amplificationFactor, efficiency }: QpcrEfficiencyResult,
  { points }: QpcrEfficiencyInput,
): readonly WorkingStep[] {
  const [growth, share] = [fixed(amplificationFactor, 3), efficiencyText(efficiency)];
  const pairs = points
    .slice(0, SHOWN)
    .map(({ quantity, ct }) => `(${significant(Math.log10(quantity), 4)}; ${ct})`)
    .join(', ');
  return [
    ...(intercept === null
      ? []
      : [
          {
            label: 'Line through the points, by least squares',
            formula: 'Ct = slope·log₁₀(quantity) + intercept',
            substituted: `(log₁₀; Ct) → ${pairs}${points.length > SHOWN ? `, … (${points.length} points)` : ''}`,
            value: `Ct = ${fixed(slope, 4)}·log₁₀(quantity) ${asAddend(fixed(intercept, 4))}`,
          },
        ]),
    {
      label: 'Amplification factor',
      formula: '10^(−1 ÷ slope)',
      substituted: `10^(−1 ÷ ${asTerm(workingNumber(slope, growth))})`,
      value: growth,
    },
    {
      label: 'Efficiency',
      formula: '(factor − 1)·100',
      substituted: `(${workingNumber(amplificationFactor, share)} − 1)·100`,
      value: `${share} %`,
    },
  ];
}
