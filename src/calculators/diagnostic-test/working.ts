import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DiagnosticTestInput, DiagnosticTestResult } from '#workers/formulas/diagnostic-test.ts';

/** Returns sensitivity, specificity and likelihood ratio from the counts, and the predictive value from the prevalence. */
export function workingOf(
  result: DiagnosticTestResult,
  input: DiagnosticTestInput,
  figure: FigureOf<ResultKey<DiagnosticTestResult>>,
): readonly WorkingStep[] {
  const { truePositives, falsePositives, falseNegatives, trueNegatives } = input;
  const { positiveLikelihoodRatio, positivePredictiveValue, diseased, healthy } = result;
  return [
    {
      label: 'Sensitivity',
      formula: '100·TP ÷ (TP + FN)',
      substituted: `100·${truePositives} ÷ (${truePositives} + ${falseNegatives})`,
      value: `${figure('sensitivity.estimate').text} %`,
    },
    {
      label: 'Specificity',
      formula: '100·TN ÷ (TN + FP)',
      substituted: `100·${trueNegatives} ÷ (${trueNegatives} + ${falsePositives})`,
      value: `${figure('specificity.estimate').text} %`,
    },
    ...(positiveLikelihoodRatio.estimate === null
      ? []
      : [
          {
            label: 'LR+',
            formula: '(TP ÷ diseased) ÷ (FP ÷ healthy)',
            substituted: `(${truePositives} ÷ ${diseased}) ÷ (${falsePositives} ÷ ${healthy})`,
            value: figure('positiveLikelihoodRatio.estimate').text,
          },
        ]),
    ...(input.prevalence !== undefined || positivePredictiveValue.estimate === null
      ? []
      : [
          {
            label: 'Positive predictive value',
            formula: '100·TP ÷ (TP + FP)',
            substituted: `100·${truePositives} ÷ (${truePositives} + ${falsePositives})`,
            value: `${figure('positivePredictiveValue.estimate').text} %`,
          },
        ]),
  ];
}
