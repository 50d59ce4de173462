import { assumptionsBlock, differencesBlock, reportBlock } from '#src/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type diagnosticTest from '#workers/formulas/diagnostic-test.ts';
import type { DiagnosticTestInput, DiagnosticTestResult } from '#workers/formulas/diagnostic-test.ts';
import { FIELDS } from './fields.ts';
import {
  countFacts,
  exactTable,
  frequencyTable,
  predictiveChart,
  predictiveTable,
  ratioTable,
  shareTable,
} from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DiagnosticTestResult>;

export default defineCalculator<typeof diagnosticTest>()({
  formula: 'diagnostic-test',
  fixed: {},
  fields: FIELDS,
  example: {
    truePositives: '231',
    falsePositives: '32',
    falseNegatives: '27',
    trueNegatives: '54',
    prevalence: '25',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  present,
  sources: ['altmanBland1994', 'simel1991', 'mercaldo2007', 'wilson1927', 'clopperPearson1934'],
});

function present(result: DiagnosticTestResult, input: DiagnosticTestInput): Presentation<Key> {
  const { sensitivity, specificity } = result;
  const limits = ({ lower, upper }: DiagnosticTestResult['sensitivity']) =>
    intervalWords(input.confidenceLevel, lower, upper);
  const text = fixed(sensitivity.estimate, 1);
  return {
    headline: {
      field: 'sensitivity.estimate',
      label: 'Sensitivity',
      value: sensitivity.estimate,
      text,
      unit: '%',
      note: `${limits(sensitivity)}. Specificity ${fixed(specificity.estimate, 1)} %, ${limits(specificity)}.`,
    },
    status: `Sensitivity ${text} %, specificity ${fixed(specificity.estimate, 1)} %.`,
    blocks: [
      ...adviceNotices(result, input),
      shareTable(result),
      predictiveTable(result),
      frequencyTable(result),
      predictiveChart(result),
      ratioTable(result),
      countFacts(result),
      exactTable(result),
      reportBlock(reportOf(result, input), lineOfR(input)),
      assumptionsBlock([
        'The slope of the positive curve: left of its bend, a positive result needs a second, different test.',
        'The point on the curve: is it at the prevalence among those who will be tested, not among all people or animals?',
        'Were diseased and healthy subjects found by a reference method that did not know the result of the test?',
      ]),
      differencesBlock([
        'MedCalc prints exact limits of sensitivity and specificity, and limits of the logit for predictive values.',
        'The R package epiR has exact limits by default; the table of exact limits has them.',
        'Predictive values straight from a case-control table mean nothing: there the investigator chose the prevalence.',
      ]),
      {
        kind: 'notice',
        tone: 'neutral',
        text: 'This page describes a test, not a patient. It is not medical or veterinary advice.',
      },
    ],
    working: workingOf(result, input),
  };
}

function adviceNotices(result: DiagnosticTestResult, input: DiagnosticTestInput): readonly NoticeBlock[] {
  const { samplePrevalence, youdenIndex } = result;
  const [positiveRatio, negativeRatio] = [
    result.positiveLikelihoodRatio.estimate,
    result.negativeLikelihoodRatio.estimate,
  ];
  const positive = result.positivePredictiveValue.estimate;
  const rules: readonly (readonly [holds: boolean, text: string])[] = [
    [
      input.prevalence === undefined,
      `Predictive values hold only where ${fixed(samplePrevalence.estimate, 1)} % have the disease, as in this table; in a case-control study enter the real prevalence.`,
    ],
    [youdenIndex <= 0, 'The test is no better than chance, or the labels are swapped.'],
    [
      positiveRatio !== null && positiveRatio < 2 && negativeRatio !== null && negativeRatio > 0.5,
      'The test changes the probability little.',
    ],
    [positive !== null && positive < 50, 'Most positives are false at this prevalence.'],
  ];
  return rules.filter(([holds]) => holds).map(([, text]) => ({ kind: 'notice', tone: 'caution', text }));
}

function reportOf(result: DiagnosticTestResult, { confidenceLevel }: DiagnosticTestInput): string {
  const { sensitivity, specificity, positiveLikelihoodRatio: ratio } = result;
  const share = ({ estimate, lower, upper }: DiagnosticTestResult['sensitivity']) =>
    `${fixed(estimate, 1)} % (${intervalWords(confidenceLevel, lower, upper)})`;
  const likelihood =
    ratio.estimate === null
      ? ''
      : `, LR+ ${inSentence(ratio.estimate)} (${intervalWords(confidenceLevel, ratio.lower, ratio.upper)})`;
  return `Sensitivity ${share(sensitivity)}, specificity ${share(specificity)}${likelihood}; ${result.diseased} diseased and ${result.healthy} healthy subjects, Wilson limits.`;
}

function lineOfR({
  truePositives,
  falsePositives,
  falseNegatives,
  trueNegatives,
  confidenceLevel,
}: DiagnosticTestInput) {
  const table = [truePositives, falsePositives, falseNegatives, trueNegatives].join(', ');
  return `epiR::epi.tests(c(${table}), method = "wilson", conf.level = ${Number((confidenceLevel / 100).toPrecision(6))})`;
}
