import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { numeral } from '#src/engine/kit/writing.ts';
import type { HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

/** Returns the orders found, the unseen species and the coverage of the first sample. */
export function workingOf(
  {
    individuals: n,
    observed,
    singletons: f1,
    doubletons: f2,
    asymptotic,
    coverage,
  }: HillNumbersResult['samples'][number],
  figure: FigureOf<ResultKey<HillNumbersResult>>,
): readonly WorkingStep[] {
  const unseen = asymptotic.q0 - observed.q0;
  const shownCoverage = numeral(statisticText(coverage));
  const decay = f1 === 0 ? 1 : (n * unseen) / (n * unseen + f1);
  return [
    {
      label: 'Order 1, from Shannon’s H′',
      formula: '¹D = exp H′, H′ = −Σ p·ln p',
      substituted: `exp ${workingNumber(Math.log(observed.q1))}`,
      value: figure('samples.0.observed.q1').text,
    },
    {
      label: 'Order 2',
      formula: '²D = 1 ÷ Σ p²',
      substituted: `1 ÷ ${workingNumber(1 / observed.q2)}`,
      value: figure('samples.0.observed.q2').text,
    },
    {
      label: 'Species not found',
      formula: f2 === 0 ? 'f₀ = (n − 1)/n · f₁·(f₁ − 1)/2' : 'f₀ = (n − 1)/n · f₁² ÷ (2·f₂)',
      substituted: f2 === 0 ? `(${n} − 1)/${n} · ${f1}·(${f1} − 1)/2` : `(${n} − 1)/${n} · ${f1}² ÷ (2 · ${f2})`,
      value: statisticText(unseen),
    },
    {
      label: 'Coverage, with A = n·f₀ ÷ (n·f₀ + f₁)',
      formula: 'C = 1 − f₁·A ÷ n',
      substituted: `1 − ${f1}·${workingNumber(decay, shownCoverage)} ÷ ${n}`,
      value: shownCoverage.text,
    },
  ];
}
