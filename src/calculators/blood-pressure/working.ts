import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { BloodPressureInput, BloodPressureResult } from '#workers/formulas/blood-pressure.ts';

type Key = ResultKey<BloodPressureResult>;

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 6;

/** Returns both averages, mean arterial pressure, and the trend where there is one. */
export function workingOf(
  result: BloodPressureResult,
  { readings }: BloodPressureInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { averages } = result;
  const [systolic, diastolic] = [workingNumber(averages.systolic), workingNumber(averages.diastolic)];
  return [
    {
      label: 'Average systolic pressure',
      formula: 'Σ systolic ÷ n',
      substituted: mean(readings.map((reading) => reading.systolic)),
      value: `${figure('averages.systolic').text} mmHg`,
    },
    {
      label: 'Average diastolic pressure',
      formula: 'Σ diastolic ÷ n',
      substituted: mean(readings.map((reading) => reading.diastolic)),
      value: `${figure('averages.diastolic').text} mmHg`,
    },
    {
      label: 'Mean arterial pressure',
      formula: 'D + (S − D) ÷ 3',
      substituted: `${diastolic} + (${systolic} − ${diastolic}) ÷ 3`,
      value: `${figure('reference.meanArterialPressure').text} mmHg`,
    },
    ...trendSteps(result, figure),
  ];
}

function trendSteps({ series, firstHalf, trend }: BloodPressureResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  if (trend === null) return [];
  const systolic = series.map((reading) => reading.systolic);
  return [
    {
      label: 'Trend',
      formula: 'mean systolic of the second half − mean systolic of the first half',
      substituted: `${mean(systolic.slice(firstHalf))} − ${mean(systolic.slice(0, firstHalf))}`,
      value: `${figure('trendDifference').text} mmHg: ${trend}`,
    },
  ];
}

function mean(values: readonly number[]): string {
  if (values.length === 1) return String(values[0]);
  const shown = values.slice(0, TERMS_SHOWN).join(' + ');
  const terms = values.length > TERMS_SHOWN ? `${shown} + … (${values.length} terms)` : shown;
  return `(${terms}) ÷ ${values.length}`;
}
