import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import type { ReportWriter } from '#src/calculators/families/reportWriter.ts';
import { differencesBlock, inR } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import type { ListBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { SurvivalAnalysisInput, SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';
import { medianWords } from './headline.ts';

const FEW = 5;

/** Returns what to be careful about with these curves. */
export function adviceNotices({ groups, hasCrossing }: SurvivalAnalysisResult): readonly NoticeBlock[] {
  const named = (holds: (group: SurvivalAnalysisResult['groups'][number]) => boolean) =>
    groups.filter(holds).map(({ name }) => name);
  const unreached = named(({ medianSurvival }) => medianSurvival === null);
  const few = named(({ events }) => events < FEW);
  const above = named(({ table }) => (table.at(-1)?.survival ?? 0) > 0);
  return cautionNotices([
    [hasCrossing, 'The log-rank test and the hazard ratio are hard to read when curves cross.'],
    [unreached.length > 0, `The median is not reached: ${unreached.join(', ')}.`],
    [few.length > 0, `Fewer than 5 events: ${few.join(', ')}. Curve and test are rough.`],
    [above.length > 0, `The longest time is censored, so the curve ends above 0: ${above.join(', ')}.`],
  ]);
}

/** Returns the sentence for a report. */
export function reportSentence(
  { groups, logRank, hazardRatio }: SurvivalAnalysisResult,
  { confidenceLevel }: SurvivalAnalysisInput,
  write: ReportWriter,
): string {
  const parts = groups.map((group) => `${group.name}: ${medianWords(group, confidenceLevel)}, n = ${group.count}`);
  const ratio =
    hazardRatio === null
      ? ''
      : `; hazard ratio ${inSentence(hazardRatio.estimate)}${write.within(confidenceLevel, hazardRatio.lower, hazardRatio.upper)}`;
  const test =
    logRank === null || logRank.statistic === null
      ? ''
      : `; log-rank χ²(${logRank.degreesOfFreedom}) = ${write.statistic(logRank.statistic)}, ${write.p(logRank.pValue)}`;
  return `Kaplan-Meier survival: ${parts.join('; ')}${ratio}${test}.`;
}

/** Returns the line of R that repeats curves and tests. */
export function lineOfR(
  { groups }: SurvivalAnalysisResult,
  { intervalMethod, confidenceLevel }: SurvivalAnalysisInput,
): string {
  const subjects = groups.flatMap(({ table }, group) =>
    table.flatMap(({ time, events, censored }) => [
      ...Array.from({ length: events }, () => ({ time, status: 1, group: group + 1 })),
      ...Array.from({ length: censored }, () => ({ time, status: 0, group: group + 1 })),
    ]),
  );
  const model = groups.length === 1 ? '1' : 'g';
  const tests = groups.length === 1 ? '' : '; survdiff(Surv(t, s) ~ g); survdiff(Surv(t, s) ~ g, rho = 1)';
  return `library(survival); t <- ${inR(subjects.map(({ time }) => time))}; s <- ${inR(subjects.map(({ status }) => status))}; g <- ${inR(subjects.map(({ group }) => group))}; summary(survfit(Surv(t, s) ~ ${model}, conf.type = "${intervalMethod}", conf.int = ${confidenceLevel / 100}))${tests}`;
}

/** Returns where other programs differ. */
export function programDifferences(): ListBlock {
  return differencesBlock([
    'Limits of the curve: R uses the logarithm unless it is told otherwise, SAS, Stata and Prism the log-log; choose above.',
    'Hazard ratio: by a Cox model (R coxph), by exp((O − E)/V) as in the headline, or by observed and expected events, which stands beside it. They agree for small effects.',
    'Status: some data in R code the event as 2 and censoring as 1.',
    'Weighted tests: Gehan and Breslow weight by the number at risk, Peto and Peto by the survival, so that censoring matters less.',
    'Median: where the curve runs exactly at one half, some programs print the beginning of that stretch, others its middle, as here.',
  ]);
}
