/** What the checks of a test say, and what to do: never that a test is passed. */
import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { GroupChecks } from '#workers/lib/statistics/groupChecks.ts';
import type { QuantilePlot, ResidualChecks } from '#workers/lib/statistics/residualChecks.ts';
import { inSentence, LEAST_DRAWN } from './statisticsNumbers.ts';

/** A check in a few words, for the line that opens, and in a sentence. */
export interface CheckWords {
  readonly short: string;
  /** Null where there is nothing more to say. */
  readonly sentence: string | null;
  /** Something is to be looked at or done. */
  readonly isAmiss: boolean;
}

const USUAL_LEVEL = 0.05;
const FEW = 10;
const MANY = 100;
const MOST_TESTED = 5000;

/** Said below all checks. */
export const NO_SWITCHING = 'Choosing the test by these tests is itself a bias; decide by what is known of such data.';

/** 'p 0.44', 'p < 0.0001' without the letter. */
export function shortP(value: number): string {
  return value < LEAST_DRAWN ? '< 0.0001' : inSentence(value, 2);
}

/** @param smallest how many values the smallest group has */
export function shapeWords({ count, shapiroWilk, qq }: ResidualChecks, smallest: number): CheckWords {
  if (smallest < FEW)
    return {
      short: 'too few values to judge the shape',
      sentence: 'Too few values to judge the shape: think about how such values usually lie.',
      isAmiss: false,
    };
  if (shapiroWilk === null)
    return {
      short: 'shape: see the QQ plot',
      sentence: `The Shapiro-Wilk test takes at most ${grouped(MOST_TESTED)} values; judge the QQ plot. Means are robust here.`,
      isAmiss: false,
    };
  const p = shortP(shapiroWilk.pValue);
  if (shapiroWilk.pValue >= USUAL_LEVEL)
    return {
      short: 'no sign against',
      sentence: `No sign against a normal shape (Shapiro-Wilk p ${p}; with ${count} values only strong departures show).`,
      isAmiss: false,
    };
  return {
    short: 'shape departs from normal',
    sentence:
      count > MANY
        ? `Departs by the test (p ${p}), which at ${count} values finds trifles; judge the QQ plot. Means are robust here.`
        : `The residuals depart from a normal shape (p ${p}). Look at the QQ plot: ${tailWords(qq)}. Remedies: logarithm (if all values > 0), ranks.`,
    isAmiss: true,
  };
}

/** What the ends of the plot do. */
function tailWords({ theoretical, sample, line, band }: QuantilePlot): string {
  const last = sample.length - 1;
  const beyond = (at: number, direction: 1 | -1) => {
    const distance = direction * ((sample[at] ?? 0) - line.intercept - line.slope * (theoretical[at] ?? 0));
    const half = band[at] ?? 0;
    return distance > half ? 'long' : distance < -half ? 'short' : 'usual';
  };
  const [lower, upper] = [beyond(0, -1), beyond(last, 1)];
  if (lower === upper && lower !== 'usual') return `both tails are ${lower}`;
  const said = [
    ...(lower === 'usual' ? [] : [`the lower tail is ${lower}`]),
    ...(upper === 'usual' ? [] : [`the upper tail is ${upper}`]),
  ];
  return said.length === 0 ? 'the points bend away from the line in the middle' : said.join(' and ');
}

const LARGE_RATIO = 2;

export function spreadWords({ brownForsythe, largestToSmallestSd }: GroupChecks): CheckWords {
  const isAmiss = (brownForsythe?.pValue ?? 1) < USUAL_LEVEL || (largestToSmallestSd ?? 1) > LARGE_RATIO;
  if (!isAmiss) return { short: 'spreads alike', sentence: null, isAmiss };
  const ratio = largestToSmallestSd === null ? 'greatly' : `${inSentence(largestToSmallestSd, 2)}-fold`;
  const p = brownForsythe === null ? '' : ` (Brown-Forsythe p ${shortP(brownForsythe.pValue)})`;
  return { short: 'spreads differ', sentence: `The SDs differ ${ratio}${p}: read Welch.`, isAmiss };
}

/** A value this many standard errors from the mean of its group is named. */
const FAR = 4;

export function farthestWords({ largestResidual }: GroupChecks): CheckWords {
  if (largestResidual === null || Math.abs(largestResidual.standardized) <= FAR)
    return { short: 'no single point rules', sentence: null, isAmiss: false };
  const { value, group, standardized } = largestResidual;
  return {
    short: `${inSentence(value)} of ${group} lies far out`,
    sentence: `The value ${inSentence(value)} of ${group} lies ${inSentence(Math.abs(standardized), 2)} standard errors from the mean of its group. Check it; do not drop it without a reason.`,
    isAmiss: true,
  };
}

/** Powers that have a name. */
const POWERS: readonly (readonly [power: number, name: string])[] = [
  [-1, 'reciprocal'],
  [0, 'logarithm'],
  [0.5, 'square root'],
  [1, 'the values as they are'],
  [2, 'square'],
];

/** The transformation under which the residuals are nearest to a normal shape; null where it is not known. */
export function powerWords({ boxCox }: GroupChecks): string | null {
  if (boxCox === null) return null;
  const [power, name] = POWERS.reduce((best, each) =>
    Math.abs(each[0] - boxCox) < Math.abs(best[0] - boxCox) ? each : best,
  );
  return `Box-Cox: λ near ${inSentence(power)}: ${name}.`;
}
