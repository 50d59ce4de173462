/** What a positive and a negative result of a diagnostic test mean, as shares from 0 to 1. */
import { wilsonInterval, zOf } from './proportionIntervals.ts';
import type { RatioEstimate } from './ratioIntervals.ts';

/** Null where no subject has such a result; without limits where they are not defined. */
export interface PredictiveValues {
  readonly positive: RatioEstimate;
  readonly negative: RatioEstimate;
}

/** Whole counts; at least one diseased and one healthy subject. */
export interface TestCounts {
  readonly truePositives: number;
  readonly diseased: number;
  readonly trueNegatives: number;
  readonly healthy: number;
}

const UNDEFINED: RatioEstimate = { estimate: null, lower: null, upper: null };

/**
 * At a prevalence, by Bayes' rule, with limits on the logit. Source: `mercaldo2007`.
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

/** As in the table itself, with score limits. Source: `wilson1927`. */
export function tableValues(
  [truePositives, falsePositives, falseNegatives, trueNegatives]: readonly [number, number, number, number],
  level: number,
): PredictiveValues {
  return {
    positive: shareOf(truePositives, truePositives + falsePositives, level),
    negative: shareOf(trueNegatives, trueNegatives + falseNegatives, level),
  };
}

function shareOf(right: number, all: number, level: number): RatioEstimate {
  return all === 0 ? UNDEFINED : { estimate: right / all, ...wilsonInterval(right, all, level) };
}
