import { significant } from '#src/kit/format.ts';
import { asAddend, asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { QpcrEfficiencyInput, QpcrEfficiencyResult } from '#workers/formulas/qpcr-efficiency.ts';

/** Most points whose logarithms are written out; the rule is clear by then. */
const SHOWN = 3;

/** Returns the line, where one was fitted, then the factor and the efficiency. */
export function workingOf(
  { slope, intercept, amplificationFactor }: QpcrEfficiencyResult,
  { points }: QpcrEfficiencyInput,
  figure: FigureOf<ResultKey<QpcrEfficiencyResult>>,
): readonly WorkingStep[] {
  const [growth, share] = [figure('amplificationFactor'), figure('efficiency')];
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
            value: `Ct = ${figure('slope').text}·log₁₀(quantity) ${asAddend(figure('intercept').text)}`,
          },
        ]),
    {
      label: 'Amplification factor',
      formula: '10^(−1 ÷ slope)',
      substituted: `10^(−1 ÷ ${asTerm(workingNumber(slope, growth.written))})`,
      value: growth.text,
    },
    {
      label: 'Efficiency',
      formula: '(factor − 1)·100',
      substituted: `(${workingNumber(amplificationFactor, share.written)} − 1)·100`,
      value: `${share.text} %`,
    },
  ];
}
