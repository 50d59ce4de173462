import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { differencesBlock, inR } from '#src/calculators/families/statisticsBlocks.ts';
import type { ListBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { TTestInput, TTestResult } from '#workers/formulas/t-test.ts';

/** Returns what to be careful about with these groups. */
export function adviceNotices(
  { groups, welch, assumptions }: TTestResult,
  { design }: TTestInput,
): readonly NoticeBlock[] {
  const deviations = groups.map(({ standardDeviation }) => standardDeviation);
  const [least, most] = [Math.min(...deviations), Math.max(...deviations)];
  return cautionNotices([
    [
      design === 'two-sample' && looksPaired(groups.map(({ values }) => values)),
      'Are these pairs? A paired test would then be the right one.',
    ],
    // Of values, the checks say so.
    [assumptions === null && welch !== null && most > 2 * least, 'The spreads differ: read Welch’s line.'],
  ]);
}

/** Two columns of equal length whose values rise and fall together, with a correlation above 0.5. */
function looksPaired([first = [], second = []]: readonly (readonly number[])[]): boolean {
  if (first.length !== second.length || first.length < 3) return false;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value / values.length, 0);
  const [a, b] = [mean(first), mean(second)];
  const sum = (of: (at: number) => number) => first.reduce((total, _, at) => total + of(at), 0);
  const x = (at: number) => (first[at] ?? 0) - a;
  const y = (at: number) => (second[at] ?? 0) - b;
  return sum((at) => x(at) * y(at)) > 0.5 * Math.sqrt(sum((at) => x(at) ** 2) * sum((at) => y(at) ** 2));
}

/** Returns the line of R that repeats the test. */
export function lineOfR({ groups }: TTestResult, input: TTestInput): string {
  const { design, source, alternative, confidenceLevel, hypothesizedMean = 0 } = input;
  const [first, second] = groups.map(({ values }) => inR(values));
  const options = `alternative = "${alternative === 'two-sided' ? 'two.sided' : alternative}", conf.level = ${confidenceLevel / 100}`;
  const given = (number: 1 | 2) => {
    const [mean, sd, n] = [input[`mean${number}`], input[`standardDeviation${number}`], input[`sampleSize${number}`]];
    return `${mean} + ${sd} * c(scale(1:${n}))`;
  };
  const [x, y] = source === 'data' ? [first, second] : [given(1), given(2)];
  if (design === 'one-sample') return `t.test(${x}, mu = ${hypothesizedMean}, ${options})`;
  if (design === 'paired')
    return source === 'data' ? `t.test(${x}, ${y}, paired = TRUE, ${options})` : `t.test(${x}, ${options})`;
  return `t.test(${x}, ${y}, ${options})`;
}

/** Returns where other programs differ. */
export function programDifferences(): ListBlock {
  return differencesBlock([
    'Student or Welch: Prism, most textbooks and Excel T.TEST type 2 pool the variances; R and Excel type 3 use Welch, as this page does.',
    'Some tools round Welch’s degrees of freedom down to a whole number, which makes p a little larger.',
    'One-sided p values are half of the two-sided ones when the difference has the expected sign.',
    'Cohen’s d: some programs divide by an SD computed with n, some pairs by the average SD of both columns; here it is the pooled SD, and for pairs the SD of the differences.',
    'Hedges’ g: many use 1 − 3/(4m − 1) in place of the exact factor.',
  ]);
}
