import { fixed, withNoun } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import type { CatAgeInput, CatAgeResult } from '#workers/formulas/cat-age.ts';

/** Returns the step of the scale for this age, then the published one where it differs. */
export function workingOf(
  { humanAgeExact, ageYears, reference }: CatAgeResult,
  { value, unit }: CatAgeInput,
  figure: FigureOf<'humanAge'>,
): readonly WorkingStep[] {
  const years = workingNumber(ageYears);
  const [exact, rounded] = [upToTwoDecimals(humanAgeExact), figure('humanAge').text];
  return [
    ...(unit === 'months'
      ? [
          {
            label: 'Age in years',
            formula: 'y = months ÷ 12',
            substituted: `${value} ÷ 12`,
            value: withNoun(years, 'year', 'years'),
          },
        ]
      : []),
    {
      label: 'Human years',
      ...lineOfSteps(ageYears),
      value: exact === rounded ? exact : `${exact}, rounded ${rounded}`,
    },
    ...(ageYears >= 1 && ageYears < 2
      ? [
          {
            label: 'Human years, published scale',
            formula: '15 + 9·(y − 1), from 1 to 2 years',
            substituted: `15 + 9·(${years} − 1)`,
            value: upToTwoDecimals(reference.humanAge),
          },
        ]
      : []),
  ];
}

function lineOfSteps(ageYears: number): Pick<WorkingStep, 'formula' | 'substituted'> {
  const years = workingNumber(ageYears);
  if (ageYears < 1) return { formula: '15·y, below 1 year', substituted: `15·${years}` };
  if (ageYears < 2) return { formula: '15, from 1 to 2 years', substituted: '15' };
  const [base, from, until] = bandOf(ageYears);
  return {
    formula: `${base} + (y − ${from})·4, ${until === null ? `from ${from} years` : `from ${from} to ${until} years`}`,
    substituted: `${base} + (${years} − ${from})·4`,
  };
}

function bandOf(ageYears: number): readonly [base: number, from: number, until: number | null] {
  if (ageYears < 6) return [24, 2, 6];
  if (ageYears < 10) return [40, 6, 10];
  if (ageYears < 14) return [56, 10, 14];
  return [72, 14, null];
}

function upToTwoDecimals(value: number): string {
  return String(Number(fixed(value, 2)));
}
