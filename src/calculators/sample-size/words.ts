import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import type { ListBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { SampleSizeInput, SampleSizeResult } from '#workers/formulas/sample-size.ts';

const FEW = 5;

/** Returns what to be careful about with this plan. */
export function adviceNotices(
  { leastExpected }: SampleSizeResult,
  { solveFor }: SampleSizeInput,
): readonly NoticeBlock[] {
  return cautionNotices([
    [
      solveFor === 'power',
      'Power computed after a study from the effect it found says nothing beyond the p value: show the interval instead.',
    ],
    [
      leastExpected !== null && leastExpected < FEW,
      'Fewer than 5 subjects of the rarer outcome are expected in a group: exact tests need more subjects than this.',
    ],
  ]);
}

/** Returns the sentence for a protocol. */
export function planSentence(result: SampleSizeResult, input: SampleSizeInput): string {
  const { achievedPower, totalSampleSize, sampleSizes, sampleSizePerGroup, effectSize } = result;
  const sizes =
    sampleSizes === null
      ? sampleSizePerGroup === null
        ? `${totalSampleSize} ${input.design === 'one-mean' ? 'subjects' : 'pairs'}`
        : `${sampleSizePerGroup} subjects in each group`
      : `${sampleSizes.group1} and ${sampleSizes.group2} subjects`;
  const test = input.design === 'anova' ? '' : `, ${input.alternative}`;
  return `With ${sizes} a study has ${inSentence(achievedPower)} % power to find ${soughtEffect(result, input)} (effect size ${inSentence(effectSize)}) at a significance level of ${input.significanceLevel}${test}.`;
}

function soughtEffect({ effectSize }: SampleSizeResult, input: SampleSizeInput): string {
  switch (input.design) {
    case 'two-proportions':
      return `proportions of ${input.proportion1} % and ${input.proportion2} %`;
    case 'correlation':
      return `a correlation of ${inSentence(effectSize)}`;
    case 'anova':
      return 'differences between the group means';
    default:
      return `a difference of ${inSentence(input.difference ?? 0, 4)} with an SD of ${input.standardDeviation}`;
  }
}

/** Returns the line of R that repeats the power at these numbers. */
export function lineOfR(result: SampleSizeResult, input: SampleSizeInput): string {
  const { totalSampleSize: n, sampleSizes, sampleSizePerGroup, effectSize } = result;
  const { design, significanceLevel: level } = input;
  const tails = input.alternative === 'two-sided' ? 2 : 1;
  const alternative = tails === 2 ? 'two.sided' : 'one.sided';
  const { group1, group2 } = sampleSizes ?? { group1: n, group2: n };
  const means = (type: string) =>
    `power.t.test(n = ${group1}, delta = ${Math.abs(input.difference ?? 0)}, sd = ${input.standardDeviation}, sig.level = ${level}, type = "${type}", alternative = "${alternative}", strict = ${tails === 2 ? 'TRUE' : 'FALSE'})`;
  switch (design) {
    case 'two-means':
      return group1 === group2
        ? means('two.sample')
        : `pwr::pwr.t2n.test(n1 = ${group1}, n2 = ${group2}, d = ${Math.abs(effectSize)}, sig.level = ${level}, alternative = "${tails === 2 ? 'two.sided' : 'greater'}")`;
    case 'paired-means':
      return means('paired');
    case 'one-mean':
      return means('one.sample');
    case 'two-proportions': {
      const [first, second] = [(input.proportion1 ?? 0) / 100, (input.proportion2 ?? 0) / 100];
      if (group1 === group2)
        return `power.prop.test(n = ${group1}, p1 = ${first}, p2 = ${second}, sig.level = ${level}, alternative = "${alternative}")`;
      return `p <- c(${first}, ${second}); n <- c(${group1}, ${group2}); m <- sum(n * p) / sum(n); pnorm((abs(diff(p)) - qnorm(1 - ${level} / ${tails}) * sqrt(m * (1 - m) * sum(1 / n))) / sqrt(sum(p * (1 - p) / n)))`;
    }
    case 'correlation':
      return `pnorm(atanh(${Math.abs(effectSize)}) * sqrt(${n} - 3) - qnorm(1 - ${level} / ${tails}))`;
    case 'anova': {
      const groups = n / (sampleSizePerGroup ?? n);
      return `power.anova.test(groups = ${groups}, n = ${sampleSizePerGroup}, between.var = ${effectSize}^2 * ${groups} / ${groups - 1}, within.var = 1, sig.level = ${level})`;
    }
  }
}

/** Returns where other programs differ. */
export function programDifferences(): ListBlock {
  return differencesBlock([
    'Means: R power.t.test leaves out the far tail unless strict = TRUE; it matters only where the power is tiny.',
    'The rule 16·SD² ÷ difference² and other formulas with z instead of t give one or two subjects fewer in a group.',
    'Proportions: G*Power uses an exact or an arcsine test, and many programs a continuity correction, which is printed here as well.',
    'Correlation: the exact distribution can give one pair less or more than Fisher’s z.',
    'Cohen’s tables are computed from rounded effect sizes and may differ by one.',
  ]);
}
