/**
 * Accuracy of a diagnostic test from its 2 × 2 table, and what its results mean at a prevalence p.
 *
 *   Se = TP/(TP + FN), Sp = TN/(TN + FP), with Wilson's and Clopper and Pearson's limits
 *   LR+ = Se/(1 − Sp), LR− = (1 − Se)/Sp, odds ratio TP·TN/(FP·FN), with limits on the logarithm; Youden's Se + Sp − 1
 *   PPV = Se·p/(Se·p + (1 − Sp)(1 − p)), NPV = Sp(1 − p)/(Sp(1 − p) + (1 − Se)p), with limits on the logit
 *
 * Without a prevalence, predictive values are those of the table, with Wilson's limits. Proportions are in percent. Sources:
 * `altmanBland1994`, `simel1991`, `mercaldo2007`, `wilson1927`, `clopperPearson1934`. Refuses other than whole counts up to
 * 10⁹, a table without diseased or without healthy subjects, and a prevalence outside 0 to 100 %.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { clopperPearsonInterval, type Interval, wilsonInterval, zOf } from '../lib/statistics/proportionIntervals.ts';
import { oddsRatio, type RatioEstimate, relativeRisk } from '../lib/statistics/ratioIntervals.ts';

export interface DiagnosticTestInput {
  /** Whole, 0 to 10⁹, as are the next three. */
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
  readonly trueNegatives: number;
  /** Percent, above 0 and below 100; blank: that of the table. */
  readonly prevalence?: number | undefined;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

/** Percent; Wilson's limits, and the exact ones. */
export interface ShareEstimate extends Interval {
  readonly estimate: number;
  readonly clopperPearson: Interval;
}

export interface DiagnosticTestResult {
  readonly diseased: number;
  readonly healthy: number;
  readonly total: number;
  readonly sensitivity: ShareEstimate;
  readonly specificity: ShareEstimate;
  readonly accuracy: ShareEstimate;
  readonly samplePrevalence: ShareEstimate;
  readonly positiveLikelihoodRatio: RatioEstimate;
  readonly negativeLikelihoodRatio: RatioEstimate;
  readonly diagnosticOddsRatio: RatioEstimate;
  /** −1 to 1. */
  readonly youdenIndex: number;
  /** Percent: the one that the predictive values are of. */
  readonly prevalence: number;
  /** Percent; null without any such result. */
  readonly positivePredictiveValue: RatioEstimate;
  readonly negativePredictiveValue: RatioEstimate;
  /** Both predictive values over the prevalence, all in percent. */
  readonly curve: readonly {
    readonly prevalence: number;
    readonly positive: number | null;
    readonly negative: number | null;
  }[];
}

const COUNTS = ['truePositives', 'falsePositives', 'falseNegatives', 'trueNegatives'] as const;
const MOST = 1e9;
/** Steps of two percent. */
const CURVE_STEPS = 50;

declare module '../contract.ts' {
  interface FormulaTypes {
    'diagnostic-test': FormulaType<DiagnosticTestInput, DiagnosticTestResult>;
  }
}

export default {
  id: 'diagnostic-test',
  validate,
  compute,
} satisfies Formula<'diagnostic-test'>;

function validate(candidate: Candidate<DiagnosticTestInput>): Verdict<DiagnosticTestInput> {
  const entered = enteredNumbers({ ...candidate, prevalence: candidate.prevalence ?? null }, COUNTS, ['prevalence']);
  if (!entered.ok) return entered;
  const { truePositives, falsePositives, falseNegatives, trueNegatives, prevalence = 50 } = entered.input;
  const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST;
  const wrong = COUNTS.find((name) => !isCount(entered.input[name]));
  const refused = firstRefusal([
    [wrong !== undefined, 'Counts must be whole numbers of 0 or more', wrong ?? ''],
    [
      truePositives + falseNegatives === 0 || falsePositives + trueNegatives === 0,
      'Please enter at least one diseased and one healthy subject',
      truePositives + falseNegatives === 0 ? 'truePositives' : 'trueNegatives',
    ],
    [!(prevalence > 0 && prevalence < 100), 'Prevalence must be above 0 and below 100 %', 'prevalence'],
  ]);
  if (refused !== null) return refused;
  const level = confidenceLevelIn(candidate.confidenceLevel);
  return level.ok ? accept({ ...entered.input, confidenceLevel: level.input }) : level;
}

function compute(input: DiagnosticTestInput): DiagnosticTestResult {
  const { truePositives: tp, falsePositives: fp, falseNegatives: fn, trueNegatives: tn } = input;
  const level = input.confidenceLevel / 100;
  const [diseased, healthy] = [tp + fn, fp + tn];
  const total = diseased + healthy;
  const of = (prevalence: number) =>
    predictiveValues({ truePositives: tp, diseased, trueNegatives: tn, healthy }, prevalence, level);
  const { positive, negative } =
    input.prevalence === undefined ? predictiveValuesOfTable([tp, fp, fn, tn], level) : of(input.prevalence / 100);
  return {
    diseased,
    healthy,
    total,
    sensitivity: shareEstimate(tp, diseased, level),
    specificity: shareEstimate(tn, healthy, level),
    accuracy: shareEstimate(tp + tn, total, level),
    samplePrevalence: shareEstimate(diseased, total, level),
    positiveLikelihoodRatio: relativeRisk([tp, fn, fp, tn], level),
    negativeLikelihoodRatio: relativeRisk([fn, tp, tn, fp], level),
    diagnosticOddsRatio: oddsRatio([tp, fn, fp, tn], level),
    youdenIndex: tp / diseased + tn / healthy - 1,
    prevalence: input.prevalence ?? (diseased / total) * 100,
    positivePredictiveValue: inPercent(positive),
    negativePredictiveValue: inPercent(negative),
    curve: Array.from({ length: CURVE_STEPS + 1 }, (_, at) => {
      const values = of(at / CURVE_STEPS);
      return {
        prevalence: (at / CURVE_STEPS) * 100,
        positive: inPercent(values.positive).estimate,
        negative: inPercent(values.negative).estimate,
      };
    }),
  };
}

function shareEstimate(successes: number, trials: number, level: number): ShareEstimate {
  const percent = ({ lower, upper }: Interval): Interval => ({ lower: lower * 100, upper: upper * 100 });
  return {
    estimate: (successes / trials) * 100,
    ...percent(wilsonInterval(successes, trials, level)),
    clopperPearson: percent(clopperPearsonInterval(successes, trials, level)),
  };
}

function inPercent({ estimate, lower, upper }: RatioEstimate): RatioEstimate {
  const percent = (value: number | null) => (value === null ? null : value * 100);
  return { estimate: percent(estimate), lower: percent(lower), upper: percent(upper) };
}

/**
 * What a positive and a negative result mean, as shares from 0 to 1. Null where no subject has such a result; without limits
 * where they are not defined.
 */
interface PredictiveValues {
  readonly positive: RatioEstimate;
  readonly negative: RatioEstimate;
}

/** Whole counts; at least one diseased and one healthy subject. */
interface TestCounts {
  readonly truePositives: number;
  readonly diseased: number;
  readonly trueNegatives: number;
  readonly healthy: number;
}

const UNDEFINED: RatioEstimate = { estimate: null, lower: null, upper: null };

/**
 * The values at a prevalence, by Bayes' rule, with limits on the logit. Source: `mercaldo2007`.
 *
 * @param prevalence from 0 to 1
 * @param level of the limits, above 0 and below 1
 */
export function predictiveValues(
  { truePositives, diseased, trueNegatives, healthy }: TestCounts,
  prevalence: number,
  level: number,
): PredictiveValues {
  const sensitivity = truePositives / diseased;
  const specificity = trueNegatives / healthy;
  const missed = (diseased - truePositives) / diseased;
  const falseAlarms = (healthy - trueNegatives) / healthy;
  return {
    positive: withLogitLimits(
      sensitivity * prevalence,
      falseAlarms * (1 - prevalence),
      missed / (sensitivity * diseased) + specificity / (falseAlarms * healthy),
      level,
    ),
    negative: withLogitLimits(
      specificity * (1 - prevalence),
      missed * prevalence,
      sensitivity / (missed * diseased) + falseAlarms / (specificity * healthy),
      level,
    ),
  };
}

/** The share of the right ones, with limits on its logit. */
function withLogitLimits(right: number, wrong: number, variance: number, level: number): RatioEstimate {
  if (right + wrong === 0) return UNDEFINED;
  const estimate = right / (right + wrong);
  if (right === 0 || wrong === 0) return { estimate, lower: null, upper: null };
  const factor = Math.exp(zOf(level) * Math.sqrt(variance));
  return { estimate, lower: right / (right + wrong * factor), upper: right / (right + wrong / factor) };
}

/** The values of the table itself, with score limits. Source: `wilson1927`. */
export function predictiveValuesOfTable(
  [truePositives, falsePositives, falseNegatives, trueNegatives]: readonly [number, number, number, number],
  level: number,
): PredictiveValues {
  return {
    positive: wilsonShare(truePositives, truePositives + falsePositives, level),
    negative: wilsonShare(trueNegatives, trueNegatives + falseNegatives, level),
  };
}

function wilsonShare(right: number, all: number, level: number): RatioEstimate {
  return all === 0 ? UNDEFINED : { estimate: right / all, ...wilsonInterval(right, all, level) };
}
