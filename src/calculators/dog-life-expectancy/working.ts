import { fixed } from '#src/kit/format.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { inYears, upToOneDecimal } from './numbers.ts';

/** Returns the estimate, the years of the rule and, unless the dog has passed it, the range. */
export function workingOf(result: DogLifeResult, input: DogLifeInput): readonly WorkingStep[] {
  const steps = [estimateStep(result), yearsStep(result, input)];
  return result.hasPassedRange ? steps : [...steps, ...rangeSteps(result, input)];
}

/**
 * Returns the working where no block of the page shows the figures of the rule, so that only the working contains them.
 */
export function soleWorkingOf(
  result: DogLifeResult,
  input: DogLifeInput,
): readonly WorkingStep<ResultKey<DogLifeResult>>[] {
  const { base, estimate, years, range } = result;
  const [from, to] = rangeSteps(result, input);
  return [
    {
      label: 'Starting value',
      formula: 'of the breed',
      substituted: input.breed,
      value: inYears(fixed(base, 0)),
      data: { field: 'base', value: base },
    },
    { ...estimateStep(result), data: { field: 'estimate', value: estimate } },
    { ...yearsStep(result, input), data: { field: 'years', value: years } },
    { ...from, data: { field: 'range.min', value: range.min } },
    { ...to, data: { field: 'range.max', value: range.max } },
  ];
}

function estimateStep({ base, factors, estimate }: DogLifeResult): WorkingStep {
  return {
    label: 'Estimate',
    formula: 'starting value + factors',
    substituted: [String(base), ...factors.map(({ impact }) => `${impact < 0 ? '−' : '+'} ${Math.abs(impact)}`)].join(
      ' ',
    ),
    value: inYears(upToOneDecimal(estimate)),
  };
}

function yearsStep({ estimate, years }: DogLifeResult, { age }: DogLifeInput): WorkingStep {
  return {
    label: 'Years by the rule',
    formula: 'the larger of estimate and age',
    substituted: `max(${upToOneDecimal(estimate)}, ${typedNumber(age)})`,
    value: inYears(upToOneDecimal(years)),
  };
}

/** Omits the numbers of an inverted range. */
function rangeSteps(
  { estimate, range, hasPassedRange }: DogLifeResult,
  { age }: DogLifeInput,
): readonly [from: WorkingStep, to: WorkingStep] {
  const exact = upToOneDecimal(estimate);
  return [
    {
      label: 'Range from',
      formula: 'the larger of estimate − 1.5, rounded, and age',
      substituted: `max(round(${exact} − 1.5), ${typedNumber(age)})`,
      value: hasPassedRange ? 'already passed' : inYears(upToOneDecimal(range.min)),
    },
    {
      label: 'Range to',
      formula: 'estimate + 1.5, rounded half up',
      substituted: `round(${exact} + 1.5)`,
      value: hasPassedRange ? 'already passed' : inYears(fixed(range.max, 0)),
    },
  ];
}
