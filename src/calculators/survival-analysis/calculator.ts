import { assumptionsBlock, readingNotices, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { confidenceField, DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type survivalAnalysis from '#workers/formulas/survival-analysis.ts';
import type { SurvivalAnalysisInput, SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';
import { survivalChart } from './charts.ts';
import { headlineOf } from './headline.ts';
import { OUTPUTS } from './outputs.ts';
import { atRiskTable, groupTable, survivalTables, testBlocks } from './tables.ts';
import { adviceNotices, lineOfR, programDifferences, reportSentence } from './words.ts';

type Box = Draft<SurvivalAnalysisInput>;
type Key = ResultKey<SurvivalAnalysisResult>;

export default defineCalculator<typeof survivalAnalysis>()({
  formula: 'survival-analysis',
  fixed: {},
  fields: {
    data: tableField<Box>({
      label: 'Times',
      hint: 'Columns time, status (1 event, 0 censored) and, if you compare, group. One line a subject.',
      placeholder: 'weeks\tstatus\tgroup\n6\t1\tTreated\n10\t0\tTreated\n3\t1\tControl',
    }),
    decimalMark: DECIMAL_MARK,
    intervalMethod: {
      kind: 'choice',
      label: 'Limits of the curve',
      look: 'menu',
      options: [
        { value: 'log-log', label: 'Log-log (Prism, SAS, Stata)' },
        { value: 'log', label: 'Log (R)' },
        { value: 'plain', label: 'Plain' },
      ],
      initial: 'log-log',
    },
    confidenceLevel: confidenceField(),
  },
  example: {
    data: 'weeks\tstatus\tgroup\n6\t1\t6-MP\n6\t1\t6-MP\n6\t1\t6-MP\n6\t0\t6-MP\n7\t1\t6-MP\n9\t0\t6-MP\n10\t1\t6-MP\n10\t0\t6-MP\n11\t0\t6-MP\n13\t1\t6-MP\n16\t1\t6-MP\n17\t0\t6-MP\n19\t0\t6-MP\n20\t0\t6-MP\n22\t1\t6-MP\n23\t1\t6-MP\n25\t0\t6-MP\n32\t0\t6-MP\n32\t0\t6-MP\n34\t0\t6-MP\n35\t0\t6-MP\n1\t1\tPlacebo\n1\t1\tPlacebo\n2\t1\tPlacebo\n2\t1\tPlacebo\n3\t1\tPlacebo\n4\t1\tPlacebo\n4\t1\tPlacebo\n5\t1\tPlacebo\n5\t1\tPlacebo\n8\t1\tPlacebo\n8\t1\tPlacebo\n8\t1\tPlacebo\n8\t1\tPlacebo\n11\t1\tPlacebo\n11\t1\tPlacebo\n12\t1\tPlacebo\n12\t1\tPlacebo\n15\t1\tPlacebo\n17\t1\tPlacebo\n22\t1\tPlacebo\n23\t1\tPlacebo',
    decimalMark: 'point',
    intervalMethod: 'log-log',
    confidenceLevel: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['kaplanMeier1958', 'mantel1966', 'petoPeto1972', 'brookmeyerCrowley1982'],
});

function present(
  result: SurvivalAnalysisResult,
  input: SurvivalAnalysisInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = headlineOf(result, input, figure);
  return {
    headline,
    status: `${headline.label}: ${headline.text}.`,
    blocks: [
      ...readingNotices(result.reading),
      ...adviceNotices(result),
      survivalChart(result, input),
      atRiskTable(result),
      groupTable(result, headline.field, figure),
      ...testBlocks(result, headline.field, figure),
      reportBlock((write) => reportSentence(result, input, write), lineOfR(result, input)),
      ...survivalTables(result, figure),
      assumptionsBlock([
        'Marks of censoring: subjects that are lost must not be those about to have the event; marks should not crowd in one group.',
        'Right end: with few at risk, one event is a large step. Do not read the curve there.',
        'Crossing: where the curves cross, one hazard ratio does not describe them.',
        'Median: it is read where the curve meets the dashed line; a curve that stays above has none.',
      ]),
      programDifferences(),
    ],
    working: workingOf(result, figure),
  };
}

const MOST_STEPS = 3;

/** Returns the first steps of the first curve that has any, and the ratio of observed to expected events. */
function workingOf(
  { groups, logRank, hazardRatio }: SurvivalAnalysisResult,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const group = groups.find(({ events }) => events > 0);
  const events = group?.table.filter((step) => step.events > 0).slice(0, MOST_STEPS) ?? [];
  const [first, second] = logRank?.groups ?? [];
  return [
    ...events.map(({ time, atRisk, events: died, survival }, at) => ({
      label: `Survival after ${statisticText(time)}${groups.length === 1 ? '' : `, ${group?.name}`}`,
      formula: 'S·(1 − d ÷ n)',
      substituted: `${workingNumber(events[at - 1]?.survival ?? 1)}·(1 − ${died} ÷ ${atRisk})`,
      value: statisticText(survival),
    })),
    ...(hazardRatio === null ||
    hazardRatio.observedExpectedRatio === null ||
    first === undefined ||
    second === undefined
      ? []
      : [
          {
            label: 'Hazard ratio by observed and expected events',
            formula: '(O₁ ÷ E₁) ÷ (O₂ ÷ E₂)',
            substituted: `(${first.observed} ÷ ${workingNumber(first.expected)}) ÷ (${second.observed} ÷ ${workingNumber(second.expected)})`,
            value: figure('hazardRatio.observedExpectedRatio').text,
          },
        ]),
  ];
}
