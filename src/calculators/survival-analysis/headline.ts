import { inSentence, intervalWords, pValueFigure, pValueWords, statistic } from '#src/families/statisticsNumbers.ts';
import type { Figure, ResultKey } from '#src/kit/presentation.ts';
import type { SurvivalAnalysisInput, SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';

type Key = ResultKey<SurvivalAnalysisResult>;

/** Why there is no median. */
export const NOT_REACHED = 'Not reached: the curve stays above one half.';

/** Returns the hazard ratio of two groups, the log-rank test of more, the median of one. */
export function headlineOf(
  { groups, hazardRatio, logRank }: SurvivalAnalysisResult,
  { confidenceLevel }: SurvivalAnalysisInput,
): Figure<Key> {
  if (hazardRatio !== null && logRank !== null) {
    const { group, reference, estimate, lower, upper } = hazardRatio;
    const interval = intervalWords(confidenceLevel, lower, upper);
    return statistic<Key>('hazardRatio.estimate', `Hazard ratio, ${group} to ${reference}`, estimate, {
      note: `${interval}. Log-rank ${pValueWords(logRank.pValue)}.`,
    });
  }
  if (logRank !== null)
    return pValueFigure<Key>('logRank.pValue', 'p value, log-rank test', logRank.pValue, 'Nothing to compare.');
  const [{ medianSurvival, medianLower, medianUpper }] = groups as readonly [(typeof groups)[number]];
  return statistic<Key>('groups.0.medianSurvival', 'Median survival', medianSurvival, {
    missing: NOT_REACHED,
    note: `${intervalWords(confidenceLevel, medianLower, medianUpper)}.`,
  });
}

/** 'median 23 (95 % CI 13 to no limit)'. */
export function medianWords(group: SurvivalAnalysisResult['groups'][number], level: number): string {
  const { medianSurvival, medianLower, medianUpper } = group;
  if (medianSurvival === null) return 'median not reached';
  return `median ${inSentence(medianSurvival, 4)} (${intervalWords(level, medianLower, medianUpper)})`;
}
