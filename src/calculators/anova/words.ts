import { inR } from '#src/families/statisticsBlocks.ts';
import { inSentence, pValueWords } from '#src/families/statisticsNumbers.ts';
import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';

const USUAL_LEVEL = 0.05;

/** Returns what to be careful about with these groups. */
export function adviceNotices(result: AnovaResult, { confidenceLevel }: AnovaInput): readonly NoticeBlock[] {
  const { groups, brownForsythe, pValue, tukey } = result;
  const deviations = groups.map(({ standardDeviation }) => standardDeviation);
  const level = 1 - confidenceLevel / 100;
  const found: readonly (readonly [holds: boolean, text: string])[] = [
    [
      (brownForsythe?.pValue ?? 1) < USUAL_LEVEL || Math.max(...deviations) > 2 * Math.min(...deviations),
      'The spreads differ: read Welch and Games-Howell.',
    ],
    [groups.length === 2, 'The same as Student’s t test (F = t²).'],
    [
      pValue < level !== tukey.some((pair) => pair.pValue < level),
      `At ${inSentence(level)}, F and the pairs disagree. Both can happen; they answer different questions.`,
    ],
    [groups.length > 2, 'Pairwise t tests without correction are not a substitute.'],
  ];
  return found.flatMap(([holds, text]) => (holds ? [{ kind: 'notice' as const, tone: 'neutral' as const, text }] : []));
}

/** Returns the sentence for a report. */
export function reportOf({ between, within, statistic, pValue, etaSquared, welch }: AnovaResult): string {
  const other =
    welch === null
      ? ''
      : `; Welch’s F(${welch.numeratorDegreesOfFreedom}, ${inSentence(welch.denominatorDegreesOfFreedom, 4)}) = ${inSentence(welch.statistic)}, ${pValueWords(welch.pValue)}`;
  return `One-way ANOVA: F(${between.degreesOfFreedom}, ${within.degreesOfFreedom}) = ${inSentence(statistic)}, ${pValueWords(pValue)}, η² = ${inSentence(etaSquared)}${other}.`;
}

/** Returns the line of R that repeats the tests. */
export function lineOfR({ groups }: AnovaResult, { source, confidenceLevel }: AnovaInput): string {
  const list = groups.map(({ name, values, mean, standardDeviation, count }) => {
    const sample = source === 'data' ? inR(values) : `${mean} + ${standardDeviation} * c(scale(1:${count}))`;
    return `${JSON.stringify(name)} = ${sample}`;
  });
  return `d <- stack(list(${list.join(', ')})); m <- aov(values ~ ind, d); summary(m); TukeyHSD(m, conf.level = ${confidenceLevel / 100}); oneway.test(values ~ ind, d)`;
}
