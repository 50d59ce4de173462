import { inSentence, intervalWords, pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Figure, ResultKey } from '#src/engine/kit/presentation.ts';
import type { SurvivalAnalysisInput, SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';

type Key = ResultKey<SurvivalAnalysisResult>;

/** Returns the hazard ratio of two groups, the log-rank test of more, the median of one. */
export function headlineOf(
  { groups, hazardRatio, logRank }: SurvivalAnalysisResult,
  { confidenceLevel }: SurvivalAnalysisInput,
  figure: FigureOf<Key>,
): Figure<Key> {
  if (hazardRatio !== null && logRank !== null) {
    const interval = intervalWords(confidenceLevel, hazardRatio.lower, hazardRatio.upper);
    return figure('hazardRatio.estimate', { note: `${interval}. Log-rank ${pValueWords(logRank.pValue)}.` });
  }
  if (logRank !== null) return figure('logRank.pValue', { label: 'p value, log-rank test' });
  const [{ medianSurvival, medianLower, medianUpper }] = groups as readonly [(typeof groups)[number]];
  return figure('groups.0.medianSurvival', {
    label: 'Median survival',
    ...(medianSurvival === null ? {} : { note: `${intervalWords(confidenceLevel, medianLower, medianUpper)}.` }),
  });
}

/** 'median 23 (95 % CI 13 to no limit)'. */
export function medianWords(group: SurvivalAnalysisResult['groups'][number], level: number): string {
  const { medianSurvival, medianLower, medianUpper } = group;
  if (medianSurvival === null) return 'median not reached';
  return `median ${inSentence(medianSurvival, 4)} (${intervalWords(level, medianLower, medianUpper)})`;
}
