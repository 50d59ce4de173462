import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { assumptionsBlock, differencesBlock, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { confidenceField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft, NumberField } from '#src/engine/kit/fields.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type diagnosticTest from '#workers/formulas/diagnostic-test.ts';
import type { DiagnosticTestInput, DiagnosticTestResult } from '#workers/formulas/diagnostic-test.ts';
import { OUTPUTS } from './outputs.ts';
import { exactTable, frequencyTable, predictiveChart, predictiveTable, ratioTable, shareTable } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DiagnosticTestResult>;

export default defineCalculator<typeof diagnosticTest>()({
  formula: 'diagnostic-test',
  fixed: {},
  fields: {
    truePositives: cellField('True positives', 'Diseased, and the test is positive.'),
    falsePositives: cellField('False positives', 'Healthy, but the test is positive.'),
    falseNegatives: cellField('False negatives', 'Diseased, but the test is negative.'),
    trueNegatives: cellField('True negatives', 'Healthy, and the test is negative.'),
    prevalence: {
      kind: 'number',
      label: 'Prevalence where the test is used',
      hint: 'Above 0 and below 100. Blank: as in the table.',
      unit: '%',
      min: 0,
      max: 100,
      optional: true,
      isExact: true,
    },
    confidenceLevel: confidenceField(),
  },
  example: {
    truePositives: '231',
    falsePositives: '32',
    falseNegatives: '27',
    trueNegatives: '54',
    prevalence: '25',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['altmanBland1994', 'simel1991', 'mercaldo2007', 'wilson1927', 'clopperPearson1934'],
});

function cellField(label: string, hint: string): NumberField<Draft<DiagnosticTestInput>> {
  return { kind: 'number', label, hint, min: 0, isExact: true };
}

function present(result: DiagnosticTestResult, input: DiagnosticTestInput, figure: FigureOf<Key>): Presentation<Key> {
  const limits = ({ lower, upper }: DiagnosticTestResult['sensitivity']) =>
    intervalWords(input.confidenceLevel, lower, upper);
  const specificity = figure('specificity.estimate').text;
  const sensitivity = figure('sensitivity.estimate', {
    unit: '%',
    note: `${limits(result.sensitivity)}. Specificity ${specificity} %, ${limits(result.specificity)}.`,
  });
  return {
    headline: sensitivity,
    status: `Sensitivity ${sensitivity.text} %, specificity ${specificity} %.`,
    blocks: [
      ...adviceNotices(result, input, figure),
      shareTable(figure),
      predictiveTable(figure),
      frequencyTable(result),
      predictiveChart(result, figure),
      ratioTable(figure),
      {
        kind: 'facts',
        figures: [figure('youdenIndex'), figure('prevalence'), figure('diseased'), figure('healthy'), figure('total')],
      },
      exactTable(figure),
      reportBlock(reportOf(result, input, figure), lineOfR(input)),
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
    working: workingOf(result, input, figure),
  };
}

function adviceNotices(
  result: DiagnosticTestResult,
  input: DiagnosticTestInput,
  figure: FigureOf<Key>,
): readonly NoticeBlock[] {
  const [positiveRatio, negativeRatio] = [
    result.positiveLikelihoodRatio.estimate,
    result.negativeLikelihoodRatio.estimate,
  ];
  const positive = result.positivePredictiveValue.estimate;
  return cautionNotices([
    [
      input.prevalence === undefined,
      `Predictive values hold only where ${figure('samplePrevalence.estimate').text} % have the disease, as in this table; in a case-control study enter the real prevalence.`,
    ],
    [result.youdenIndex <= 0, 'The test is no better than chance, or the labels are swapped.'],
    [
      positiveRatio !== null && positiveRatio < 2 && negativeRatio !== null && negativeRatio > 0.5,
      'The test changes the probability little.',
    ],
    [positive !== null && positive < 50, 'Most positives are false at this prevalence.'],
  ]);
}

function reportOf(
  result: DiagnosticTestResult,
  { confidenceLevel }: DiagnosticTestInput,
  figure: FigureOf<Key>,
): string {
  const { positiveLikelihoodRatio: ratio, diseased, healthy } = result;
  const share = (key: 'sensitivity' | 'specificity') =>
    `${figure(`${key}.estimate`).text} % (${intervalWords(confidenceLevel, result[key].lower, result[key].upper)})`;
  const likelihood =
    ratio.estimate === null
      ? ''
      : `, LR+ ${inSentence(ratio.estimate)} (${intervalWords(confidenceLevel, ratio.lower, ratio.upper)})`;
  return `Sensitivity ${share('sensitivity')}, specificity ${share('specificity')}${likelihood}; ${diseased} diseased and ${healthy} healthy subjects, Wilson limits.`;
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
