import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { DiagnosticTestInput, DiagnosticTestResult, ShareEstimate } from '#workers/formulas/diagnostic-test.ts';
import type { RatioEstimate } from '#workers/lib/statistics/ratioIntervals.ts';

const MISSING = 'Not defined, or without limit, for these counts.';

/** The results of a diagnostic test. */
export const OUTPUTS: Outputs<DiagnosticTestResult, DiagnosticTestResult, DiagnosticTestInput> = {
  diseased: count('Diseased'),
  healthy: count('Healthy'),
  total: count('Subjects'),
  sensitivity: { kind: 'group', keys: share('Sensitivity') },
  specificity: { kind: 'group', keys: share('Specificity') },
  accuracy: { kind: 'group', keys: share('Accuracy') },
  samplePrevalence: { kind: 'group', keys: share('Prevalence in the table') },
  positiveLikelihoodRatio: { kind: 'group', keys: ratio('LR+') },
  negativeLikelihoodRatio: { kind: 'group', keys: ratio('LR−') },
  diagnosticOddsRatio: { kind: 'group', keys: ratio('Diagnostic odds ratio') },
  youdenIndex: statistic('Youden index', { note: 'From 0, chance, to 1, always right.' }),
  prevalence: { kind: 'number', label: 'Prevalence used', unit: '%', written: decimals(1) },
  positivePredictiveValue: { kind: 'group', keys: predictive('Positive (PPV)') },
  negativePredictiveValue: { kind: 'group', keys: predictive('Negative (NPV)') },
  curve: { kind: 'inner', label: 'Predictive values over the prevalence' },
};

function share(label: string): Outputs<ShareEstimate, unknown, unknown> {
  const keys = { lower: percent(`${label}, exact lower limit`), upper: percent(`${label}, exact upper limit`) };
  return { estimate: percent(label), ...limits(label, percent), clopperPearson: { kind: 'group', keys } };
}

function predictive(label: string): Outputs<RatioEstimate, unknown, unknown> {
  return { estimate: percent(`${label}, predictive value`), ...limits(label, percent) };
}

function ratio(label: string): Outputs<RatioEstimate, unknown, unknown> {
  const number = (of: string) => statistic(of, { missing: MISSING });
  return { estimate: number(label), ...limits(label, number) };
}

function limits(of: string, number: (label: string) => NumberOutput<unknown>) {
  return { lower: number(`${of}, lower limit`), upper: number(`${of}, upper limit`) };
}

/** With one decimal: more is not in the counts. */
function percent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, columnUnit: '%', missingNote: MISSING, written: decimals(1) };
}
