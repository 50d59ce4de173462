import { statisticText } from '#src/families/statisticsNumbers.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';

const MOST_STEPS = 3;

/** Returns the first steps of the first curve that has any, and the ratio of observed to expected events. */
export function workingOf(
  { groups, logRank, hazardRatio }: SurvivalAnalysisResult,
  figure: FigureOf<ResultKey<SurvivalAnalysisResult>>,
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
