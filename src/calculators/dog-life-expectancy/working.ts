import { fixed } from '#src/kit/format.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import { shownBack } from '#src/kit/workingNumbers.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { inYears, upToOneDecimal } from './numbers.ts';

/** The estimate, the years of the rule and, where the dog has not passed it, the range. */
export function workingOf(result: DogLifeResult, { age }: DogLifeInput): readonly WorkingStep[] {
  const { base, factors, estimate, years, range, hasPassedRange } = result;
  const sum = [String(base), ...factors.map(({ impact }) => `${impact < 0 ? '−' : '+'} ${Math.abs(impact)}`)].join(' ');
  const exact = upToOneDecimal(estimate);
  const ageYears = shownBack(age);
  return [
    { label: 'Estimate', formula: 'starting value + factors', substituted: sum, value: inYears(exact) },
    {
      label: 'Years by the rule',
      formula: 'the larger of estimate and age',
      substituted: `max(${exact}, ${ageYears})`,
      value: inYears(upToOneDecimal(years)),
    },
    ...(hasPassedRange
      ? []
      : [
          {
            label: 'Range from',
            formula: 'the larger of estimate − 1.5, rounded, and age',
            substituted: `max(round(${exact} − 1.5), ${ageYears})`,
            value: inYears(upToOneDecimal(range.min)),
          },
          {
            label: 'Range to',
            formula: 'estimate + 1.5, rounded half up',
            substituted: `round(${exact} + 1.5)`,
            value: inYears(fixed(range.max, 0)),
          },
        ]),
  ];
}
