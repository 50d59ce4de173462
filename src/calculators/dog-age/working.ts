import { fixed, withNoun } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DogAgeInput, DogAgeResult } from '#workers/formulas/dog-age.ts';
import { HUMAN_YEARS, HUMAN_YEARS_AFTER_TABLE, LAST_TABLE_YEAR } from '#workers/reference/dogAge.ts';

/** Returns the line of the size chart that the age falls on, then the formula of the study. */
export function workingOf(
  { ageYears, raw }: DogAgeResult,
  { age, ageUnit, size }: DogAgeInput,
  figure: FigureOf<'humanAge' | 'epigeneticAge'>,
): readonly WorkingStep[] {
  const years = workingNumber(ageYears);
  return [
    ...(ageUnit === 'months'
      ? [
          {
            label: 'Age in years',
            formula: 'months ÷ 12',
            substituted: `${age} ÷ 12`,
            value: withNoun(years, 'year', 'years'),
          },
        ]
      : []),
    { label: 'Human years', ...chartStep(ageYears, size), value: rounded(raw.humanAge, figure('humanAge').text) },
    ...(raw.epigeneticAge === null
      ? []
      : [
          {
            label: 'By DNA methylation',
            formula: '16·ln(age) + 31, from 1 year on',
            substituted: `16·ln(${years}) + 31`,
            value: rounded(raw.epigeneticAge, figure('epigeneticAge').text),
          },
        ]),
  ];
}

function chartStep(ageYears: number, size: DogAgeInput['size']): Pick<WorkingStep, 'formula' | 'substituted'> {
  const years = workingNumber(ageYears);
  const table: readonly number[] = [0, ...HUMAN_YEARS[size]];
  const before = Math.min(Math.floor(ageYears), LAST_TABLE_YEAR);
  const [from = 0, to] = table.slice(before, before + 2);
  if (ageYears === before)
    return {
      formula: `chart of ${size} dogs, at this birthday`,
      substituted: `at ${withNoun(years, 'year', 'years')}`,
    };
  if (to === undefined) {
    const slope = HUMAN_YEARS_AFTER_TABLE[size];
    return {
      formula: `${from} at ${LAST_TABLE_YEAR} years, then ${slope} a year`,
      substituted: `${from} + (${years} − ${LAST_TABLE_YEAR})·${slope}`,
    };
  }
  return {
    formula: `straight line from ${from} at ${before} to ${to} at ${before + 1}`,
    substituted: `${from} + (${years} − ${before})·(${to} − ${from})`,
  };
}

function rounded(exact: number, whole: string): string {
  const text = upToTwoDecimals(exact);
  return text === whole ? text : `${text}, rounded ${whole}`;
}

/** Formats with at most two decimals: 9.75, 2.5, 9. */
export function upToTwoDecimals(value: number): string {
  return String(Number(fixed(value, 2)));
}
