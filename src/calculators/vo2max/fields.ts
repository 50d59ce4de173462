import { PREGNANT } from '#src/calculators/families/humanHealth.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FitnessTest, Vo2maxInput } from '#workers/formulas/vo2max.ts';

type Box = Draft<Vo2maxInput>;

const by =
  (...methods: readonly FitnessTest[]) =>
  ({ method }: Box): boolean =>
    methods.some((each) => each === method);
const walked = by('rockport');
const fromRates = by('heartRateRatio');

/** The boxes of all methods; each shows its own. */
export const FIELDS: Fields<Vo2maxInput> = {
  method: {
    kind: 'choice',
    label: 'Test',
    look: 'menu',
    options: [
      { value: 'cooper', label: 'Cooper: 12 minutes of running' },
      { value: 'run15', label: '1.5-mile run' },
      { value: 'rockport', label: 'Rockport: 1-mile walk' },
      { value: 'heartRateRatio', label: 'Maximum and resting heart rate' },
    ],
    initial: 'cooper',
  },
  distance: {
    kind: 'number',
    label: 'Distance in 12 minutes',
    ...measuredIn('length', 'm', 'mi'),
    min: 1000,
    max: 5000,
    visibleWhen: by('cooper'),
  },
  timeMinutes: {
    kind: 'number',
    label: 'Time',
    hint: 'A run of 1.5 miles: 6 to 30 minutes. A walk of 1 mile: 8 to 30. For 12:30 enter 12.5.',
    ...measuredIn('time', 'min', 's'),
    min: 6,
    max: 30,
    visibleWhen: by('run15', 'rockport'),
  },
  weight: {
    kind: 'number',
    label: 'Weight',
    hint: '30 to 250 kilograms. The walk needs it; else it gives liters a minute.',
    ...measuredIn('mass', 'kg', 'lb'),
    min: 30,
    max: 250,
    optional: true,
  },
  age: { kind: 'number', label: 'Age in years', min: 18, max: 80, visibleWhen: walked },
  sex: {
    kind: 'choice',
    label: 'Sex',
    look: 'radios',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
    visibleWhen: walked,
  },
  heartRate: {
    kind: 'number',
    label: 'Heart rate at the end',
    hint: 'Beats a minute, after the walk.',
    min: 60,
    max: 220,
    visibleWhen: walked,
  },
  maxHeartRate: {
    kind: 'number',
    label: 'Maximum heart rate',
    hint: 'Beats a minute, measured if possible.',
    min: 100,
    max: 230,
    visibleWhen: fromRates,
  },
  restingHeartRate: {
    kind: 'number',
    label: 'Resting heart rate',
    hint: 'Beats a minute, on waking.',
    min: 30,
    max: 120,
    visibleWhen: fromRates,
  },
  pregnant: PREGNANT,
};
