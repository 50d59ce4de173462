import { assumptionsBlock, readingNotices, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type doseResponse from '#workers/formulas/dose-response.ts';
import type { DoseResponseInput, DoseResponseResult } from '#workers/formulas/dose-response.ts';
import { curveChart, intervalChart, residualChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { OUTPUTS } from './outputs.ts';
import { comparisonBlocks, curveTable, effectTable, fitFacts } from './tables.ts';
import { adviceNotices, fitSentence, lineOfR, programDifferences } from './words.ts';

type Key = ResultKey<DoseResponseResult>;

export default defineCalculator<typeof doseResponse>()({
  formula: 'dose-response',
  fixed: {},
  fields: FIELDS,
  example: {
    data: 'nM\tInhibition 1\tInhibition 2\n0.01\t2.1\t1\n0.03\t3\t4.2\n0.1\t8.5\t9.9\n0.3\t20.1\t22.3\n1\t48.2\t51.5\n3\t74.9\t72.6\n10\t90.5\t92.1\n30\t96.8\t95.4\n100\t98.2\t99.7',
    decimalMark: 'point',
    columnsAre: 'replicates',
    doseUnit: 'nM',
    bottom: 'fit',
    bottomValue: '',
    top: 'fit',
    topValue: '',
    hillSlope: 'fit',
    hillSlopeValue: '',
    shareBottom: false,
    shareTop: false,
    shareHillSlope: false,
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['deLeanMunsonRodbard1978', 'ritz2015', 'marquardt1963'],
});

function present(result: DoseResponseResult, input: DoseResponseInput, figure: FigureOf<Key>): Presentation<Key> {
  const { curves, reading } = result;
  const [{ name, ec50Interval, hillSlope }] = curves as readonly [(typeof curves)[number]];
  const interval = intervalWords(input.confidenceLevel, ec50Interval.lower, ec50Interval.upper);
  const ec50 = figure('curves.0.ec50', {
    label: curves.length === 1 ? 'EC50' : `EC50, ${name}`,
    unit: input.doseUnit || undefined,
    note: `${interval}. ${hillSlope < 0 ? 'The curve falls: it is an IC50 where the effect is inhibition of the response.' : 'The curve rises.'}`,
  });
  return {
    headline: ec50,
    status: `${ec50.label} ${ec50.text}, Hill slope ${inSentence(hillSlope)}.`,
    blocks: [
      ...readingNotices(reading),
      ...adviceNotices(result, input),
      curveChart(result, input),
      ...(curves.length < 3 ? [] : [intervalChart(result, input)]),
      curveTable(result, figure),
      effectTable(result, input, figure),
      ...fitFacts(result, figure),
      ...comparisonBlocks(result, figure),
      residualChart(result),
      reportBlock(fitSentence(result, input), lineOfR(result, input)),
      assumptionsBlock([
        'Plateaus: points should lie on both, or the plateau should be fixed at a value known from controls.',
        'Residuals: scattered on both sides of 0 along the whole curve. A bow means that the curve is not symmetric.',
        'Spread: if the residuals grow with the response, a fit without weights trusts the high responses too much.',
        'Replicates of one dilution are not independent experiments; the interval counts them as if they were.',
      ]),
      programDifferences(),
    ],
    working: workingOf(result, figure),
  };
}

/** Returns the first curve, its EC50 and the dose of 90 % of the effect. */
function workingOf({ curves }: DoseResponseResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const [curve] = curves;
  if (curve === undefined) return [];
  const { bottom, top, hillSlope, logEc50, ec50, effectiveDoses } = curve;
  const [low, high, slope, middle] = [bottom, top, hillSlope, logEc50].map((value) => asTerm(workingNumber(value)));
  const last = effectiveDoses.at(-1);
  return [
    {
      label: 'Curve',
      formula: 'y = bottom + (top − bottom) ÷ (1 + 10^((log EC50 − log dose)·Hill slope))',
      substituted: `${low} + (${high} − ${low}) ÷ (1 + 10^((${middle} − log dose)·${slope}))`,
      value: 'y',
    },
    { label: 'EC50', formula: '10^(log EC50)', substituted: `10^${middle}`, value: figure('curves.0.ec50').text },
    ...(last === undefined
      ? []
      : [
          {
            label: `Dose of ${last.percent} % of the effect`,
            formula: 'EC50·(F ÷ (100 − F))^(1 ÷ |Hill slope|)',
            substituted: `${workingNumber(ec50)}·(${last.percent} ÷ ${100 - last.percent})^(1 ÷ ${workingNumber(Math.abs(hillSlope))})`,
            value: figure(`curves.0.effectiveDoses.${effectiveDoses.length - 1}.dose`).text,
          },
        ]),
  ];
}
