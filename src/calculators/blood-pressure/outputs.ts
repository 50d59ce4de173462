import { count } from '#src/engine/kit/countAndName.ts';
import { counted, fixedApart } from '#src/engine/kit/format.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, numeral, type Writing } from '#src/engine/kit/writing.ts';
import type { BloodPressureInput, BloodPressureResult } from '#workers/formulas/blood-pressure.ts';
import { CRISIS_ABOVE, LOW_BELOW, PRESSURE_CLASSES, type PressureClass } from '#workers/reference/bloodPressure.ts';

export const URGENT = 'Seek medical care now';

const { 'Stage 2': SECOND, 'Stage 1': FIRST, Elevated: ELEVATED } = PRESSURE_CLASSES;
const TONES = { Normal: 'good', Elevated: 'caution', 'Stage 1': 'caution', 'Stage 2': 'danger' } as const;
/** The limits of each class in words. */
const RULES: Readonly<Record<PressureClass, string>> = {
  'Stage 2': `Stage 2: ${SECOND.systolicFrom} or above, or ${SECOND.diastolicFrom} or above.`,
  'Stage 1': `Stage 1: ${FIRST.systolicFrom} to below ${SECOND.systolicFrom}, or ${FIRST.diastolicFrom} to below ${SECOND.diastolicFrom}; the higher class counts.`,
  Elevated: `Elevated: ${ELEVATED.systolicFrom} to below ${FIRST.systolicFrom}, and below ${FIRST.diastolicFrom}.`,
  Normal: `Normal: below ${ELEVATED.systolicFrom}, and below ${FIRST.diastolicFrom}.`,
};
const CLASSES = Object.values(PRESSURE_CLASSES);
/** Differences within these limits count as a stable pressure, in mmHg. */
const STABLE = [-5, 5] as const;
const NO_TREND = 'needs three readings';

/** The results about blood pressure. */
export const OUTPUTS: Outputs<BloodPressureResult, BloodPressureResult, BloodPressureInput> = {
  classification: {
    kind: 'words',
    label: 'Class of the averages',
    tone: ({ result: { classification, reference } }) =>
      classification === 'Normal' && reference.lowPressure ? undefined : TONES[classification],
    note: ({ value }) => RULES[value],
  },
  risk: { kind: 'words', label: 'Risk' },
  recommendations: { kind: 'each', label: 'What to do next', each: { kind: 'words', label: 'Recommendation' } },
  averages: {
    kind: 'group',
    keys: {
      systolic: {
        kind: 'number',
        label: 'Average systolic',
        unit: 'mmHg',
        written: apart(CLASSES.map(({ systolicFrom }) => systolicFrom)),
      },
      diastolic: {
        kind: 'number',
        label: 'Average diastolic',
        unit: 'mmHg',
        written: apart(CLASSES.flatMap(({ diastolicFrom }) => diastolicFrom ?? [])),
      },
      pulse: { kind: 'number', label: 'Average pulse', unit: '/min', written: decimals(1), missing: 'not measured' },
    },
  },
  trend: {
    kind: 'words',
    label: 'Trend',
    words: { stable: 'Stable', increasing: 'Increasing', decreasing: 'Decreasing' },
    missing: NO_TREND,
  },
  trendDifference: {
    kind: 'number',
    label: 'Change in systolic',
    unit: 'mmHg',
    written: apart(STABLE),
    note: ({ result: { series, firstHalf } }) =>
      `Average of the last ${counted(series.length - firstHalf, 'reading', 'readings')} less ${firstHalf === 1 ? 'the first reading' : `that of the first ${firstHalf}`}. Below 5 either way is stable.`,
    missing: NO_TREND,
    missingNote: '',
  },
  firstHalf: count('Readings in the first half'),
  series: {
    kind: 'rows',
    label: 'Readings in order of time',
    row: {
      systolic: { ...count('Systolic'), columnUnit: 'mmHg' },
      diastolic: { ...count('Diastolic'), columnUnit: 'mmHg' },
      pulse: { ...count('Pulse'), columnUnit: '/min' },
      time: { kind: 'words', label: 'Time' },
      date: { kind: 'day', label: 'Date', look: 'table' },
      classification: { kind: 'words', label: 'Class' },
    },
  },
  reference: {
    kind: 'group',
    keys: {
      meanArterialPressure: {
        kind: 'number',
        label: 'Mean arterial pressure',
        unit: 'mmHg',
        written: decimals(1),
        note: 'Of the averages.',
      },
      pulsePressure: {
        kind: 'number',
        label: 'Pulse pressure',
        unit: 'mmHg',
        written: decimals(1),
        note: 'Average systolic less diastolic.',
      },
      hypertensiveCrisis: {
        kind: 'flag',
        label: `A reading above ${CRISIS_ABOVE.systolic} or ${CRISIS_ABOVE.diastolic}`,
        tone: ({ value }) => (value ? 'danger' : undefined),
        note: ({ value }) => (value ? `${URGENT}.` : undefined),
      },
      lowPressure: {
        kind: 'flag',
        label: `A reading below ${LOW_BELOW.systolic} or ${LOW_BELOW.diastolic}`,
        tone: ({ value }) => (value ? 'caution' : undefined),
      },
      systolicPerWeek: {
        kind: 'group',
        label: 'Systolic by a straight line',
        missing: 'not computed',
        missingNote: 'Needs three readings with a date, on two days.',
        keys: {
          // By linear regression: the product specification takes the difference of two halves.
          slope: {
            ...perWeek('Systolic by a straight line'),
            note: ({ row: { low, high } }) => {
              const chance = low <= 0 && high >= 0 ? ' It holds 0, so the change may be chance.' : '';
              return `95 % confidence interval ${fixedApart(low, 1, [0])} to ${fixedApart(high, 1, [0])}, over the readings with a date.${chance}`;
            },
          },
          low: perWeek('Lower end of its 95 % confidence interval'),
          high: perWeek('Upper end of its 95 % confidence interval'),
        },
      },
    },
  },
};

function perWeek(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'mmHg a week', written: apart([0]) };
}

/** Writes with one decimal, or as many as show on which side of the limits the value lies. */
function apart(limits: readonly number[]): Writing {
  return (value) => numeral(fixedApart(value, 1, limits));
}
