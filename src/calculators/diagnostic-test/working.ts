import { statisticText } from '#src/families/statisticsNumbers.ts';
import { fixed } from '#src/kit/format.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { DiagnosticTestInput, DiagnosticTestResult } from '#workers/formulas/diagnostic-test.ts';

/** Returns sensitivity, specificity and likelihood ratio from the counts, and the predictive value from the prevalence. */
export function workingOf(result: DiagnosticTestResult, input: DiagnosticTestInput): readonly WorkingStep[] {
  const { truePositives, falsePositives, falseNegatives, trueNegatives } = input;
  const { sensitivity, specificity, positiveLikelihoodRatio, positivePredictiveValue, diseased, healthy } = result;
  const ratio = positiveLikelihoodRatio.estimate;
  const positive = positivePredictiveValue.estimate;
  return [
    {
      label: 'Sensitivity',
      formula: '100·TP ÷ (TP + FN)',
      substituted: `100·${truePositives} ÷ (${truePositives} + ${falseNegatives})`,
      value: `${fixed(sensitivity.estimate, 1)} %`,
    },
    {
      label: 'Specificity',
      formula: '100·TN ÷ (TN + FP)',
      substituted: `100·${trueNegatives} ÷ (${trueNegatives} + ${falsePositives})`,
      value: `${fixed(specificity.estimate, 1)} %`,
    },
    ...(ratio === null
      ? []
      : [
          {
            label: 'LR+',
            formula: '(TP ÷ diseased) ÷ (FP ÷ healthy)',
            substituted: `(${truePositives} ÷ ${diseased}) ÷ (${falsePositives} ÷ ${healthy})`,
            value: statisticText(ratio),
          },
        ]),
    ...(input.prevalence !== undefined || positive === null
      ? []
      : [
          {
            label: 'Positive predictive value',
            formula: '100·TP ÷ (TP + FP)',
            substituted: `100·${truePositives} ÷ (${truePositives} + ${falsePositives})`,
            value: `${fixed(positive, 1)} %`,
          },
        ]),
  ];
}
