/** What to write about an analysis of variance, and how R repeats it. */
import { oftenWords, type ReportWriter } from '#src/calculators/families/reportWriter.ts';
import { inR } from '#src/calculators/families/statisticsBlocks.ts';
import {
  decimalsInSentence,
  decimalsOf,
  inSentence,
  pValueWords,
} from '#src/calculators/families/statisticsNumbers.ts';
import type { AnovaInput, AnovaResult } from '#workers/formulas/anova.ts';

/** More groups or pairs make a sentence too long to read. */
const MOST_GROUPS = 8;
const MOST_PAIRS = 4;

/** Returns the sentence for a report. */
export function reportOf(result: AnovaResult, input: AnovaInput, write: ReportWriter): string {
  const { groups, between, within, statistic, pValue, welch } = result;
  const { etaSquared, etaSquaredLower, etaSquaredUpper } = result;
  const samples = groups.length > MOST_GROUPS ? '' : `${groups.map((group) => write.sample(group)).join(', ')}; `;
  const other =
    welch === null
      ? ''
      : `; Welch’s F(${welch.numeratorDegreesOfFreedom}, ${write.freedom(welch.denominatorDegreesOfFreedom)}) = ${write.statistic(welch.statistic)}, ${write.p(welch.pValue)}`;
  const limits = etaSquaredLower === null ? '' : write.within(90, etaSquaredLower, etaSquaredUpper, write.share);
  return `One-way ANOVA: ${samples}F(${between.degreesOfFreedom}, ${within.degreesOfFreedom}) = ${write.statistic(statistic)}, ${write.p(pValue)}, η² = ${write.share(etaSquared)}${limits}${other}${pairsOf(result, input, write)}.`;
}

/** '; Tukey: trt2 differed from trt1 (…); groups that share a letter do not differ: trt2 a, ctrl ab, trt1 b' */
function pairsOf(
  { tukey, letters, groups }: AnovaResult,
  { confidenceLevel }: AnovaInput,
  write: ReportWriter,
): string {
  const differing = tukey.filter(({ pValue }) => pValue < 1 - confidenceLevel / 100);
  const said = differing
    .slice(0, MOST_PAIRS)
    .map(
      ({ group, reference, difference, lower, upper, pValue }) =>
        `${group} differed from ${reference} (difference ${inSentence(difference)}${write.within(confidenceLevel, lower, upper).replace(/^ \((.*)\)$/, ', $1')}, ${write.p(pValue)})`,
    );
  const more = differing.length - said.length;
  const pairs =
    said.length === 0
      ? 'no pair differed'
      : `${said.join(', ')}${more > 0 ? ` and ${more} further ${more === 1 ? 'pair' : 'pairs'} differed` : ''}`;
  const ranked = groups
    .map(({ name, mean }, at) => ({ name, mean, letters: letters[at]?.letters ?? '' }))
    .sort((a, b) => b.mean - a.mean);
  const shared =
    groups.length > MOST_GROUPS
      ? ''
      : `; groups that share a letter do not differ: ${ranked.map(({ name, letters: own }) => `${name} ${own}`).join(', ')}`;
  return `; Tukey: ${pairs}${shared}`;
}

/** Returns the same for readers who know no tests. */
export function plainReport({ groups, pValue, letters }: AnovaResult, { confidenceLevel }: AnovaInput): string {
  const ranked = groups
    .map((group, at) => ({ group, own: letters[at]?.letters ?? '' }))
    .sort((a, b) => b.group.mean - a.group.mean)
    .slice(0, MOST_GROUPS)
    .map(({ group, own }) => `${group.name} ${decimalsInSentence(group.mean, decimalsOf(group))} (${own})`);
  return `Means of the ${groups.length} groups: ${ranked.join(', ')}. Groups that share a letter cannot be told apart at ${confidenceLevel} %. If all means were equal, they would scatter at least this much ${oftenWords(pValue)} (${pValueWords(pValue)}).`;
}

/** Returns the line of R that repeats the tests. */
export function lineOfR({ groups, dunnett }: AnovaResult, { source, confidenceLevel }: AnovaInput): string {
  const list = groups.map(({ name, values, mean, standardDeviation, count }) => {
    const sample = source === 'data' ? inR(values) : `${mean} + ${standardDeviation} * c(scale(1:${count}))`;
    return `${JSON.stringify(name)} = ${sample}`;
  });
  const level = `level = ${confidenceLevel / 100}`;
  const against =
    dunnett === null
      ? ''
      : `; d$ind <- relevel(d$ind, ${JSON.stringify(dunnett.control)}); confint(multcomp::glht(aov(values ~ ind, d), multcomp::mcp(ind = "Dunnett")), ${level})`;
  return `d <- stack(list(${list.join(', ')})); m <- aov(values ~ ind, d); summary(m); TukeyHSD(m, conf.${level}); oneway.test(values ~ ind, d); shapiro.test(resid(m))${against}`;
}
