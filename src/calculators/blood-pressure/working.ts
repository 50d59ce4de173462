import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { BloodPressureInput, BloodPressureResult } from '#workers/formulas/blood-pressure.ts';
import { diastolicText, systolicText, trendText } from './pressureTexts.ts';

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 6;

/** Returns both averages, mean arterial pressure, and the trend where there is one. */
export function workingOf(result: BloodPressureResult, { readings }: BloodPressureInput): readonly WorkingStep[] {
  const { averages, reference } = result;
  const [systolic, diastolic] = [workingNumber(averages.systolic), workingNumber(averages.diastolic)];
  return [
    {
      label: 'Average systolic pressure',
      formula: 'Σ systolic ÷ n',
      substituted: mean(readings.map((reading) => reading.systolic)),
      value: `${systolicText(averages.systolic)} mmHg`,
    },
    {
      label: 'Average diastolic pressure',
      formula: 'Σ diastolic ÷ n',
      substituted: mean(readings.map((reading) => reading.diastolic)),
      value: `${diastolicText(averages.diastolic)} mmHg`,
    },
    {
      label: 'Mean arterial pressure',
      formula: 'D + (S − D) ÷ 3',
      substituted: `${diastolic} + (${systolic} − ${diastolic}) ÷ 3`,
      value: `${fixed(reference.meanArterialPressure, 1)} mmHg`,
    },
    ...trendSteps(result),
  ];
}

function trendSteps({ series, firstHalf, trend, trendDifference }: BloodPressureResult): readonly WorkingStep[] {
  if (trend === null || trendDifference === null) return [];
  const systolic = series.map((reading) => reading.systolic);
  return [
    {
      label: 'Trend',
      formula: 'mean systolic of the second half − mean systolic of the first half',
      substituted: `${mean(systolic.slice(firstHalf))} − ${mean(systolic.slice(0, firstHalf))}`,
      value: `${trendText(trendDifference)} mmHg: ${trend}`,
    },
  ];
}

function mean(values: readonly number[]): string {
  if (values.length === 1) return String(values[0]);
  const shown = values.slice(0, TERMS_SHOWN).join(' + ');
  const terms = values.length > TERMS_SHOWN ? `${shown} + … (${values.length} terms)` : shown;
  return `(${terms}) ÷ ${values.length}`;
}
