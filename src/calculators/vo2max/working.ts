import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { Vo2maxInput, Vo2maxResult } from '#workers/formulas/vo2max.ts';

const POUNDS_PER_KILOGRAM = 1 / 0.45359237;

/** Returns the equation of the method with its numbers, and the METs. */
export function workingOf(
  { vo2max }: Vo2maxResult,
  input: Vo2maxInput,
  figure: FigureOf<ResultKey<Vo2maxResult>>,
): readonly WorkingStep[] {
  const { text, written } = figure('vo2max');
  return [
    { label: 'VO2 max', ...equationOf(input), value: `${text} mL/kg/min` },
    {
      label: 'METs',
      formula: 'VO2 max ÷ 3.5',
      substituted: `${workingNumber(vo2max, written)} ÷ 3.5`,
      value: figure('mets').text,
    },
  ];
}

function equationOf(input: Vo2maxInput): Pick<WorkingStep, 'formula' | 'substituted'> {
  const { method, distance = 0, timeMinutes = 0, weight = 0, age = 0, heartRate = 0 } = input;
  switch (method) {
    case 'cooper':
      return { formula: '(distance − 504.9) ÷ 44.73', substituted: `(${typedNumber(distance)} − 504.9) ÷ 44.73` };
    case 'run15':
      return { formula: '483 ÷ time + 3.5', substituted: `483 ÷ ${typedNumber(timeMinutes)} + 3.5` };
    case 'rockport': {
      const pounds = workingNumber(weight * POUNDS_PER_KILOGRAM);
      const sex = input.sex === 'male' ? '6.315' : '0';
      return {
        formula: '132.853 − 0.0769·pounds − 0.3877·age + sex − 3.2649·time − 0.1565·heart rate',
        substituted: `132.853 − 0.0769·${pounds} − 0.3877·${typedNumber(age)} + ${sex} − 3.2649·${typedNumber(timeMinutes)} − 0.1565·${typedNumber(heartRate)}`,
      };
    }
    case 'heartRateRatio':
      return {
        formula: '15.3·maximum ÷ rest',
        substituted: `15.3·${typedNumber(input.maxHeartRate ?? 0)} ÷ ${typedNumber(input.restingHeartRate ?? 0)}`,
      };
  }
}
