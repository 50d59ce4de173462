import { asAddend, typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Figure, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { inYears } from './numbers.ts';

type Key = ResultKey<DogLifeResult>;

/** Returns the estimate, the years of the rule and, unless the dog has passed it, the range. */
export function workingOf(result: DogLifeResult, input: DogLifeInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const steps = [estimateStep(result, figure), yearsStep(input, figure)];
  return result.hasPassedRange ? steps : [...steps, ...rangeSteps(input, figure)];
}

/**
 * Returns the working where no block of the page shows the figures of the rule, so that only the working contains them.
 */
export function soleWorkingOf(
  result: DogLifeResult,
  input: DogLifeInput,
  figure: FigureOf<Key>,
): readonly WorkingStep<Key>[] {
  const { base, estimate, years, range } = result;
  const [from, to] = rangeSteps(input, figure);
  return [
    {
      label: 'Starting value',
      formula: 'of the breed',
      substituted: input.breed,
      value: inYears(figure('base').text),
      data: { field: 'base', value: base },
    },
    { ...estimateStep(result, figure), data: { field: 'estimate', value: estimate } },
    { ...yearsStep(input, figure), data: { field: 'years', value: years } },
    { ...from, data: { field: 'range.min', value: range.min } },
    { ...to, data: { field: 'range.max', value: range.max } },
  ];
}

function estimateStep({ base, factors }: DogLifeResult, figure: FigureOf<Key>): WorkingStep {
  return {
    label: 'Estimate',
    formula: 'starting value + factors',
    substituted: [base, ...factors.map(({ impact }) => asAddend(String(impact)))].join(' '),
    value: inYears(figure('estimate').text),
  };
}

function yearsStep({ age }: DogLifeInput, figure: FigureOf<Key>): WorkingStep {
  return {
    label: 'Years by the rule',
    formula: 'the larger of estimate and age',
    substituted: `max(${figure('estimate').text}, ${typedNumber(age)})`,
    value: inYears(figure('years').text),
  };
}

/** Omits the numbers of an inverted range. */
function rangeSteps({ age }: DogLifeInput, figure: FigureOf<Key>): readonly [from: WorkingStep, to: WorkingStep] {
  const exact = figure('estimate').text;
  const shown = ({ text, unit }: Figure) => (unit === undefined ? text : `${text} ${unit}`);
  return [
    {
      label: 'Range from',
      formula: 'the larger of estimate − 1.5, rounded, and age',
      substituted: `max(round(${exact} − 1.5), ${typedNumber(age)})`,
      value: shown(figure('range.min')),
    },
    {
      label: 'Range to',
      formula: 'estimate + 1.5, rounded half up',
      substituted: `round(${exact} + 1.5)`,
      value: shown(figure('range.max')),
    },
  ];
}
